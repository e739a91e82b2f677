import * as z from 'zod/mini';
import { checkCharacterOf, gstinFault, gstinOf } from '../domain/gstin';
import type { gstin as texts } from '../i18n/en/gstin';
import type { Translate } from '../i18n/text';
import { translate } from '../i18n/translate';

const t: Translate<typeof texts> = translate;

/** Why a GSTIN is none, in words; nothing where it is one. */
function wordsOf(typed: unknown): string {
  const gstin = gstinOf(String(typed));
  const fault = gstinFault(gstin);
  if (!fault) return '';
  return t(`gstin.${fault}`, { count: gstin.length, code: gstin.slice(0, 2), character: checkCharacterOf(gstin) });
}

/** A GSTIN or nothing; says what is wrong with it. */
export const gstinRule = () =>
  z.string().check(
    z.overwrite(gstinOf),
    z.refine((gstin) => !gstin || !gstinFault(gstin), { error: ({ input }) => wordsOf(input) }),
  );
