/** Two columns where there is room. */
export const FORM_GRID = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 1,
  pb: 1.5,
} as const;

/** Fills a phone, where a box would have no room for its fields. */
export const WHOLE_PHONE = {
  '@media (width < 600px)': {
    '&&&': {
      display: 'inline-flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: 'none',
      minHeight: '100dvh',
      m: 0,
      border: 0,
      borderRadius: 0,
      overflow: 'visible',
    },
    '& form': { flex: 1, display: 'flex', flexDirection: 'column' },
    '& .MuiDialogContent-root': { flex: 1, overflow: 'visible' },
  },
} as const;

/** The buttons of a form that fills a phone stay in sight. */
export const STICKY_FOOT = {
  px: 3,
  pb: 2,
  '@media (width < 600px)': {
    position: 'sticky',
    zIndex: 2,
    bottom: 0,
    px: 2,
    py: 1.5,
    bgcolor: 'background.paper',
    borderTop: '1px solid var(--line)',
  },
} as const;

/** Focuses the first input of a form, unless the user has focused one already: a picker may be ready late. */
export const focusFirstInput = (place: HTMLElement): void => {
  if (!document.activeElement?.matches('input, textarea')) place.querySelector<HTMLElement>('input, textarea')?.focus();
};
