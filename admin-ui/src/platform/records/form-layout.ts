/** Two columns where there is room. */
export const FORM_GRID = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;

/** Begins a form at its first input. A picker is ready only once it stands; somebody quicker keeps the focus where they put it. */
export const focusFirstInput = (place: HTMLElement): void => {
  if (!document.activeElement?.matches('input, textarea')) place.querySelector('input')?.focus();
};
