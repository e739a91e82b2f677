/** The last line of a task's answer. */
export const DONE = '';
