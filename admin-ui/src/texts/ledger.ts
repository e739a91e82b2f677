import { gstin } from '@niyukt/ui-shared/i18n/en/gstin';
import { addEnglish } from '@niyukt/ui-shared/i18n/translate';
import { billing } from './billing';
import { penalties } from './penalties';
import { placements } from './placements';
import { settings } from './settings';

/** Texts about money: loaded with the first page that needs them. */
export const texts = { ...billing, ...gstin, ...penalties, ...placements, ...settings } as const;

addEnglish('ledger', texts);
