import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv.js';
import { Statements } from '../../platform/database/statements.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { XLSX_TYPE, xlsxStream } from '../../platform/xlsx.js';
import { type ImportKind } from './fields/import-field.js';
import { KIND_FIELDS } from './fields/kind-fields.js';
import { type Import } from './import.entity.js';
import { OF_NO_RESTRICTED } from './imports.list.js';

export type FileFormat = 'csv' | 'xlsx';

const ROWS_AT_ONCE = 100;
const REASON = 'What is wrong';

/** Rows in error with their reasons, and empty files to fill in. */
@Injectable()
export class ImportFilesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
  ) {}

  /** The rows that are wrong as they were in the file, and why; corrected, it can be uploaded. */
  async errors(of: Import): Promise<FileReply & { rows: number }> {
    const [counted] = await this.dataSource.manager.query<{ n: number }[]>(
      `select count(*)::int as n from import_rows t where import_id = $1 and outcome = 'error' and ${OF_NO_RESTRICTED}`,
      [of.import_id],
    );
    const heads = [...of.columns, REASON];
    const name = `${
      of.file_name
        .replace(/\.\w{1,5}$/, '')
        .replace(/[^\w-]+/g, '-')
        .slice(0, 80) || 'import'
    }-errors`;
    return {
      ...tableFile(name, of.file_type, heads, this.errorRows(of, heads.length - 1)),
      rows: counted?.n ?? 0,
    };
  }

  /** A file with the heads alone. Its cells are text, so that a spreadsheet leaves phone numbers as they are. */
  template(kind: ImportKind, format: FileFormat): FileReply {
    const heads = KIND_FIELDS[kind].map(({ label }) => label);
    return tableFile(`${kind}-template`, format, heads, []);
  }

  private async *errorRows({ import_id }: Import, width: number): AsyncGenerator<string[], void, undefined> {
    for (let last = 0; ;) {
      const { rows } = await this.statements.query<{ row_number: number; cells: string[]; reasons: string }>({
        text: `select row_number, cells, (select string_agg(reason ->> 'message', '; ') from jsonb_array_elements(reasons) reason) as reasons
          from import_rows t where import_id = $1 and outcome = 'error' and row_number > $2 and ${OF_NO_RESTRICTED}
          order by row_number limit ${ROWS_AT_ONCE}`,
        values: [import_id, last],
      });
      for (const { cells, reasons } of rows) {
        yield [...Array.from({ length: width }, (_, place) => cells[place] ?? ''), reasons];
      }
      const end = rows.at(-1);
      if (!end) return;
      last = end.row_number;
    }
  }
}

function tableFile(
  name: string,
  format: FileFormat,
  heads: readonly string[],
  rows: AsyncIterable<string[]> | Iterable<string[]>,
): FileReply {
  if (format === 'xlsx')
    return { filename: `${name}.xlsx`, contentType: XLSX_TYPE, content: xlsxStream(name, heads, rows) };
  const content = Readable.from(csvLines(heads, rows), { objectMode: false });
  return { filename: `${name}.csv`, contentType: 'text/csv; charset=utf-8', content };
}

async function* csvLines(
  heads: readonly string[],
  rows: AsyncIterable<string[]> | Iterable<string[]>,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + csvLine(heads);
  for await (const row of rows) yield csvLine(row);
}
