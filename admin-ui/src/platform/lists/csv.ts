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

/** Offers a text as a file to save. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
