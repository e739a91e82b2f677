import { namesTitle } from '../facts/title.js';
import { type Cell, cellsOf } from './label-cells.js';
import { isInstitution, isOrdinary, lettersIn } from './name-words.js';
import { type NameWords } from './names.js';
import { type PartLine } from './parts.js';
import { areOnlyPlaces } from './places.js';
import { isPersonalWord } from './personal-words.js';
import { type Span } from './spans.js';
import { type View } from './view.js';

/** Where a resume says its person's name: at the top, behind a label, in the declaration, below it. */

const MAX_NAME_WORDS = 5;
const MAX_NAME = 60;
const NAME_LINE = /^[\s(*#~"'=_-]{0,8}(?:[\p{L}\p{M}]{1,30}[.,'’-]{0,2}(?:\s[(]?|[(]|\t)?){1,12}[)\s*#~"'=_:-]{0,8}$/u;
const SPACED = /^\W{0,4}\p{L}(?:[ .]{1,4}\p{L}){3,40}\W{0,4}$/u;
const DECLARED =
  /(?:^|[\s"'])I\s?,?\s{1,2}(?:(?:Mr|Mrs|Ms|Miss|Shri|Smt|Dr|Kum|Km)\b\.?\s?)?([\p{Lu}][\p{L}.]{0,24}(?:\s[\p{Lu}][\p{L}.]{0,24}){0,4})\s?,?\s{1,2}(?:(?:(?:do|hereby|solemnly|the undersigned|declare|s\/o|d\/o|w\/o|son|daughter|wife|am|certify|confirm|affirm|aged|residing)\b))/gu;
const MYSELF =
  /(?:\b[Mm]y name is|\b[Mm]yself|\b[Tt]his is|\bI am|\bI'm)\s([\p{Lu}][\p{L}]{2,24}(?:\s[\p{Lu}][\p{L}.]{0,24}){0,3})/gu;
const IN_HINDI =
  /(?:^|\s)(?:मैं|मी)\s?,?\s([\p{L}\p{M}]{2,24}(?:\s[\p{L}\p{M}]{2,24}){0,3}?)\s?,?\s(?:घोषणा|एतद्|एतद|यह|प्रमाणित|घोषित|याद्वारे)/gu;
const NO_NAME =
  /\b(?:nationality|indian|status|marital|single|married|religion|category|caste|gender|blood|group|known|height|weight|salary|resume|curriculum|vitae|cv|biodata|bio|data|profile|page|confidential|objective|summary|contact|email|mobile|phone|address|career|experience|skills?|education|personal|details|professional|years?|dear|sir|madam|subject|application|post|job|updated|photo|photograph|passport|size|affix|paste|here|recent|of|and|the|with|for|in|to|at|from|fresher|graduate|b\.?tech|b\.?com|b\.?sc|b\.?e|b\.?a|m\.?tech|m\.?com|m\.?sc|mba|mca|bca|bba|iti|diploma|gnm|anm|mbbs|ca|icwa|llb|certified|aws|sap|java|python|react|angular|php|node|sql|dotnet|devops|cloud|full|stack|front|back|end|web|ui|ux|software|hardware|network|sales|marketing|finance|accounts?|hr|human|resources?|operations?|production|quality|business|digital|data|customer|service|support|staff|senior|junior|sr|jr|chef|cook|guard|security|driver|electrician|plumber|welder|fitter|nurse|teacher|pgt|tgt|prt|clerk|peon|helper|heavy|vehicle|store|keeper|warehouse|logistics|supply|chain|content|graphic|civil|mechanical|electrical|field|team|back\s?office|office|assistant|tele|medical|lab|technician|pharmacist|physiotherapist|beautician|tailor|operator|cnc|vmc|hotel|front\s?desk|receptionist|housekeeping|bpo|kpo|call|centre|center|hindi|english|tamil|marathi|languages?|india|available|immediate|joiner|seeking|looking|references?|declaration|hobbies|thank|yours|faithfully|sincerely|signature|place|date)\b/i;
const NO_NAME_NATIVE =
  /बायोडाटा|जीवन|वृत्त|परिचय|अनुभव|शिक्षा|संपर्क|पता|मोबाइल|विवरण|लेखाकार|प्रबंधक|इंजीनियर|शिक्षक|शिक्षिका|नर्स|चालक|ड्राइवर|अध्यापक|सहायक|कर्मचारी|உதவியாளர்|ஆசிரியர்|செவிலியர்|ഡ്രൈവർ|നഴ്സ്|అకౌంటెంట్|ವಾಹನ|ಚಾಲಕ/;
const HEAD_LINES = 7;
const CLOSING_LINES = 8;

export interface OwnName {
  spans: Span[];
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
  takeSignature(view, lines, own, names);
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
    for (const [start, end] of piecesOf(line)) {
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
      const isAside = /^\s?\(.*\)\s?$/.test(line.text) && below !== undefined && below.end >= line.start - 4;
      if (!(isLikely || isAside) || !(isNameText(text) || (SPACED.test(text) && !isHeadingSpaced(text)))) continue;
      own.spans.push({ start, end, kind: 'name' });
      own.found.push(text);
    }
  }
}

const isLatin = (text: string): boolean => /[a-z]/i.test(text);
const isHeadingSpaced = (text: string): boolean => NO_NAME.test(text.replace(/[^\p{L}]/gu, ''));

const BARS = /[|•·●,\t(){}[\]/:;]|\s[-–]\s|\s{2,}(?!\p{L}\s)/gu;

/** A name stands before a bar, a comma, a bracket or a dash: "Priya Nair, B.Com". */
function piecesOf(line: PartLine): [number, number][] {
  const found: [number, number][] = [];
  let start = line.start;
  for (const { 0: bar, index } of line.text.slice(0, 300).matchAll(BARS)) {
    found.push([start, line.start + index]);
    start = line.start + index + bar.length;
  }
  found.push([start, line.end]);
  return found;
}

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
  return words.every((word) => /^(?:[\p{Lu}\p{Lo}]|(?:bin|al|de|da|kaur)$)/u.test(word));
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

/** "(SURESH KUMAR)" below the declaration. */
function takeSignature(view: View, lines: readonly PartLine[], own: OwnName, names: NameWords): void {
  const closing = lines.filter(({ said }) => said).slice(-CLOSING_LINES);
  for (const line of closing) {
    if (line.isHeading || line.part === 'work' || line.part === 'education') continue;
    if (cellsOf(view, line).length) continue;
    const text = line.text.trim();
    const isBracketed = /^[([].*[)\]]$/.test(text);
    const isSigned = line.part === 'declaration' && line.said.split(' ').length > 1;
    if (!(isBracketed || isSigned) || !isNameText(text.replace(/[()[\]]/g, '')) || areOnlyPlaces(line.said.split(' ')))
      continue;
    own.spans.push({ start: line.start, end: line.end, kind: 'name' });
    if (!names.isEmpty || isBracketed) own.found.push(text.replace(/[()[\]]/g, ''));
  }
}
