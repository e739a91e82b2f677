import { namesTitle } from '../facts/title.js';
import { type Cell, cellsOf, isHarmlessValue } from './label-cells.js';
import { isInstitution, isOrdinary, lettersIn } from './name-words.js';
import { type NameWords } from './names.js';
import { type PartLine, piecesOf } from './parts.js';
import { isPersonalWord } from './personal-words.js';
import { areOnlyPlaces } from './places.js';
import { type MaskedSpan } from './spans.js';
import { type View } from './view.js';

/** Where a resume says its person's name: at the top, behind a label, in the declaration, below it. */

const MAX_NAME_WORDS = 5;
const MAX_NAME = 60;
const NAME_LINE = /^[\s(*#~"'=_-]{0,8}\p{L}[\p{L}\p{M}\s.,'’()*#~"=_-]*:?$/u;
const SPACED = /^\W{0,4}\p{L}(?:[ .]{1,4}\p{L}){3,40}\W{0,4}$/u;
const DECLARED =
  /(?:^|[\s"'])I\s?,?\s{1,2}(?:(?:Mr|Mrs|Ms|Miss|Shri|Smt|Dr|Kum|Km)\b\.?\s?)?([\p{Lu}][\p{L}.]{0,24}(?:\s[\p{Lu}][\p{L}.]{0,24}){0,4})\s?,?\s{1,2}(?:(?:(?:do|hereby|solemnly|the undersigned|declare|s\/o|d\/o|w\/o|son|daughter|wife|am|certify|confirm|affirm|aged|residing)\b))/gu;
const MYSELF =
  /(?:\b[Mm]y name is|\b[Mm]yself|\b[Tt]his is|\bI am|\bI'm)\s(\p{Lu}\p{L}{2,24}(?:\s\p{Lu}(?:\p{L}{0,2}\.|\p{L}{0,24})){0,3})/gu;
const IN_HINDI =
  /(?:^|\s)(?:मैं|मी)\s?,?\s([\p{L}\p{M}]{2,24}(?:\s[\p{L}\p{M}]{2,24}){0,3}?)\s?,?\s(?:घोषणा|एतद्|एतद|यह|प्रमाणित|घोषित|याद्वारे)/gu;
const NO_NAME =
  /\b(?:hello|hi|greetings|namaste|nationality|indian|status|marital|single|married|religion|category|caste|gender|blood|group|known|height|weight|salary|resume|curriculum|vitae|cv|biodata|bio|data|profile|page|confidential|objective|summary|contact|email|mobile|phone|address|career|experience|skills?|education|personal|details|professional|years?|dear|sir|madam|subject|application|post|job|updated|photo|photograph|passport|size|affix|paste|here|recent|of|and|the|with|for|in|to|at|from|fresher|graduate|b\.?tech|b\.?com|b\.?sc|b\.?e|b\.?a|m\.?tech|m\.?com|m\.?sc|mba|mca|bca|bba|iti|diploma|gnm|anm|mbbs|ca|icwa|llb|certified|aws|sap|java|python|react|angular|php|node|sql|dotnet|devops|cloud|full|stack|front|back|end|web|ui|ux|software|hardware|network|sales|marketing|finance|accounts?|hr|human|resources?|operations?|production|quality|business|digital|data|customer|service|support|staff|senior|junior|sr|jr|chef|cook|guard|security|driver|electrician|plumber|welder|fitter|nurse|teacher|pgt|tgt|prt|clerk|peon|helper|heavy|vehicle|store|keeper|warehouse|logistics|supply|chain|content|graphic|civil|mechanical|electrical|field|team|back\s?office|office|assistant|tele|medical|lab|technician|pharmacist|physiotherapist|beautician|tailor|operator|cnc|vmc|hotel|front\s?desk|receptionist|housekeeping|bpo|kpo|call|centre|center|hindi|english|tamil|marathi|languages?|india|available|immediate|joiner|seeking|looking|references?|declaration|hobbies|thank|yours|faithfully|sincerely|signature|place|date)\b/i;
const NO_NAME_NATIVE =
  /नमस्ते|नमस्कार|प्रोफाइल|प्रोफ़ाइल|रिज्यूमे|रेज्यूमे|वर्तमान|योग्यता|बायोडाटा|जीवन|वृत्त|परिचय|अनुभव|शिक्षा|संपर्क|पता|मोबाइल|विवरण|लेखाकार|प्रबंधक|इंजीनियर|शिक्षक|शिक्षिका|नर्स|चालक|ड्राइवर|अध्यापक|सहायक|कर्मचारी|உதவியாளர்|ஆசிரியர்|செவிலியர்|ഡ്രൈവർ|നഴ്സ്|అకౌంటెంట్|ವಾಹನ|ಚಾಲಕ/;
const HEAD_LINES = 7;
const CLOSING_LINES = 8;

export interface OwnName {
  spans: MaskedSpan[];
  /** As it was found. */
  found: string[];
}

/** @param names what the record knows */
export function ownNameIn(view: View, lines: readonly PartLine[], names: NameWords): OwnName {
  const own: OwnName = { spans: [], found: [] };
  const isKnown = !names.isEmpty && lines.some(({ text }) => text.length < 200 && holdsName(text, names));
  takeHead(view, lines, names, own, isKnown);
  takeLabelled(view, lines, own, names);
  takeDeclared(view, own);
  takeFoot(view, lines, own, names);
  return own;
}

const holdsName = (text: string, names: NameWords): boolean => {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    words.length < 12 &&
    words.some((word) => lettersIn(word) > 2 && !isOrdinary(word) && (names.has(word) || names.soundsLike(word, 2)))
  );
};

function takeHead(view: View, lines: readonly PartLine[], names: NameWords, own: OwnName, isKnown: boolean): void {
  const head = lines.filter(({ said, text }) => said || text.trim()).slice(0, HEAD_LINES);
  let seen = 0;
  for (const line of head) {
    if (line.isHeading) {
      if (line.part === 'head') continue;
      if (seen) break;
      continue;
    }
    seen += 1;
    const labelled = cellsOf(view, line);
    const isBracketed = /^\s?\(.*\)\s?$/.test(line.text);
    for (const [start, end] of piecesOf(line, BARS)) {
      if (labelled.some((cell) => cell.label.kind !== 'name' && cell.start < end && cell.valueEnd > start)) continue;
      if (labelled.some((cell) => cell.start >= start && cell.start < end)) continue;
      const text = view.text.slice(start, end);
      const holds = holdsName(text, names);
      const isFirst = seen === 1 && start === line.start;
      // a foreign script at the very top is the name's own
      const isLikely =
        holds ||
        (isFirst && (!isKnown || !isLatin(text))) ||
        (!isKnown && !own.found.length && seen <= 4 && start === line.start);
      const below = own.spans.at(-1);
      // a maiden name or the full one in brackets below the name
      const isAside = isBracketed && below !== undefined && below.end >= line.start - 4;
      if (!(isLikely || isAside) || !(isNameText(text) || (SPACED.test(text) && !isHeadingSpaced(text)))) continue;
      own.spans.push({ start, end, kind: 'name' });
      own.found.push(text);
    }
  }
}

const isLatin = (text: string): boolean => /[a-z]/i.test(text);
const isHeadingSpaced = (text: string): boolean => NO_NAME.test(text.replace(/[^\p{L}]/gu, ''));

/** A name stands before a bar, a comma, a bracket or a dash: "Priya Nair, B.Com". */
const BARS = /[|•·●,\t(){}[\]/:;]|\s[-–]\s|\s{2,}(?!\p{L}\s)/gu;

/** Whether a text looks like a name: a few words, written in capitals, none of which is known as another thing. */
export function isNameText(text: string): boolean {
  const trimmed = text.trim();
  if (
    !trimmed ||
    trimmed.length > MAX_NAME ||
    !NAME_LINE.test(trimmed) ||
    NO_NAME.test(trimmed) ||
    /'s\s\S/i.test(trimmed) ||
    NO_NAME_NATIVE.test(trimmed)
  )
    return false;
  const words = trimmed.match(/[\p{L}\p{M}]+/gu) ?? [];
  const long = words.filter((word) => lettersIn(word) > 1);
  if (!long.length || words.length > MAX_NAME_WORDS + 2 || long.length > MAX_NAME_WORDS) return false;
  if (namesTitle(trimmed)) return false;
  const lower = words.map((word) => word.toLowerCase());
  if (lower.some((word) => isInstitution(word) || isPersonalWord(word)) || areOnlyPlaces(lower)) return false;
  return isWrittenAsName(words);
}

function takeLabelled(view: View, lines: readonly PartLine[], own: OwnName, names: NameWords): void {
  for (const line of lines) {
    if (!line.said || line.text.length > 300) continue;
    for (const cell of cellsOf(view, line)) {
      if (cell.label.kind !== 'name') continue;
      const text = labelValue(view, cell);
      const isNear = line.part === 'head' || line.part === 'personal' || line.part === 'declaration';
      if (!text.trim() || (!isNear && !names.isWithin(text)) || !isNameText(text.replace(/^[\s:.-]+/, ''))) continue;
      own.found.push(text);
    }
  }
}

function labelValue(view: View, { valueStart, valueEnd }: Cell): string {
  return view.text.slice(valueStart, Math.min(valueEnd, valueStart + MAX_NAME)).split(/[|,\t(]/)[0] ?? '';
}

function takeDeclared(view: View, own: OwnName): void {
  for (const pattern of [DECLARED, MYSELF, IN_HINDI]) {
    for (const { 0: whole, 1: name = '', index } of view.text.matchAll(pattern)) {
      if (!isNameText(name)) continue;
      const start = index + whole.indexOf(name);
      own.spans.push({ start, end: start + name.length, kind: 'name' });
      if (pattern !== MYSELF) own.found.push(name);
    }
  }
}

const PIECES = /[|•·\t,:()[\]"“”_*/\\]|\p{Ll}{3}\.\s|\s{3,}|\s-\s/gu;
const CLOSES =
  /\b(?:yours?|thank(?:s|ing)?|regards?|sincerely|faithfully|truly|obediently|encl\w{0,7}|page|date|dated|place|sign|signed|signature|sd|resume|cv|curriculum|end|true|correct|above|i|we|the|available|reference|references|request|applicant|candidate|warm|best|with|sir|madam|jan\w{0,6}|feb\w{0,6}|mar|march|apr|april|may|june?|july?|aug\w{0,4}|sep\w{0,7}|oct\w{0,5}|nov\w{0,6}|dec\w{0,6}|dt)\b|^(?:दिनांक|तारीख|भवदीय|ഒപ്പ്|தேதி|நன்றி|ਮਿਤੀ|તારીખ|তারিখ)/i;
const SIGNED = /^\s{0,20}(?:sign\.?|signed|signature|place|stn|स्थान|ठिकाण|हस्ताक्षर|सही|இடம்|இப்படிக்கு)[\s:.,-]{1,12}/i;
const MAX_FOOT_WORDS = 5;
const SIGNED_LINES = 4;

/** Below a declaration or a greeting stand name and place, and little else: "(SURESH KUMAR)", "Shahkot". */
function takeFoot(view: View, lines: readonly PartLine[], own: OwnName, names: NameWords): void {
  const closing = lines.filter(({ said }) => said).slice(-CLOSING_LINES);
  const isOwn = ({ said, part }: PartLine, at: number): boolean => {
    const words = said.split(' ');
    const count = words.filter((word) => names.has(word)).length;
    const isSigned = at >= closing.length - SIGNED_LINES && count > 1 && words.length <= MAX_FOOT_WORDS + 2;
    return part !== 'head' && count > 0 && (isSigned || words.every((word) => names.has(word) || word.length === 1));
  };
  const found = closing.findIndex((line, at) => line.part === 'declaration' || isOwn(line, at));
  // a place may stand above a name and a date
  const above = closing[found - 1];
  const isPlace = above && (above.said.split(' ').length < 4 || /^\p{Lu}\p{L}{2,20}, \d/u.test(above.text));
  const from = isPlace && above.at + 1 === closing[found]?.at ? found - 1 : found;
  for (const line of from < 0 ? [] : closing.slice(from)) {
    if (line.isHeading || line.part === 'work' || line.part === 'education' || line.part === 'referees') continue;
    const cells = cellsOf(view, line);
    for (const [from, end] of piecesOf(line, PIECES)) {
      const start = from + (SIGNED.exec(view.text.slice(from, end))?.[0].length ?? 0);
      if (cells.some((cell) => cell.start < end && cell.valueEnd > start)) continue;
      const text = view.text.slice(start, end);
      const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
      if (words.join('').length < 3 || words.length > MAX_FOOT_WORDS || isHarmlessValue(text.trim())) continue;
      if (words.length > MAX_FOOT_WORDS || /\d|@/.test(text) || CLOSES.test(text.trim())) continue;
      if (/^\s?:/.test(view.text.slice(end, end + 2)) || !isWrittenAsName(words)) continue;
      if (namesTitle(text) || words.some((word) => isInstitution(word.toLowerCase()))) continue;
      const isName = names.isWithin(text) || (words.length > 1 && isNameText(text));
      own.spans.push({ start, end, kind: isName ? 'name' : 'address' });
      if (isName && (!names.isEmpty || /[([]$/.test(view.text.slice(0, start).slice(-1)))) own.found.push(text);
    }
  }
}

const isWrittenAsName = (words: readonly string[]): boolean =>
  words.every((word) => /^(?:[\p{Lu}\p{Lo}]|(?:bin|al|de|da|kaur)$)/u.test(word));
