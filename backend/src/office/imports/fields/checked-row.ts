import { type Type } from '@nestjs/common';
import { SetCompanyBillingDto } from '../../../companies/dto/company-billing.dto.js';
import { EditCompanyDto } from '../../../companies/dto/company-inputs.dto.js';
import { EditEmployeeDto } from '../../../employees/employee-inputs.dto.js';
import { CreateJobForCompanyDto } from '../../../jobs/dto/job-inputs.dto.js';
import { type FieldErrorDto } from '../../../platform/errors/error-body.dto.js';
import { ApiException } from '../../../platform/errors/problem.js';
import { isSomebodys } from '../../../platform/phones.js';
import { withoutTextMark } from '../../../platform/read-cells.js';
import { requestValidation } from '../../../platform/validation/request-validation.pipe.js';
import { MAX_CELL_CHARACTERS, type ReadRow } from '../reading/read-table.js';
import { columnName } from './header-row.js';
import { type ImportField, type ImportKind } from './import-field.js';
import { COMPANY_OF_JOB, KIND_FIELDS } from './kind-fields.js';

/** What a row comes to: values as the record stores them, or what is wrong with it. */
export interface CheckedRow {
  number: number;
  values: Record<string, unknown>;
  reasons: FieldErrorDto[];
  /** What the record is known by, the same for two rows about one; null while something is wrong. */
  identity: string | null;
  /** The last ten digits; null for what is typed in the place of a number. */
  phone: string | null;
}

/** Which column fills a field, counted from 0. */
export type FieldColumns = Readonly<Record<string, number>>;

interface KindRules {
  /** The forms of the admins' own calls: each checks the fields that it knows. */
  forms: readonly Type[];
  identity: (values: Record<string, unknown>) => string;
  phone?: string;
}

/** What spreadsheets show where a formula has found nothing, and people write where there is nothing. */
const NO_VALUE =
  /^(?:#?n ?\/ ?a\.?|n\. ?a\.?|na\.?|-{1,9}|[–—]|not (?:available|applicable|provided)|लागू नहीं|उपलब्ध नहीं)$/i;
/** What they show where it has failed: its value is lost. */
const SHEET_ERROR =
  /^#(?:REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|TIMEOUT!|GETTING_DATA)$/i;

/** The company is looked up later: it only has to be named. */
const NAMED_COMPANY = 1;

const text = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, ' ') : '');

const RULES: Readonly<Record<ImportKind, KindRules>> = {
  employees: { forms: [EditEmployeeDto], identity: ({ email }) => text(email), phone: 'phone' },
  companies: {
    forms: [EditCompanyDto, SetCompanyBillingDto],
    identity: ({ contact_email }) => text(contact_email),
    phone: 'contact_person_phone',
  },
  'job-requests': {
    forms: [CreateJobForCompanyDto],
    identity: ({ company, title, location }) => [company, title, location].map(text).join(' | '),
  },
};

/** How rows are to be read. */
export interface RowReading {
  kind: ImportKind;
  /** Names of the columns. */
  names: readonly string[];
  columns: FieldColumns;
}

/** Checks a row by the rules, and in the sentences, of the calls with which admins add and edit records. */
export async function checkRow({ kind, names, columns }: RowReading, row: ReadRow): Promise<CheckedRow> {
  const tooLong = row.cells.findIndex(({ length }) => length > MAX_CELL_CHARACTERS);
  if (tooLong >= 0) return withoutValues(row.number, cellTooLong(names[tooLong] ?? columnName(tooLong)));
  const { values: given, reasons } = readValues(KIND_FIELDS[kind], columns, row.cells);
  const company = given[COMPANY_OF_JOB];
  const body = { ...given, company_id: company ? NAMED_COMPANY : null };
  const { forms, identity, phone } = RULES[kind];
  const values: Record<string, unknown> = company ? { [COMPANY_OF_JOB]: company } : {};
  for (const form of forms) {
    const checked = await checkForm(form, body);
    if (Array.isArray(checked)) reasons.push(...checked);
    else Object.assign(values, valuesIn(given, checked));
  }
  const said = unique(reasons);
  const number = phone === undefined ? '' : text(values[phone]).slice(-10);
  return {
    number: row.number,
    values,
    reasons: said,
    identity: said.length ? null : identity(values),
    phone: said.length || !isSomebodys(number) ? null : number,
  };
}

/** A row that is wrong as a whole. */
export function withoutValues(number: number, message: string): CheckedRow {
  return { number, values: {}, reasons: [{ field: '', message }], identity: null, phone: null };
}

function cellTooLong(column: string): string {
  return `The cell in "${column}" is longer than 10,000 characters`;
}

/** An empty cell leaves an optional field alone; a required one is requested by its rule. */
function readValues(
  fields: readonly ImportField[],
  columns: FieldColumns,
  cells: readonly string[],
): { values: Record<string, unknown>; reasons: FieldErrorDto[] } {
  const values: Record<string, unknown> = {};
  const reasons: FieldErrorDto[] = [];
  for (const { field, label, isRequired, read } of fields) {
    const cell = withoutTextMark(cells[columns[field] ?? -1] ?? '');
    if (cell && SHEET_ERROR.test(cell)) {
      values[field] = null;
      reasons.push({ field, message: `The spreadsheet shows the error ${cell} here instead of a value` });
    } else if (cell && !NO_VALUE.test(cell)) {
      const result = read(cell);
      if ('value' in result) values[field] = result.value;
      else {
        values[field] = null;
        reasons.push({ field, message: result.reason });
      }
    } else if (isRequired) {
      values[field] = null;
      if (cell) reasons.push({ field, message: `${label} is required: "${cell}" says that there is none` });
    }
  }
  return { values, reasons };
}

/** @returns the values as they are stored, or the rules that they break */
async function checkForm(form: Type, body: object): Promise<object | FieldErrorDto[]> {
  try {
    return (await requestValidation.transform(body, { type: 'body', metatype: form })) as object;
  } catch (error) {
    if (error instanceof ApiException) return error.fields ?? [];
    throw error;
  }
}

function valuesIn(given: Record<string, unknown>, checked: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(checked).filter(([name, value]) => name in given && value !== null && value !== undefined),
  );
}

/** One sentence for a field, and each sentence once. */
function unique(reasons: readonly FieldErrorDto[]): FieldErrorDto[] {
  const fields = new Set<string>();
  const sentences = new Set<string>();
  return reasons
    .map(({ field, message }) => ({ field: field === 'company_id' ? COMPANY_OF_JOB : field, message }))
    .filter(({ field, message }) => {
      if (fields.has(field) || sentences.has(message)) return false;
      fields.add(field);
      sentences.add(message);
      return true;
    });
}
