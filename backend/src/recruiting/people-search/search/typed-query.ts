import { DASH, replacePhones } from '../../../platform/phones.js';

/** One thing that is requested: words that follow each other, an e-mail address, or the last ten digits of a phone number. */
export interface QueryPart {
  kind: 'words' | 'email' | 'phone';
  text: string;
  isExcluded: boolean;
  isQuoted: boolean;
  /** Words of which one is enough instead. */
  others?: readonly string[];
}

/** What was typed, as alternatives; of each, all parts are requested. */
export type TypedQuery = readonly (readonly QueryPart[])[];

/** A word, or what stands between quotes; the last quote may be missing. */
const PIECE = /(-?)(?:"([^"]*)"?|([^\s"]+))/g;
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]][^\s@"(),:;<>[\\\].]*\.[^\s@"(),:;<>[\\\]]+$/;
/** Initials, K.R., maybe right before a name, S.Ramesh; signs of a name that others write otherwise: O’Brien. */
const WITH_INITIALS = /^(?:(?:\p{L}{1,2}\.){1,4}\p{L}{3,}|(?:\p{L}\.){1,4}\p{L}\.?)$/u;
const WITH_SIGNS = /^[\p{L}\p{M}]+(?:[’‘`´][\p{L}\p{M}]+)+$/u;

/** Of queries with more words no shorter ones are tried. */
const MAX_LEFT_OUT = 6;
/** Words that say nothing on their own. They count within quotes, and when nothing else is requested. */
const SMALL_WORDS = new Set('a an and are as at by for from in is of on the to with'.split(' '));

/** Dashes of every kind are one, and a comma parts words: "Nair,Priya". */
const plainSigns = (typed: string): string => typed.replace(DASH, '-').replace(/([\p{L}\p{M}])[,;](?=\p{L})/gu, '$1 ');

/**
 * Reads a query as web search has it: words are all asked for, "words in this order", -not, OR between alternatives. Nothing is
 * malformed: what cannot be read is a word.
 */
export function parseQuery(typed: string): TypedQuery {
  const alternatives: QueryPart[][] = [[]];
  for (const part of partsOf(replacePhones(plainSigns(typed), ({ digits }) => digits))) {
    if (part === 'or') alternatives.push([]);
    else alternatives.at(-1)?.push(part);
  }
  return alternatives.map(withoutSmallWords).filter((parts) => parts.length > 0);
}

/** The parts that are requested, each once: what is marked in a snippet. */
export function wantedParts(query: TypedQuery): QueryPart[] {
  const wanted = query.flat().filter(({ isExcluded }) => !isExcluded);
  return [...new Map(wanted.map((part) => [`${part.kind} ${part.text}`, part])).values()];
}

/** Whether a part has several words, which must follow each other: the index alone does not tell that. */
export const isPhrase = ({ kind, text }: QueryPart): boolean => kind === 'words' && /[^\p{L}\p{M}\p{N}+#.]/u.test(text);

/** Words that are requested as they are read: they may be misspelt, or only one way to write them. */
export const plainWords = (query: TypedQuery): string[] => [
  ...new Set(
    query
      .flat()
      .filter(({ kind, isQuoted, isExcluded }) => kind === 'words' && !isQuoted && !isExcluded)
      .map(({ text }) => text),
  ),
];

/** A query in which other words are enough, too. */
export function withOthers(query: TypedQuery, others: ReadonlyMap<string, readonly string[]>): TypedQuery {
  return query.map((parts) =>
    parts.map((part) => {
      const known = part.isExcluded || part.isQuoted ? undefined : others.get(part.text);
      return known ? { ...part, others: [...(part.others ?? []), ...known] } : part;
    }),
  );
}

/** Queries with one word less, then one for any of the words; nothing for a query of one word. */
export function broaderQueries(query: TypedQuery): TypedQuery[] {
  const [parts = [], ...alternatives] = query;
  const wanted = parts.filter(({ isExcluded }) => !isExcluded);
  if (alternatives.length > 0 || wanted.length < 2 || wanted.length > MAX_LEFT_OUT) return [];
  const excluded = parts.filter(({ isExcluded }) => isExcluded);
  const without = wanted.length > 2 ? wanted.map((one) => [parts.filter((part) => part !== one)]) : [];
  return [...without, wanted.map((part) => [part, ...excluded])];
}

/** A query with other words in the place of some. */
export function withWords(query: TypedQuery, others: ReadonlyMap<string, string>): TypedQuery {
  return query.map((parts) => parts.map((part) => ({ ...part, text: others.get(part.text) ?? part.text })));
}

/** As it would be typed. */
export function typedText(query: TypedQuery): string {
  const textOf = ({ isExcluded, isQuoted, text }: QueryPart): string =>
    `${isExcluded ? '-' : ''}${isQuoted ? `"${text}"` : text}`;
  return query.map((parts) => parts.map(textOf).join(' ')).join(' OR ');
}

function* partsOf(typed: string): Generator<QueryPart | 'or'> {
  for (const [piece, minus, quoted, word = ''] of typed.matchAll(PIECE)) {
    if (/^or$/i.test(piece)) {
      yield 'or';
      continue;
    }
    const isQuoted = quoted !== undefined;
    const text = (quoted ?? word).trim();
    if (text && text !== '-') yield { ...kindOf(text, isQuoted), isExcluded: minus === '-', isQuoted };
  }
}

function kindOf(text: string, isQuoted: boolean): Pick<QueryPart, 'kind' | 'text' | 'others'> {
  if (!isQuoted && EMAIL.test(text)) return { kind: 'email', text: text.toLowerCase() };
  if (/^[6-9]\d{9}$/.test(text)) return { kind: 'phone', text };
  if (!isQuoted && WITH_INITIALS.test(text)) return { kind: 'words', text, others: [text.replaceAll('.', ' ').trim()] };
  if (!isQuoted && WITH_SIGNS.test(text)) return { kind: 'words', text, others: [text.replace(/[’‘`´]/g, ' ')] };
  return { kind: 'words', text };
}

function withoutSmallWords(parts: QueryPart[]): QueryPart[] {
  const others = parts.filter(({ text, isQuoted }) => isQuoted || !SMALL_WORDS.has(text.toLowerCase()));
  return others.some(({ isExcluded }) => !isExcluded) ? others : parts;
}
