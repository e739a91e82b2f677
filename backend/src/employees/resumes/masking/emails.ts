import { type PartLine } from './parts.js';
import { type MaskedSpan } from './spans.js';
import { type View } from './view.js';

const PATTERNS = [
  // with blanks around @ and dots, and cut at a line's end before or after them
  /[\p{L}\p{M}\d_](?:[\p{L}\p{M}\d_.+%-]{0,63}\s?)@\s{0,2}[\p{L}\d](?:[\p{L}\d-]{0,62}(?:\s?\.\s?|,)){1,5}[\p{L}]{2,24}/gu,
  // an address without a full stop, such as one for payments
  /[a-z\d][a-z\d._-]{1,63}@[a-z][a-z\d-]{1,40}/gi,
  // name [at] gmail [dot] com
  /[a-z\d][a-z\d._+-]{0,63}(?:\s{0,2}(?:[[({<]\s?(?:dot|\.)\s?[\])}>]|\bdot\b)\s{0,2}[a-z\d_+-]{1,40}){0,2}\s{0,3}(?:[[({<]\s?(?:at|@)\s?[\])}>]|\s_?at_?\s|\(at\)|\sat the rate(?: of)?\s|\*at\*|-at-)\s{0,3}[a-z\d][a-z\d-]{0,62}(?:\s{0,3}(?:[[({<]\s?(?:dot|\.)\s?[\])}>]|\sdot\s|\.|-dot-)\s{0,3}[a-z\d-]{2,24}){1,3}/gi,
  // without its @, which a machine did not read, or with other signs for it
  /[a-z\d][a-z\d._-]{2,63}(?: |[ \t]?[(&*#©®]{0,2}[ \t]?)(?:gmail|gmai1|gmial|gamil|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|rediffmail|rediff|icloud|protonmail)\s?[.,]\s?(?:com|co\.in|in|co|me|net|c0m|corn)/gi,
];
/** Prose: "look at example.com", "available at gmail.com". */
const MEANT =
  /^(?:me|us|is|am|are|available|mail|write|email|look|work|working|was|works|worked|employed|reached|found|hosted|live|contact|here|developer|engineer|manager|intern|lead|consultant|id)\s/i;
const AT_IN_PROSE = /^[\w.+-]{1,64}\sat\s/i;
const COMMON_END = /[.,]\s?(?:com|in|org|net|co|edu|io|me|info|gov|biz)$/i;
const HAS_DOT_WORD = /\bdot\b|gmail|yahoo|hotmail|outlook|rediff/i;

const REST_OF_HOST =
  /^(?:[a-z\d-]{2,40}(?:\.[a-z\d-]{2,20}){1,3}|\.?(?:com|in|co\.in|org|net|ac\.in|edu))(?=[\s,;|)]|$)/i;
const HAS_END = /@[\w-]+\.[a-z]{2,}$/i;

/** E-mail addresses, also disguised and broken ones. */
export function emailsIn(view: View, lines: readonly PartLine[]): MaskedSpan[] {
  const spans: MaskedSpan[] = brokenIn(lines);
  for (const pattern of PATTERNS) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(view.text); match; match = pattern.exec(view.text)) {
      const { 0: found, index } = match;
      // "I read mail at a.b(at)c(dot)in"
      const [before = ''] = AT_IN_PROSE.exec(found) ?? [];
      const isProse = before !== '' && (MEANT.test(found) || !HAS_DOT_WORD.test(found));
      const isLoose = /\s@|@\s|\s\./.test(found) && !COMMON_END.test(found);
      // "a@gmail.com. Phone"
      const [sentence = ''] = /\.\s[A-Z].{0,24}$/.exec(found) ?? [];
      const end = index + found.length - (COMMON_END.test(found.slice(0, -sentence.length)) ? sentence.length : 0);
      if (isProse) pattern.lastIndex = index + before.length;
      if (!isProse && !isLoose) spans.push({ start: index, end, kind: 'email' });
    }
  }
  return spans;
}

/** An address that goes on in the next line: before or behind its @, or within its name. */
function brokenIn(lines: readonly PartLine[]): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  for (const [at, { text, end }] of lines.entries()) {
    const next = lines[at + 1];
    if (!next || !(text.includes('@') || /^\s*[._@-]/.test(next.text))) continue;
    const [cut] = /[\w.+-]{2,64}@?(?:[\w-]{1,40}\.?)?$/.exec(text.trimEnd().slice(-110)) ?? [];
    if (cut === undefined) continue;
    const [lead = ''] = /^\s*/.exec(next.text) ?? [];
    const rest = next.text.slice(lead.length, lead.length + 90);
    const [goesOn] =
      (cut.includes('@') ? REST_OF_HOST : /^[._-][\w.+-]{1,60}@[\w.-]{3,60}|^@[\w.-]{3,60}/).exec(rest) ?? [];
    if (goesOn === undefined || (cut.includes('@') && HAS_END.test(cut))) continue;
    const last = end - (text.length - text.trimEnd().length);
    spans.push({ start: last - cut.length, end: last, kind: 'email' });
    spans.push({ start: next.start + lead.length, end: next.start + lead.length + goesOn.length, kind: 'email' });
  }
  return spans;
}
