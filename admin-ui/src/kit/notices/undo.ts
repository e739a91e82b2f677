/** Keys that press the button which undoes; who listens for them finds it by these. */
export const UNDO_KEYS = 'Control+Z Meta+Z';

/** How long what was done can be undone. */
export const UNDO_MILLISECONDS = 10_000;
