/** Keys that undo what a notice tells; its command is registered under them. */
export const UNDO_KEYS = 'Control+Z Meta+Z';

/** How long what was done can be undone. */
export const UNDO_MILLISECONDS = 10_000;
