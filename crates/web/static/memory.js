// Hands the first part of the client to the script that fetches the others.

/** Gives what the first part of the client exports. Set once that is loaded. */
export let initSync;

export function share(init) {
  initSync = init;
}
