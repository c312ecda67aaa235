// Every page on a phone.

import { PHONE } from "../support/arcade.mjs";
import { lookAtAll } from "../support/legible.mjs";

lookAtAll("phone", PHONE);
