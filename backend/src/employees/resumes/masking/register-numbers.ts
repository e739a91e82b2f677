import { type PartLine } from './parts.js';
import { type MaskedSpan } from './spans.js';

/** Public registers tell the name of each number: councils of nurses, doctors, advocates and architects, institutes of accountants. */
const REGISTER =
  /\b(?:council|bar (?:association|enrol\w{0,8})|advocates'? association|icai|icsi|icmai|icwai|icoai|chartered accountants?|cost accountants?|company secretar(?:y|ies)|institute of (?:architects|actuaries|chemists)|institution of engineers|architecture|registered (?:nurse|midwife|pharmacist|architect|valuer|engineer)|nmc|mci|dci|pci|rci|scfhs|dha|haad|mohap|qchp|nhra|omsb|ahpra|hcpc|dataflow)\b/i;
/** "PNRC", "MSPC", "KNMC": councils by their letters. */
const LETTERED = /\b(?:[A-Z]{1,2}N[MR]C|[A-Z]{1,2}S[MP]C|MNC|[KDT]MC|JKMC|TCMC)\b/;
/** A number of a register by the words before it. */
const LABEL =
  /\b(?:reg(?:istration|n|d)?|enrol(?:l)?(?:ment|ed)?|membership|member|m|lic(?:en[cs]e)?|cert(?:ificate)?|uid|crr|cp|rn|rm|rnrm|ref(?:erence)?)\b\.?\s?(?:no|num|number|id|#)?\b[\s.:#)-]{0,6}$/i;
const NO = /(?:^|[^\p{L}])no[\s.:#-]{0,4}$/iu;
/** Labels of registers alone, also where none is named. */
const SURE_LABEL =
  /\b(?:membership\s?(?:no|number|id)|m\.\s?no|frn(?: of (?:the )?firm)?|firm reg(?:istration|n)?\.?\s?no|(?:certificate of practice|cop|c\.?p)\.?\s?no|bar\s?(?:enrol\w{0,8}|reg\w{0,10}|council)\.?\s?(?:no|number)|aca|fca|acs|fcs|acma|fcma)[\s.:#-]{0,4}$/i;
const NUMBER =
  /(?<![\w/-]|\w\.)(?:[A-Z]{1,6}[./-]{0,2}){0,3}\d[A-Z\d./-]{0,24}(?: (?!(?:19|20)\d{2}(?!\d))\d{4,9}){0,3}(?![\p{L}%])/gu;
/** Of the Council of Architecture, of nurses, and of bar councils. */
const SHAPE = /^(?:CA\/(?:19|20)\d{2}\/\d{4,6}|[A-Z]{2,4}[/-](?:RN|RM|RNRM|ANM|GNM)[/-]?\d{4,})$/;
const OF_BAR = /^[A-Z]{1,4}\/\d{1,6}(?:-?[A-Z])?\/(?:19|20)\d{2}$/;
const OF_BAR_BESIDE = /^\d{1,5}\/(?:19|20)\d{2}$/;
const ENROLS = /\b(?:enrol|advocate|bar council|sanad)/i;
const YEAR_OR_MARKS =
  /^\D*(?:19|20)\d{2}\D*$|^\d{2,4}\/\d{3,4}$|^\d{1,3}(?:\.\d{1,2})?$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d{2}[-/]\d{2,4}$/;
/** Papers of a person by the words before their numbers. */
const PAPER =
  /\b(?:card|licen[cs]e|permit|certificate no|badge|book|pin|code|proof|verification|regn?|registration|registered|registry|enrol(?:l)?(?:ed|ment)?|member(?:ship)?|ncc(?: \w{1,2})?|coi|prtc|epic|arn|migrant|शिक्षण|पंजीयन|परवाना|प्रमाण)\b[^\n\d,;|]{0,24}$/i;
const OF_THING =
  /\b(?:ref|job|advertisement|roll|seat|patent|isbn|issn|invoice|part|model|serial|batch|gst\w{0,2}|rera|petition|case|slp|crl|writ|appeal|suit|iso|is|astm|api|asme|post(?:al)?|source|section|rule|form 16)\b[^\n\d]{0,20}$/i;
const OF_EXAM = /\b(?:gate|net|ugc|\w{0,3}tet|neet|jee|exam\w{0,8}|roll)\b/i;
/** "UP/SW/21/118820", "TN-0407-33812": with its letters and two parts of digits, or four parts. */
const TWO_LETTERED = /^[A-Z]{2,6}\/[A-Z]{2,6}\/(?:\d{2,4}\/)?\d{4,}$/;
/** Of an army: "14402231K", "JC-487215N" */
const OF_SOLDIER = /^(?:(?:JC|IC|SS|SL)-?\d{5,6}|\d{7,8})[A-Z]$/;
const DAY_OF_BIRTH = /^DO[BIEJ]\b/;
const LETTERED_NUMBER = /^[A-Z]{1,6}(?:[/-][A-Z\d]{1,6}){1,3}[/-][A-Z]{0,2}\d{3,}/;
const MAX_LINE = 400;
const BESIDE = 60;

/** Numbers under which a public register has the person's name. */
export function registerNumbersIn(lines: readonly PartLine[]): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  let above = '';
  for (const { text, start, part } of lines) {
    if (!text.trim()) continue;
    const isShort = text.length <= MAX_LINE && /\d{3}/.test(text);
    const isRegister = isShort && (names(text) || (above.length < BESIDE && names(above)));
    for (const { 0: found, index } of isShort ? text.matchAll(NUMBER) : []) {
      const number = found.replace(/[./-]{1,3}$/, '');
      if (number.replace(/\D/g, '').length < 4) continue;
      const before = text.slice(Math.max(0, index - BESIDE), index);
      const isOfBar =
        ENROLS.test(text) && OF_BAR_BESIDE.test(number) && /\b[A-Z]{1,3} $/.test(before) && !OF_THING.test(before);
      if (YEAR_OR_MARKS.test(number) && !isOfBar) continue;
      const isOwn =
        isOfBar ||
        SHAPE.test(number) ||
        (OF_SOLDIER.test(number) && (part === 'head' || part === 'personal')) ||
        LETTERED.test(/^[A-Z]{3,5}/.exec(number)?.[0] ?? '') ||
        isOfPaper(number, before, part) ||
        SURE_LABEL.test(before) ||
        (OF_BAR.test(number) && ENROLS.test(text)) ||
        (isRegister && (LABEL.test(before) || NO.test(before) || isBehindRegister(before) || text.trim() === found)) ||
        (index < 4 && above.length < BESIDE && PAPER.test(`${above} `) && !OF_THING.test(above));
      // "AEP 1188-2204"
      const lead = /(?:^|[\s:])([A-Z]{2,5} )$/.exec(before)?.[1] ?? '';
      const letters = isOfBar
        ? lead.length
        : lead && !PAPER.test(lead) && PAPER.test(before.slice(0, -lead.length))
          ? lead.length
          : 0;
      if (isOwn) spans.push({ start: start + index - letters, end: start + index + number.length, kind: 'identity' });
    }
    above = text;
  }
  return spans;
}

/** What a paper's word announces outside of jobs, or a number with letters and strokes. */
const isOfPaper = (number: string, before: string, part: PartLine['part']): boolean =>
  !OF_THING.test(before) &&
  !OF_EXAM.test(before) &&
  ((PAPER.test(before) && (/[A-Z/-]/.test(number) || number.replace(/\D/g, '').length > 4)) ||
    (part !== 'work' && TWO_LETTERED.test(number)) ||
    ((part === 'head' || part === 'personal' || part === 'family') &&
      ((LETTERED_NUMBER.test(number) && !DAY_OF_BIRTH.test(number)) ||
        (CERTIFIED.test(before) && /[A-Z/-]/.test(number)))));

/** Training has certificates, too. */
const CERTIFIED = /\b(?:cert(?:ificate)?|ntc|supervisor|wireman)\b[^\n\d,;|]{0,24}$/i;

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
