import type { RaThemeOptions } from 'react-admin';
import { FORCED_COLOURS } from './forced-colours';
import { DARK, LIGHT, type Tokens } from './tokens';

const CONTROL_HEIGHT = 36;
/** Fingers need more than the mouse. */
const ON_PHONES = { '@media (width < 900px)': { minWidth: 44, minHeight: 44 } };

const variablesOf = (token: Tokens): Record<string, string> =>
  Object.fromEntries(Object.entries(token).map(([name, value]) => [`--${name}`, value]));

function palette(mode: 'light' | 'dark', token: Tokens): RaThemeOptions['palette'] {
  const text = (name: string): string => token[name] ?? '#000000';
  const family = (main: string, on: string) => ({ main: text(main), contrastText: text(on) });
  return {
    mode,
    primary: { ...family('action', 'on-action'), dark: text('action-hover'), light: text('action') },
    secondary: family('action', 'on-action'),
    error: family('danger', 'surface'),
    success: family('green', 'surface'),
    warning: family('amber', 'surface'),
    info: family('blue', 'surface'),
    text: { primary: text('ink'), secondary: text('muted'), disabled: text('control') },
    background: { default: text('paper'), paper: text('surface') },
    divider: text('line'),
  };
}

/** Menus belong to the page or to what lies over it, not beside both: screen readers find them there. */
const placeOfMenus = (): Element =>
  [...document.querySelectorAll('.MuiDialog-paper, .MuiDrawer-paper')].at(-1) ??
  document.getElementById('main-content') ??
  document.body;

/** Paper is light, also in dark mode. */
const PAPER = variablesOf(LIGHT);
/** A record that is open is printed alone, once, from its beginning to its end. */
const OPEN_DRAWER_ON_PAPER = {
  'body:has(> .MuiDrawer-modal) > :not(.MuiDrawer-modal)': { display: 'none !important' },
  'body:has(> .MuiDrawer-modal)': { overflow: 'visible !important' },
  '.MuiDrawer-modal, .MuiDrawer-modal .MuiDrawer-paper': {
    position: 'static !important',
    width: 'auto !important',
    height: 'auto !important',
    maxHeight: 'none !important',
    overflow: 'visible !important',
    border: '0 !important',
    backgroundColor: '#fff !important',
    color: 'var(--ink) !important',
    boxShadow: 'none !important',
    transform: 'none !important',
  },
  '.MuiDrawer-modal :is(.MuiTypography-root, .MuiBox-root)': { color: 'var(--ink) !important' },
  '.MuiDrawer-modal > .MuiBackdrop-root': { display: 'none' },
};

/** The console in the colours, type and corners of the public pages, denser. */
function themeOf(mode: 'light' | 'dark', token: Tokens): RaThemeOptions {
  const flat = { boxShadow: 'none', backgroundImage: 'none' };
  const ring = { outline: '3px solid var(--focus)', outlineOffset: 2 };
  return {
    palette: palette(mode, token),
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: token['font'] ?? 'sans-serif',
      fontSize: 14,
      fontWeightBold: 700,
      h1: { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '-0.015em', lineHeight: 1.25 },
      h2: { fontSize: '1.125rem', fontWeight: 700, letterSpacing: '-0.01em', lineHeight: 1.3 },
      h3: { fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600, lineHeight: 1.4 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ':root': { ...variablesOf(token), colorScheme: mode },
          body: { fontVariantNumeric: 'tabular-nums' },
          '*:focus-visible': ring,
          // a dialog that holds the focus is not a control
          '[tabindex="-1"]:focus-visible': { outline: 'none' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
          ...FORCED_COLOURS,
          '@media print': {
            ':root': { ...PAPER, colorScheme: 'light' },
            '.no-print': { display: 'none !important' },
            ...OPEN_DRAWER_ON_PAPER,
          },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: CONTROL_HEIGHT, ...ON_PHONES, '&.Mui-focusVisible': ring } },
      },
      MuiIconButton: { styleOverrides: { root: { ...ON_PHONES, '&.Mui-focusVisible': ring } } },
      MuiToggleButton: { styleOverrides: { root: ON_PHONES } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: flat,
          elevation1: { ...flat, border: '1px solid var(--line)' },
          elevation8: { boxShadow: 'var(--shadow)', border: '1px solid var(--line)' },
          elevation16: { boxShadow: 'var(--shadow)' },
          elevation24: { boxShadow: 'var(--shadow)' },
        },
      },
      MuiAlert: { styleOverrides: { action: { paddingTop: 0, alignItems: 'center' } } },
      MuiCard: { styleOverrides: { root: { border: '1px solid var(--line)', borderRadius: 14 } } },
      MuiDialog: { styleOverrides: { paper: { borderRadius: 14, border: '1px solid var(--line)' } } },
      MuiBackdrop: {
        styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--backdrop)' } } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: 'var(--line)', padding: '8px 10px' },
          head: { color: 'var(--muted)', fontWeight: 600, backgroundColor: 'var(--surface)', whiteSpace: 'nowrap' },
        },
      },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: 'var(--control)' } } },
      MuiAutocomplete: {
        defaultProps: { fullWidth: true },
        styleOverrides: { paper: { boxShadow: 'var(--shadow)', border: '1px solid var(--line)' } },
      },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      MuiPopover: { defaultProps: { container: placeOfMenus } },
      MuiFormControl: {
        defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
        styleOverrides: { marginDense: { marginTop: '0.75rem' } },
      },
      // a label on the border keeps clear of what is typed, however large the text is
      MuiInputLabel: {
        styleOverrides: {
          outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625rem) scale(0.75)' } },
        },
      },
      // icons stay as large as the controls that they stand in
      MuiSvgIcon: { styleOverrides: { fontSizeMedium: { fontSize: 24 }, fontSizeSmall: { fontSize: 20 } } },
      MuiTooltip: {
        styleOverrides: {
          tooltip: { backgroundColor: 'var(--panel)', color: 'var(--on-panel)', fontSize: '0.8125rem' },
        },
      },
      MuiSkeleton: { styleOverrides: { root: { backgroundColor: 'var(--line)' } } },
      MuiLink: { defaultProps: { underline: 'hover' } },
    },
  };
}

export const lightTheme = themeOf('light', LIGHT);
export const darkTheme = themeOf('dark', DARK);
