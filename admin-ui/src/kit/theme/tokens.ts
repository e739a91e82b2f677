import css from '@niyukt/ui-shared/theme/tokens.css?raw';

/** Values of the shared CSS variables, by name without the dashes. */
export type Tokens = Readonly<Record<string, string>>;

const PAIR = /light-dark\((#\w+|rgb\([^()]*\)), (#\w+|rgb\([^()]*\))\)/g;

const palette = (side: '$1' | '$2'): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/^ *--([\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => [name, value.replace(PAIR, side)]),
  );

/** The palette of tokens.css; MUI needs values, not variables. */
export const LIGHT: Tokens = palette('$1');
export const DARK: Tokens = palette('$2');
