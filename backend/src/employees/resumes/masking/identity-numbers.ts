import { isPlace } from './places.js';
import { type MaskedKind, type MaskedSpan, patternsOf } from './spans.js';
import { firstWordFrom, type View } from './view.js';

/** Numbers of papers that are known by their shape. */
const SHAPES: Partial<Record<MaskedKind, readonly RegExp[]>> = {
  aadhaar: [
    /(?:^|[^\d.])((?:(?!20[0-2]\d\s\s)[2-9]\d{3}|[xX*•]{4})[\s-]{1,2}(?:\d{4}|[xX*•]{4})[\s-]{1,2}\d{4})(?![\d-])/gm,
    /(?:^|[^\w])((?:[xX*•]{8})[\s-]{0,2}\d{4})(?!\d)/gm,
  ],
  passport: [
    // a row of a table of passports, with its dates
    /(?:^|[^\w])([A-Z]\s?\d{7}(?:\t|\s{2})[^\n]{0,90}\d{1,2}[./-]\w{2,3}[./-]\d{2,4}[^\n]{0,40})$/gm,
  ],
  pan: [
    /(?:^|[^\w/-])([A-Z]{3}[ABCFGHLJPT][A-Z]\s?\d{4}\s?[A-Z])(?![\w])/gm,
    // of a person
    /(?:^|[^\w/-])([A-Z]{3}P[A-Z][\s-]?\d{4}[\s-]?[A-Z]|[a-z]{3}p[a-z]\d{4}[a-z])(?![\w])/gm,
  ],
  identity: [
    /(?:^|[^\w])([A-Z]{2}[\s-]?\d{2}[\s-]?(?:19|20)\d{2}[\s-]?\d{7})(?!\d)/gm,
    // of officers of the army
    /(?:^|[^\w-])((?:IC|JC|SS|WS|SL|TJ)[\s-]?\d{5,6}[\s-]?[A-Z])(?![\w-])/gm,
    // a vehicle
    /(?:^|[^\w])((?:A[PRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[AKP]|WB)[\s-]?\d{1,2}[\s-]?[A-Z]{1,3}[\s-]?\d{4})(?!\w)/gm,
    // IFSC, Emirates ID, provident fund, ORCID
    /(?:^|[^\w])([A-Z]{4}0[A-Z\d]{6})(?!\w)/gm,
    // of a visa
    /(?:^|[^\w])((?:EAC|WAC|LIN|SRC|MSC|IOE|NBC)-?\d{2}-?\d{3}-?\d{5})(?!\w)/gm,
    /(?:^|[^\d])(784-?\d{4}-?\d{7}-?\d)(?!\d)/gm,
    /(?:^|[^\w])([A-Z]{2}[/ ]?[A-Z]{3}[/ ]?\d{7}[/ ]?\d{3}[/ ]?\d{7})(?!\d)/gm,
  ],
  link: [/(?:^|[^\w-])(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?![\w-])/gm],
};
/** The word before a number in running text. */
const NAMED: Partial<Record<MaskedKind, readonly RegExp[]>> = {
  passport: [/passport[^\n]{0,60}?\b([A-Z][\s-]?\d(?:[\s-]?\d){6})(?!\d)/gi],
  identity: [
    /(?:voter|epic|election)[^\n\d]{0,40}?\b([A-Z]{3}[\s/-]?\d{7})(?!\d)/gi,
    /(?:\ba\/c|\baccount|\buan|\besic?|\bpf)[\s.:-]{0,3}(?:(?:no|number|num)[\s.:-]{0,4})?(\d[\d -]{7,20}\d)(?!\d)/gi,
    /\bcard(?:\s(?:no|number))?[\s.:-]{1,4}([A-Z\d][A-Z\d/-]{3,12}\d[A-Z\d/-]{3,12})(?!\w)/gi,
    /\b(?:visa|indos|cdc|ppo|sb|ssn|sin)\b[^\n\d|]{0,24}?([A-Z\d][A-Z\d/-]{2,9}\d[A-Z\d/-]{2,9})(?!\w)/gi,
    /\b(?:card|sin|ssn)(?:\s(?:no|number))?[\s.:-]{1,4}((?:[A-Z]{2,3} )?\d{3,4}(?: \d{2,4}){1,3})(?!\d)/gi,
    // of a caste, a domicile, an income, a disability
    /\b(?:sc|st|obc|ews|ncl|caste|tribe|community|domicile|nativity|residence|income|disability|handicap|birth)\scert(?:ificate)?[\s.:-]{1,4}(?:no|number)[\s.:-]{0,4}([A-Z\d][A-Z\d/-]{2,24}\d)(?!\w)/gi,
    // of a director
    /\bDIN\b[\s.:-]{0,4}(?:no[\s.:-]{0,4})?(0\d{7})(?!\d)/gi,
  ],
  pan: [/\bpan\b[^\n\d]{0,24}?\b([a-z]{5}\s?\d{4}\s?[a-z])\b/gi],
  aadhaar: [
    /(?:a[ad]{1,2}haa?r|adhar|\buid)[^\n\d]{0,30}?(\d{4}[\s-]{0,2}\d{4}[\s-]{0,2}\d{4})(?!\d)/gi,
    /(?:aa?dhaa?r|\buid|आधार)[^\n]{0,40}?\b(?:ending|last(?: four| 4)?(?: digits)?)[^\n\d]{0,16}(\d{4})(?!\d)/gi,
  ],
};

/** So long a number is a person's or a paper's, unless words before it name a thing or an examination. */
const LONG =
  /(?<![\w.,/₹$-]|\d )(?!\d{1,13}0{5}(?!\d))\d{9,18}(?![\w%/-]|[,.]\d| (?:\d|rows|records|users|lakh|crore))/gu;
const OF_THING =
  /\b(?:roll|seat|hall|ticket|patents?|applications?|isbn|issn|doi|tender|order|po|invoice|part|model|serial|batch|rs|inr|usd|gst\w{0,2}|udise|rera|ca|case|petition|customer|awb|hsn|pmid)\b[^\n\d]{0,30}$/i;
const BESIDE = 48;

/** Numbers of Aadhaar, PAN, passport, voter ID and driving licence, as far as their shape or the word before them tells. */
export function identityNumbersIn(view: View, isPersonal: (place: number) => boolean): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  for (const [kind, pattern] of [...patternsOf(SHAPES), ...patternsOf(NAMED)]) {
    for (const { 0: found, 1: number = '', index } of view.text.matchAll(pattern)) {
      const end = index + found.length;
      spans.push({ start: end - number.length, end: kind === 'passport' ? endOfValidity(view, end) : end, kind });
    }
  }
  for (const { 0: number, index } of view.text.matchAll(LONG)) {
    if (!OF_THING.test(view.text.slice(Math.max(0, index - BESIDE), index)))
      spans.push({ start: index, end: index + number.length, kind: 'identity' });
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

const OF_VALIDITY =
  /^(?:issued?|valid|validity|exp|expiry|expires?|dated?|till|upto|up|until|on|at|in|from|to|is|and|place|of|\d{1,4}(?:st|nd|rd|th)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})$/;
const MAX_VALIDITY_WORDS = 12;

/** Behind a passport's number, where it was issued and until when it is valid. */
function endOfValidity({ words, text }: View, from: number): number {
  let end = from;
  const first = firstWordFrom(words, from);
  for (let at = first; at < first + MAX_VALIDITY_WORDS; at += 1) {
    const word = words[at];
    if (!word || text.slice(words[at - 1]?.end, word.start).includes('\n')) break;
    const isPlaceName = /^(?:at|issued?|from)$/.test(words[at - 1]?.text ?? '') || isPlace(word.text);
    if (!OF_VALIDITY.test(word.text) && !isPlaceName) break;
    if (/\d/.test(word.text) || isPlaceName) end = word.end;
  }
  return end;
}
