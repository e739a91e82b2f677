/** What a span of a text reveals about its person. */
export const MASKED_KINDS = [
  'name',
  'phone',
  'email',
  'link',
  'handle',
  'address',
  'referee',
  'birth_date',
  'sex',
  'family',
  'religion',
  'caste',
  'marital_state',
  'aadhaar',
  'pan',
  'passport',
  /** Voter ID, driving licence, provident fund, bank account. */
  'identity',
] as const;
export type MaskedKind = (typeof MASKED_KINDS)[number];

/** What no text shows of anybody: ways to reach them, and numbers of identity papers. */
export const NEVER_SHOWN: readonly MaskedKind[] = [
  'phone',
  'email',
  'link',
  'handle',
  'aadhaar',
  'pan',
  'passport',
  'identity',
];

/** A part of a text, in UTF-16 code units. */
export interface MaskedSpan {
  start: number;
  end: number;
  kind: MaskedKind;
}

/** Patterns with their kinds. */
export const patternsOf = (table: Partial<Record<MaskedKind, readonly RegExp[]>>): [MaskedKind, RegExp][] =>
  Object.entries(table).flatMap(([kind, patterns]) =>
    patterns.map((pattern): [MaskedKind, RegExp] => [kind as MaskedKind, pattern]),
  );

/** Stands for what was removed. */
export const MARK = '[…]';

/** Between two removed spans these need no place of their own. */
const ONLY_BETWEEN = /^[\s,;|~/•·()[\]"'_-]{0,12}$/;

/** The spans in their order, without overlaps; of two kinds in one place the first found stays. */
export function apart(spans: readonly MaskedSpan[]): MaskedSpan[] {
  const ordered = spans.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const result: MaskedSpan[] = [];
  for (const span of ordered) {
    const last = result.at(-1);
    if (!last || span.start >= last.end) result.push({ ...span });
    else if (span.end > last.end) last.end = span.end;
  }
  return result;
}

/** @param spans in their order, without overlaps */
export function withoutSpans(text: string, spans: readonly MaskedSpan[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    const between = text.slice(at, start);
    if (at === 0 || !ONLY_BETWEEN.test(between)) parts.push(between, MARK);
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
