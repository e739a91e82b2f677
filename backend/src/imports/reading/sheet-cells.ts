import { dateText } from './date-formats.js';
import { MAX_COLUMNS, RefusedFile, type RowCollector } from './read-table.js';
import { type PartReader } from './workbook-parts.js';

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

/** Reads the cells of a sheet, row by row. A formula is its text, which starts with `=`; what it came to is not read. */
export class SheetCells implements PartReader {
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
    if (this.into === 'value') this.value += text;
    else if (this.into === 'formula') this.formula += text;
  };

  close = (name: string): void => {
    if (name === 'rPh') this.isAid = false;
    if (name === 'v' || name === 't' || name === 'f') this.into = undefined;
    if (name === 'c') this.closeCell();
    if (name === 'row') this.collector.add(this.rowNumber, this.row);
  };

  private openRow(number: string | undefined): void {
    const next = Number(number ?? this.rowNumber + 1);
    if (!Number.isSafeInteger(next) || next <= this.rowNumber) throw new RefusedFile('damaged');
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
        return this.context.sharedTexts[Number(value)] ?? '';
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      case 'd':
        return value.slice(0, 10).split('-').reverse().join('/');
      case 'n':
        return value && this.numberText(Number(value));
      default:
        return value;
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

function rowOf(reference: string): number {
  return Number(/\d+$/.exec(reference)?.[0] ?? 0);
}

/** 0 for A, 26 for AA. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference.replaceAll('$', '').toUpperCase())?.[0] ?? '';
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
