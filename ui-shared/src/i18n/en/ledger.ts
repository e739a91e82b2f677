import { billing } from './billing';
import { gstin } from './gstin';
import { placements } from './placements';
import { settings } from './settings';

/** Texts about money: loaded with the first page that needs them. */
export const texts = { ...billing, ...gstin, ...placements, ...settings } as const;
