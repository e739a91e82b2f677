import { type XmlHandler } from '../../../platform/files/xml.js';
import { dateText } from './date-formats.js';
import { MAX_COLUMNS, RefusedFile, type RowCollector } from './read-table.js';
import { cellText, unescaped } from './shared-texts.js';

/** What the cells of a sheet refer to. */
export interface CellContext {
  sharedTexts: readonly string[];
  dateStyles: readonly boolean[];
  from1904: boolean;
}

/** A group of merged cells: rows as in the spreadsheet, columns counted from 0. */
export interface MergedCells {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

const MAX_MERGED = 20_000;
/** Of Excel itself. */
const MAX_ROW_NUMBER = 1_048_576;
const A = 65;
const LETTERS = 26;
const DIGIT_0 = 48;

/** Reads the cells of a sheet, row by row. A formula is its text, which starts with `=`; what it came to is not read. */
export class SheetCells implements XmlHandler {
  formulas = 0;
  readonly merged: MergedCells[] = [];
  private row: string[] = [];
  private rowNumber = 0;
  private column = -1;
  private type = 'n';
  private style = 0;
  private value = '';
  private formula = '';
  private hasFormula = false;
  private sharedFormula = '';
  private readonly sharedFormulas = new Map<string, string>();
  private into: 'value' | 'formula' | undefined;
  private isAid = false;

  constructor(
    private readonly context: CellContext,
    private readonly collector: RowCollector,
  ) {}

  open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') this.openRow(attributes['r']);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'f') this.openFormula(attributes);
    else if (name === 'rPh') this.isAid = true;
    else if (name === 'v' || name === 't') this.into = this.isAid ? undefined : 'value';
    else if (name === 'mergeCell') this.addMerged(attributes['ref'] ?? '');
  };

  text = (text: string): void => {
    if (this.into === 'value') this.value = cellText(this.value, text);
    else if (this.into === 'formula') this.formula = cellText(this.formula, text);
  };

  close = (name: string): void => {
    if (name === 'rPh') this.isAid = false;
    if (name === 'v' || name === 't' || name === 'f') this.into = undefined;
    if (name === 'c') this.closeCell();
    if (name === 'row') this.collector.add(this.rowNumber, this.row);
  };

  private openRow(number: string | undefined): void {
    const next = Number(number ?? this.rowNumber + 1);
    if (!(Number.isInteger(next) && next > this.rowNumber && next <= MAX_ROW_NUMBER)) throw new RefusedFile('damaged');
    this.rowNumber = next;
    this.row = [];
    this.column = -1;
  }

  private openCell({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    this.column = r === undefined ? this.column + 1 : columnOf(r);
    this.type = t;
    this.style = Number(s);
    this.value = '';
    this.formula = '';
    this.hasFormula = false;
  }

  private openFormula({ si = '' }: Readonly<Record<string, string>>): void {
    this.into = 'formula';
    this.hasFormula = true;
    this.sharedFormula = si;
  }

  private closeCell(): void {
    const text = this.hasFormula ? this.formulaText() : this.valueText();
    if (!text) return;
    if (this.column < 0 || this.column >= MAX_COLUMNS) throw new RefusedFile('too_many_columns');
    while (this.row.length < this.column) this.row.push('');
    this.row[this.column] = text;
  }

  /** Of cells that share a formula only the first one has its text. */
  private formulaText(): string {
    this.formulas += 1;
    if (this.formula && this.sharedFormula) this.sharedFormulas.set(this.sharedFormula, this.formula);
    return `=${this.formula || (this.sharedFormulas.get(this.sharedFormula) ?? '')}`;
  }

  private valueText(): string {
    const { value } = this;
    switch (this.type) {
      case 's':
        return (value && this.context.sharedTexts[Number(value)]) ?? '';
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      case 'd':
        return value.slice(0, 10).split('-').reverse().join('/');
      case 'n':
        return value && this.numberText(Number(value));
      default:
        return unescaped(value);
    }
  }

  private numberText(number: number): string {
    if (!Number.isFinite(number)) return '';
    if (this.context.dateStyles[this.style]) return dateText(number, this.context.from1904);
    return plainNumber(number);
  }

  private addMerged(range: string): void {
    const [from = '', to = from] = range.split(':');
    const merged = { top: rowOf(from), left: columnOf(from), bottom: rowOf(to), right: columnOf(to) };
    if (this.merged.push(merged) > MAX_MERGED) throw new RefusedFile('damaged');
  }
}

/** A number as it was typed: without an exponent, and without what computers add at its end. */
function plainNumber(number: number): string {
  const rounded = Number(number.toPrecision(15));
  return Math.abs(rounded) < 1e21 && Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
}

/** The row in a reference such as `AB12` or `$AB$12`; 0 when it names none. */
function rowOf(reference: string): number {
  let row = 0;
  for (const character of withoutSigns(reference)) {
    const digit = character.charCodeAt(0) - DIGIT_0;
    if (digit >= 0 && digit <= 9) row = row * 10 + digit;
  }
  return row;
}

/** 0 for A, 26 for AA; -1 when it names none. */
function columnOf(reference: string): number {
  let column = 0;
  for (const character of withoutSigns(reference)) {
    const letter = character.charCodeAt(0) - A;
    if (letter < 0 || letter >= LETTERS) break;
    column = column * LETTERS + letter + 1;
  }
  return column - 1;
}

/** No reference is longer. */
const MAX_REFERENCE_LENGTH = '$XFD$1048576'.length;

function withoutSigns(reference: string): string {
  const bounded = reference.slice(0, MAX_REFERENCE_LENGTH);
  return bounded.includes('$') ? bounded.replaceAll('$', '') : bounded;
}
