import { type PartLine } from './parts.js';
import { type Span } from './spans.js';

/** Public registers tell the name of each number: councils of nurses, doctors, advocates and architects, institutes of accountants. */
const REGISTER =
  /\b(?:council|bar (?:association|enrol\w{0,8})|advocates'? association|icai|icsi|icmai|icwai|icoai|chartered accountants?|cost accountants?|company secretar(?:y|ies)|institute of (?:architects|actuaries|chemists)|institution of engineers|architecture|registered (?:nurse|midwife|pharmacist|architect|valuer|engineer)|nmc|mci|dci|pci|rci|scfhs|dha|haad|mohap|qchp|nhra|omsb|ahpra|hcpc|dataflow)\b/i;
/** "PNRC", "MSPC", "KNMC": councils by their letters. */
const LETTERED = /\b(?:[A-Z]{1,2}N[MR]C|[A-Z]{1,2}S[MP]C|MNC|[KDT]MC)\b/;
/** A number of a register by the words before it. */
const LABEL =
  /\b(?:reg(?:istration|n|d)?|enrol(?:l)?(?:ment|ed)?|membership|member|m|lic(?:en[cs]e)?|cert(?:ificate)?|uid|crr|cp|rn|rm|rnrm|ref(?:erence)?)\b\.?\s?(?:no|num|number|id|#)?\b[\s.:#)-]{0,6}$/i;
const NO = /(?:^|[^\p{L}])no[\s.:#-]{0,4}$/iu;
/** Labels of registers alone, also where none is named. */
const SURE_LABEL =
  /\b(?:membership\s?(?:no|number|id)|m\.\s?no|frn(?: of (?:the )?firm)?|firm reg(?:istration|n)?\.?\s?no|(?:certificate of practice|cop|c\.?p)\.?\s?no|bar\s?(?:enrol\w{0,8}|reg\w{0,10}|council)\.?\s?(?:no|number)|aca|fca|acs|fcs|acma|fcma)[\s.:#-]{0,4}$/i;
const NUMBER = /(?<![\w/.-])(?:[A-Z]{1,6}[./-]{0,2}){0,3}\d[A-Z\d./-]{0,24}(?: \d{5,9})?(?![\p{L}%])/gu;
/** Of the Council of Architecture and of bar councils. */
const SHAPE = /^(?:CA\/(?:19|20)\d{2}\/\d{4,6})$/;
const OF_BAR = /^[A-Z]{1,4}\/\d{1,6}(?:-?[A-Z])?\/(?:19|20)\d{2}$/;
const ENROLS = /\b(?:enrol|advocate|bar council|sanad)/i;
const YEAR_OR_MARKS =
  /^\D*(?:19|20)\d{2}\D*$|^\d{2,4}\/\d{3,4}$|^\d{1,3}(?:\.\d{1,2})?$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d{2}[-/]\d{2,4}$/;
const MAX_LINE = 400;
const BESIDE = 60;

/** Numbers under which a public register has the person's name. */
export function registerNumbersIn(lines: readonly PartLine[]): Span[] {
  const spans: Span[] = [];
  let above = '';
  for (const { text, start } of lines) {
    if (!text.trim()) continue;
    const isShort = text.length <= MAX_LINE && /\d{3}/.test(text);
    const isRegister = isShort && (names(text) || (above.length < BESIDE && names(above)));
    for (const { 0: found, index } of isShort ? text.matchAll(NUMBER) : []) {
      const number = found.replace(/[./-]{1,3}$/, '');
      if (number.replace(/\D/g, '').length < 4 || YEAR_OR_MARKS.test(number)) continue;
      const before = text.slice(Math.max(0, index - BESIDE), index);
      const isOwn =
        SHAPE.test(number) ||
        SURE_LABEL.test(before) ||
        (OF_BAR.test(number) && ENROLS.test(text)) ||
        (isRegister && (LABEL.test(before) || NO.test(before) || isBehindRegister(before) || text.trim() === found));
      if (isOwn) spans.push({ start: start + index, end: start + index + number.length, kind: 'identity' });
    }
    above = text;
  }
  return spans;
}

const names = (text: string): boolean => REGISTER.test(text) || LETTERED.test(text);

/** "ICAI 217733", "Saudi Council (SCFHS): 19-R-M 0041220" */
function isBehindRegister(before: string): boolean {
  const [gap = ''] = /[\s:.,(–-]{1,6}(?:\([A-Z]{2,8}\)[\s:.,-]{1,4})?$/.exec(before) ?? [];
  const words = before.slice(0, before.length - gap.length).trimEnd();
  return endsInRegister(words.slice(-BESIDE)) || /\b[A-Z]{1,2}N[MR]C$/.test(words);
}

function endsInRegister(words: string): boolean {
  const parts = words.split(/[\s(]/);
  return [1, 2, 3].some((count) => {
    const tail = parts.slice(-count).join(' ');
    return REGISTER.exec(tail)?.[0] === tail;
  });
}
