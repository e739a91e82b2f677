import type { Exporter, RaRecord } from 'react-admin';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { csvFile, saveFile } from '@niyukt/ui-shared/files/save-file';
import { type ConsoleTextKey, t } from '../../texts/console';
import { csvColumnsOf, type Field } from '../resource/fields';

/** A column of an exported list. */
export interface CsvColumn<R> {
  label: ConsoleTextKey;
  value: (record: R) => string | number | null | undefined;
}

/** What begins a formula. The server's files know the same (backend/src/platform/csv.ts). */
const SIGN = /[=+\-@＝＋－＠]/;
/** papaparse's own pattern misses a formula that goes on in a second line, stands after spaces or quotes, or begins with a wide sign. */
const FORMULA = /^[\s"']*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Spreadsheets of other regions split a line here, also within quotes: what follows is a cell of its own. */
const SEPARATOR = /[;|\t\r\n]/;
const BEFORE_A_SIGN = /[\s"';|]+/g;

/**
 * Records as CSV with readable heads. No cell runs as a formula, even in a spreadsheet that splits lines at another separator.
 * @returns text that starts with a byte order mark, without which Excel misreads letters beyond ASCII
 */
export async function csvOf<R>(records: readonly R[], columns: readonly CsvColumn<R>[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const fields = columns.map(({ label }) => t(label));
  const data = records.map((record) => columns.map(({ value }) => markedInside(value(record) ?? '')));
  return '\uFEFF' + papa.unparse({ fields, data }, { escapeFormulae: FORMULA });
}

/** Marks as text what a separator within the text would make the beginning of a formula. */
function markedInside(value: string | number): string | number {
  if (typeof value === 'number') return value;
  return value.replace(BEFORE_A_SIGN, (run, at: number) => {
    if (!SIGN.test(value.charAt(at + run.length))) return run;
    const pieces = run.split(SEPARATOR);
    const piece = pieces.at(-1) ?? '';
    return pieces.length > 1 ? `${run.slice(0, run.length - piece.length)}'${piece}` : run;
  });
}

/** An amount as a spreadsheet adds it up: rupees with two digits, without sign and groups. @param paise whole paise */
export const moneyCell = (paise: number | null): string | null => {
  if (paise === null) return null;
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Saves records as a CSV file of their fields. @param fileName the day is added to it */
export const csvExporter =
  <R extends RaRecord>(fields: readonly Field<R>[], fileName: string): Exporter<R> =>
  async (records) => {
    saveFile(`${fileName}-${today()}.csv`, csvFile(await csvOf(records, csvColumnsOf(fields))));
  };
