/** Two columns where there is room. */
export const FORM_GRID = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 1,
  pb: 1.5,
} as const;

/**
 * A dialog that fits into the window: its title and its buttons stay, what is between them scrolls. It fills a phone, where a box would have
 * no room for its fields; in a very low window all of it scrolls.
 */
export const IN_WINDOW = {
  '& form': { flex: '0 1 auto', minHeight: 0, display: 'flex', flexDirection: 'column' },
  '@media (width < 600px)': {
    '&&&': { width: '100%', maxWidth: 'none', height: '100dvh', maxHeight: 'none', m: 0, border: 0, borderRadius: 0 },
    '& form': { flex: 1 },
  },
  '@media (height < 480px)': {
    '&&&': { display: 'block', overflowY: 'auto' },
    '& form': { display: 'block' },
  },
} as const;

export const FOOT = {
  px: 3,
  py: 1.5,
  borderTop: '1px solid var(--line)',
  '@media (width < 600px)': { px: 2 },
} as const;

/** Focuses the first input of a form, unless the user has focused one already: a picker may be ready late. */
export const focusFirstInput = (place: HTMLElement, first = 'input:not([hidden]), textarea'): void => {
  if (!document.activeElement?.matches('input, textarea')) place.querySelector<HTMLElement>(first)?.focus();
};
