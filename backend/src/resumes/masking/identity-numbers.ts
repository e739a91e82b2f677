import { type Kind, type Span } from './spans.js';
import { type View } from './view.js';

/** Numbers of papers that are known by their shape. */
const SHAPES: readonly [Kind, RegExp][] = [
  [
    'aadhaar',
    /(?:^|[^\d.])((?:(?!20[0-2]\d\s\s)[2-9]\d{3}|[xX*•]{4})[\s-]{1,2}(?:\d{4}|[xX*•]{4})[\s-]{1,2}\d{4})(?![\d-])/gm,
  ],
  ['aadhaar', /(?:^|[^\w])((?:[xX*•]{8})[\s-]{0,2}\d{4})(?!\d)/gm],
  ['pan', /(?:^|[^\w/-])([A-Z]{3}[ABCFGHLJPT][A-Z]\s?\d{4}\s?[A-Z])(?![\w])/gm],
  ['identity', /(?:^|[^\w])([A-Z]{2}[\s-]?\d{2}[\s-]?(?:19|20)\d{2}[\s-]?\d{7})(?!\d)/gm],
  // a vehicle
  [
    'identity',
    /(?:^|[^\w])((?:A[PRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[AKP]|WB)[\s-]?\d{1,2}[\s-]?[A-Z]{1,3}[\s-]?\d{4})(?!\w)/gm,
  ],
  // IFSC, Emirates ID, provident fund, ORCID
  ['identity', /(?:^|[^\w])([A-Z]{4}0[A-Z\d]{6})(?!\w)/gm],
  ['identity', /(?:^|[^\d])(784-?\d{4}-?\d{7}-?\d)(?!\d)/gm],
  ['identity', /(?:^|[^\w])([A-Z]{2}[/ ]?[A-Z]{3}[/ ]?\d{7}[/ ]?\d{3}[/ ]?\d{7})(?!\d)/gm],
  ['link', /(?:^|[^\w-])(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?![\w-])/gm],
];
/** The word before a number in running text. */
const NAMED: readonly [Kind, RegExp][] = [
  ['passport', /passport[^\n]{0,60}?\b([A-Z][\s-]?\d(?:[\s-]?\d){6})(?!\d)/gi],
  ['identity', /(?:voter|epic|election)[^\n\d]{0,40}?\b([A-Z]{3}[\s/-]?\d{7})(?!\d)/gi],
  [
    'identity',
    /(?:\ba\/c|\baccount|\buan|\besic?|\bpf)[\s.:-]{0,3}(?:(?:no|number|num)[\s.:-]{0,4})?(\d[\d -]{7,20}\d)(?!\d)/gi,
  ],
  ['identity', /\bcard(?:\s(?:no|number))?[\s.:-]{1,4}([A-Z\d][A-Z\d/-]{3,12}\d[A-Z\d/-]{3,12})(?!\w)/gi],
  ['identity', /\b(?:visa|indos|cdc|ppo|sb|ssn)\b[^\n\d|]{0,24}?([A-Z\d][A-Z\d/-]{2,9}\d[A-Z\d/-]{2,9})(?!\w)/gi],
  ['identity', /(?:\bbank\b|खाता|\ba\/c\b)[^\n\d]{0,60}?(\d{9,18})(?!\d)/gi],
  // of a director
  ['identity', /\bDIN\b[\s.:-]{0,4}(?:no[\s.:-]{0,4})?(0\d{7})(?!\d)/gi],
  ['pan', /\bpan\b[^\n\d]{0,24}?\b([a-z]{5}\s?\d{4}\s?[a-z])\b/gi],
  ['aadhaar', /(?:a[ad]{1,2}haa?r|adhar|\buid)[^\n\d]{0,30}?(\d{4}[\s-]{0,2}\d{4}[\s-]{0,2}\d{4})(?!\d)/gi],
  [
    'aadhaar',
    /(?:aa?dhaa?r|\buid|आधार)[^\n]{0,40}?\b(?:ending|last(?: four| 4)?(?: digits)?)[^\n\d]{0,16}(\d{4})(?!\d)/gi,
  ],
];

/** Numbers of Aadhaar, PAN, passport, voter ID and driving licence, as far as their shape or the word before them tells. */
export function identityNumbersIn(view: View, isPersonal: (place: number) => boolean): Span[] {
  const spans: Span[] = [];
  for (const [kind, pattern] of [...SHAPES, ...NAMED]) {
    for (const { 0: found, 1: number = '', index } of view.text.matchAll(pattern)) {
      const end = index + found.length;
      spans.push({ start: end - number.length, end, kind });
    }
  }
  for (const { 0: found, 1: number = '', index } of view.text.matchAll(
    /(?:^|[\s:(])([A-Z]\d{7}|[A-Z]{3}\d{7})(?!\w)/gm,
  )) {
    const end = index + found.length;
    const kind = number.length === 8 ? 'passport' : 'identity';
    if (isPersonal(end)) spans.push({ start: end - number.length, end, kind });
  }
  return spans;
}
