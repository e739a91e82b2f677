import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';

/** A column of an exported list. */
export interface CsvColumn<R> {
  label: ConsoleTextKey;
  value: (record: R) => string | number | null | undefined;
}

/** papaparse's own pattern misses a formula that goes on in a second line, stands after spaces or quotes, or begins with a wide sign. */
const FORMULA = /^[\s"']*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Records as CSV for a spreadsheet: readable heads, and no cell that a spreadsheet would run as a formula.
 * @returns text that starts with a byte order mark, without which Excel misreads letters beyond ASCII
 */
export async function csvOf<R>(records: readonly R[], columns: readonly CsvColumn<R>[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const fields = columns.map(({ label }) => t(label));
  const data = records.map((record) => columns.map(({ value }) => value(record) ?? ''));
  return '\uFEFF' + papa.unparse({ fields, data }, { escapeFormulae: FORMULA });
}

/** An amount as a spreadsheet adds it up: rupees with two digits, without sign and groups. @param paise whole paise */
export const moneyCell = (paise: number | null): string | null => {
  if (paise === null) return null;
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
