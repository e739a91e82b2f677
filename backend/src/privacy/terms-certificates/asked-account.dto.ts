/** Where an account stands with the present terms. */
export const TERMS_STATES = ['accepted', 'refused', 'unanswered'] as const;
