/** A variable is missing or malformed. The message names it and never contains its value. */
export class EnvError extends Error {}
