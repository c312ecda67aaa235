// Every page on a desk.

import { DESKTOP } from "../support/arcade.mjs";
import { lookAtAll } from "../support/legible.mjs";

lookAtAll("desktop", DESKTOP);
