import css from '@niyukt/ui-shared/theme/tokens.css?raw';

/** Values of the shared CSS variables, by name without the dashes. */
export type Tokens = Readonly<Record<string, string>>;

const read = (block: string): Tokens =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const [lightBlock = '', darkBlock = ''] = css.split('@media (prefers-color-scheme: dark)');

/** The palette that tokens.css holds for both user interfaces; MUI needs the figures, not the variables. */
export const LIGHT: Tokens = read(lightBlock);
export const DARK: Tokens = { ...LIGHT, ...read(darkBlock) };
