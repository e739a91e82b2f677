import { type Proof } from './failures.js';

const seconds = (value: number): string => `${value.toFixed(1)} s`;

const LINES: [string, (proof: Proof) => string][] = [
  ['primary, before and after', ({ primaryBefore, primaryAfter }) => `${primaryBefore}, ${primaryAfter}`],
  ['acknowledged writes so far', ({ acknowledged }) => String(acknowledged)],
  ['of them lost (must be 0)', ({ lost }) => String(lost)],
  ['made twice (must be 0)', ({ surplus }) => String(surplus)],
  ['longest without a write (below 30 s)', ({ withoutWrites }) => seconds(withoutWrites)],
  ['longest without a list (below 10 s)', ({ withoutLists }) => seconds(withoutLists)],
  ['longest without a record (below 10 s)', ({ withoutRecords }) => seconds(withoutRecords)],
  ['a primary and two replicas again after', ({ rejoined }) => seconds(rejoined)],
  ['refused writes', ({ failedCalls }) => failedCalls.write],
  ['refused lists', ({ failedCalls }) => failedCalls.list],
  ['refused records', ({ failedCalls }) => failedCalls.record],
];

/** The results as a Markdown table, a column for each failure. */
export function table(proofs: Proof[]): string {
  const rows = [
    ['', ...proofs.map(({ failure }) => failure)],
    ...LINES.map(([name, figure]) => [name, ...proofs.map(figure)]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
