/** In the system's own colours, whatever the component itself says. */
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
    'nav a[aria-current=page]': CHOSEN,
    // the room for the line under the current section
    'nav a:not([aria-current], .MuiButton-root)': { borderColor: 'Canvas' },
    '.MuiToggleButton-root.Mui-selected.Mui-selected': CHOSEN,
    '.MuiAutocomplete-option.Mui-focused, .MuiMenuItem-root.Mui-focusVisible, .MuiTableRow-root.Mui-selected': RING,
    '.MuiButton-root.MuiButton-contained': { border: '2px solid' },
    '.MuiButton-root.MuiButton-text': { border: '1px solid' },
    '.MuiDrawer-paper, .MuiAlert-root, .MuiSnackbarContent-root, .MuiTooltip-tooltip': { border: '1px solid' },
    '.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': { border: '1px solid' },
    '.MuiSkeleton-root': { border: '1px solid GrayText' },
    '.MuiLinearProgress-bar': { backgroundColor: 'Highlight' },
    '.MuiSwitch-root .MuiSwitch-track': { opacity: 1, border: '1px solid', boxSizing: 'border-box' },
    '.MuiSwitch-root .MuiSwitch-thumb': { backgroundColor: 'CanvasText' },
    '.MuiSwitch-root .Mui-checked .MuiSwitch-thumb': { backgroundColor: 'Highlight' },
    '.MuiInputBase-input::placeholder': { opacity: 1, color: 'GrayText' },
    mark: inColours('Mark', 'MarkText'),
  },
};
