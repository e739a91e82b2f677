/** The line after the last one of a task in the sandbox. */
export const DONE = '';
