/** In the system's own colours, over those of the component. */
const inColours = (ground: string, text: string) => ({
  forcedColorAdjust: 'none',
  color: `${text} !important`,
  backgroundColor: `${ground} !important`,
});
const CHOSEN = inColours('Highlight', 'HighlightText');
const RING = { outline: '2px solid Highlight', outlineOffset: -2 };

/**
 * Forced colours (the high contrast of Windows) take away every background and shadow. What was told by one alone is told by a
 * border or by the system's own colours here.
 */
export const FORCED_COLOURS = {
  '@media (forced-colors: active)': {
    'nav a[aria-current], .tool-link[aria-current], nav button.is-current, .pager-number[aria-current]': CHOSEN,
    'nav a[aria-current] svg, nav button.is-current svg': { backgroundColor: 'transparent !important' },
    // the room for the line under the current section
    '.section-tabs > :not([aria-current])': { borderColor: 'Canvas !important' },
    '.MuiToggleButton-root.Mui-selected.Mui-selected': CHOSEN,
    '.MuiAutocomplete-option.Mui-focused, .MuiMenuItem-root.Mui-focusVisible': RING,
    '.MuiTableRow-root.Mui-selected, .record-card:has(.row-checkbox:checked)': RING,
    '.MuiButton-root.MuiButton-contained': { border: '2px solid' },
    '.MuiButton-root.MuiButton-text': { border: '1px solid' },
    '.MuiDrawer-paper, .MuiAlert-root, .MuiSnackbarContent-root, .MuiTooltip-tooltip': { border: '1px solid' },
    '.bulk-bar, .skip-link:focus, .with-tip::after': { border: '1px solid' },
    '.MuiSkeleton-root': { border: '1px solid GrayText' },
    '.MuiLinearProgress-bar': { backgroundColor: 'Highlight' },
    '.MuiSwitch-root .MuiSwitch-track': { opacity: 1, border: '1px solid', boxSizing: 'border-box' },
    '.MuiSwitch-root .MuiSwitch-thumb': { backgroundColor: 'CanvasText' },
    '.MuiSwitch-root .Mui-checked .MuiSwitch-thumb': { backgroundColor: 'Highlight' },
    '::placeholder': { opacity: '1 !important', color: 'GrayText' },
    mark: inColours('Mark', 'MarkText'),
  },
};
