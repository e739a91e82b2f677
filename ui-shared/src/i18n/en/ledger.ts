import { billing } from './billing';
import { placements } from './placements';
import { settings } from './settings';

/** Texts about money: loaded with the first page that needs them. */
export const texts = { ...billing, ...placements, ...settings } as const;
