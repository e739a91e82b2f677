export const MAX_BYTES = 5 * 1024 * 1024;

/** The kinds of files that a resume may be. */
export const RESUME_FILES = '.pdf,.docx,.doc,.odt,.rtf,.txt,.jpg,.jpeg,.png';
