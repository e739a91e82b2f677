import { billing } from './billing';
import { placements } from './placements';
import { settings } from './settings';

/** What the console says of money: it comes with the first page that shows some. */
export const texts = { ...billing, ...placements, ...settings } as const;
