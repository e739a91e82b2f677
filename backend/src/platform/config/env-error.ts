/** A variable that is missing or malformed. The message names it and never carries its value. */
export class EnvError extends Error {}
