import { namesTitle } from '../facts/title.js';
import { type Cell, cellsOf, isHarmlessValue } from './label-cells.js';
import { isInstitution, isOrdinary } from './name-words.js';
import { type PartLine, piecesOf } from './parts.js';
import { areOnlyPlaces, isPlace } from './places.js';
import { type MaskedSpan } from './spans.js';
import { type View, wordsBetween } from './view.js';

const HOUSE =
  /(?:^|[\s,(:|])(?:h\.?\s?\/?\s?no|f\.?\s?no|(?:old|new)\s?no|nr|hno|house\s?no|flat|door\s?no|d\.?\s?no|plot\s?(?:no|\d)|room\s?no|qtr|quarters|quarter\s?(?:no|[\d#:])|shop\s?no|ward\s?no|survey\s?no|s\.?\s?no|khasra|bldg|gardens?|apartments?|apts?|appt|residency|enclave|chs|chsl|society|[sdwc]\/o|p\.?\s?o|tk|dt|\(po\)|\(tk\)|post\s?[:-]|vill?\s?[:.-]|vill(?:age)?\s|tehsil|teh\s?[:.-]|taluka?|tal\s?[:.-]|ta\s?[:.-]|di\s?[:.-]|dist\s?[:.-]|distt|mandal\s?[:,-]|police station|p\.s\.|thana|pin\s?(?:code)?\s?[:–-]?\s?\d{3}|mohalla|gali|nagar|colony|layout|vihar|puram|marg|salai|theru|chowk|bypass|bazaar|sector\s?[-\s]?\d|phase\s?[-\s]?[\dIV]|block\s?[-\s]?[A-Z\d]\b|\d{1,3}(?:st|nd|rd|th)\s(?:cross|main|floor|street|block|stage|phase|lane|avenue)|near|opp|opposite|behind|beside|street|road|rd|lane|avenue|cross|extension|extn|nivas|niwas|bhavan|bhawan|sadan|villa|kunj|illam|veedu|puthen\w{3,20}|house|cottage|manzil|मकान|गली|मोहल्ला|ग्राम|पोस्ट|तहसील|जिला|थाना|वार्ड|रोड|नगर|तालुका|जि|पिन|தெரு|நகர்|சாலை|வீடு|വീട്|റോഡ്|పోస్ట్|వీధి|ರಸ್ತೆ|রোড|ਪਿੰਡ|ਡਾਕਖਾਨਾ|ਜ਼ਿਲ੍ਹਾ|ਮੁਹੱਲਾ)(?![\p{L}\p{M}])/iu;
/** Alone these say that a line is a home address. */
const SURE_HOUSE =
  /(?:^|[\s,(:|])(?:h\.?\/?\s?no\.?|hno|f\.?no\.?|house\s?(?:no\.?|\d)|flat\s?(?:no\.?|[A-Z]?-?\d)|door\s?no\.?|d\.no\.?|[sdwc]\/o\.?)[\s:.#-]{0,4}[\p{L}\d]/iu;
/** "Kunnath (H)", "Kurnool(Dist)" */
const HOUSE_NAME =
  /\p{L}{3}\s?\((?:h|house|vill?|village|post|po|p\.o\.?|tk|tq|taluk|mdl|mandal|md|dt|dist|district)(?:\s?[&,/]\s?\p{L}{2,8})?\.?\)/iu;
/** Six digits that begin like a postal code. */
const PIN =
  /(?:^|[^\d.,₹/-]|\p{L}[.)]?,|[–-]\s?)(?:[1-8]\d{2}\s?\d{3})(?![\d.,]\d|\d|\s?(?:rs|lakh|cr|\+|%|users|rows|km|people|records))/iu;
/** "New Delhi-58": the last digits of a large city's postal code. */
const SHORT_PIN =
  /,\s{0,3}(?:(?:new )?delhi|mumbai|bombay|kolkata|calcutta|chennai|madras|bangalore|bengaluru|hyderabad|secunderabad|pune|ahmedabad|lucknow|kanpur|jaipur|patna)\s?[-–]\s?\d{1,3}[.\s)]{0,3}$/i;
const ENDS_WITH_PIN = /[1-8]\d{2}\s?\d{3}[\s.)]*$/;
const ENDS_IN_HOUSE =
  /^\p{L}[\p{L}. ]{2,40}\s(?:house|villa|veedu|bhavan|bhawan|nivas|niwas|illam|mansion|cottage|manzil)$/iu;
/** "Address 45, Gandhi Nagar, Jammu" */
const SPACED_LABEL =
  /^\s{0,8}(?:(?:permanent|present|current|local|home|postal|residential|correspondence|mailing)\s)?(?:address|addr|add\.|resi\.)\s{1,4}(?=[\p{Lu}\d#])/iu;
/** "A: Kothrud, Pune - 38" among lines with such labels */
const SHORT_LABEL =
  /^\s{0,8}(?:(?:[ALRH]|Loc)(?:\s?:\s?-?\s{0,4}|\s-\s|-\s|\s(?=[^,\n]{3,40},))(?=[\p{Lu}\d#])|(?:[Aa]dd|ADD|[Aa]ddr|ADDR|Adr|Res|Resi)\s?(?:[:.]\s?-?|-)\s{0,4}(?=[\p{Lu}\d#]))/u;
const BESIDE_SHORT = /^\s{0,8}[mtpewc](?:\s?[:.-]\s?\S|\s(?:[+(\d]|www\.|[\w.-]{1,12}@))/i;
const GOES_ON = /[,\-–/&]\s*$/;
const CONTACT = /@|\d(?:[ ().-]{0,3}\d){8}|(?:^|\s)www\.|https?:/;
const NO_ADDRESS =
  /\b(?:respected|dear|experience|worked|working|responsible|managed|school|college|university|institute|vidyalaya|since|through|pvt|private limited|limited|ltd|llp|company|bank|hospital|objective|skills?|project|board|retired|served|joined|years|yrs|erp|gst|cbse|icse|passed|percent|proprietor|associates|cert|\d{1,2} (?:saal|sal)|degree|diploma|b\.?\s?tech|b\.?\s?com|[bm]\.\s?a\b|[bm]\.?\s?des|b\.?\s?sc|ssc|hsc|(?:19|20)\d{2}\s?(?:-|to|till)\s?(?:(?:19|20)\d{2}|present|date)|(?:19|20)\d{2}-\d{2}|\d\.\d (?:cr|crore|lakh))\b|%/i;
const LANDMARK = /^\s{0,4}(?:near|opp|opposite|behind|beside)\b/i;
const MAX_ADDRESS_LINE = 220;

const IN_PROSE = /\b(?:i|my|am|was|have|has|is|I (?:stay|live|can|do))\b/;

/** How long an address is that a sentence goes on behind: "resident of Patna, want to apply". */
export function beforeVerb(value: string): number {
  const end = value.search(/,?\s(?:want|wish|would|am|have|request|hereby|do|apply|applying)\b/);
  return end < 0 ? value.length : end;
}

const PHONES = /\+?[\d(][\d\s().-]{8,18}\d/g;

/** How surely words are an address: 0 not, 1 perhaps, 2 surely. */
export function addressWeight(shown: string): number {
  const text = shown.length > MAX_ADDRESS_LINE ? shown : shown.replace(PHONES, '');
  if (text.length > MAX_ADDRESS_LINE || !text.trim()) return 0;
  const isHouse = HOUSE.test(text);
  if (SHORT_PIN.test(text) || SURE_HOUSE.test(text) || HOUSE_NAME.test(text)) return 2;
  if (PIN.test(text)) return isHouse || /,|-/.test(text) ? 2 : 1;
  if (!isHouse) return 0;
  return /\d|,|\b(?:near|opp|vill|post|dist|tal)\b|[^\x00-\x7f]/i.test(text) ? 2 : 1;
}

/** Whether a line goes on with the address of the line before. */
export function continuesAddress(line: PartLine, before: string): boolean {
  const text = line.text.trim();
  if (!text || text.length > MAX_ADDRESS_LINE || line.isHeading || CONTACT.test(text)) return false;
  const isOpen = GOES_ON.test(before);
  if (ENDS_WITH_PIN.test(before.trim()) && !isOpen) return areOnlyPlaces(line.said.split(' '));
  if (
    isOpen ||
    addressWeight(text) > 0 ||
    areOnlyPlaces(line.said.split(' ')) ||
    (text.length < 60 && endsInCity(text))
  )
    return !NO_ADDRESS.test(text) || isOpen;
  return false;
}

/** Addresses without a label: in the head, among contacts and in the foot. */
export function addressesIn(view: View, lines: readonly PartLine[]): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  let isAddress = false;
  const lastFilled = lines.filter(({ said }) => said).slice(-4);
  const foot = new Set(lastFilled.map(({ at }) => at));
  for (const line of lines) {
    const text = line.text.trim();
    if (text.length < 2) {
      isAddress = false;
      continue;
    }
    const short = shortLabelled(lines, line) ?? spaceLabelled(line);
    if (short) {
      spans.push(short);
      isAddress = true;
      continue;
    }
    const isNear = line.part === 'head' || line.part === 'personal' || line.part === 'declaration';
    const isFoot =
      foot.has(line.at) &&
      line.part !== 'work' &&
      line.part !== 'education' &&
      addressWeight(text) === 2 &&
      (PIN.test(text) || SHORT_PIN.test(text) || (LANDMARK.test(text) && endsInCity(text) && !NO_ADDRESS.test(text)));
    const isHome =
      SURE_HOUSE.test(text.slice(0, MAX_ADDRESS_LINE)) && text.length <= MAX_ADDRESS_LINE && !NO_ADDRESS.test(text);
    const hasContact =
      text.length < 400 &&
      line.part !== 'referees' &&
      (CONTACT.test(text) || ((line.part === 'personal' || line.part === 'head') && isBelowContacts(lines, line)));
    if (!text || line.isHeading || !(isNear || isFoot || isHome || hasContact)) {
      isAddress = false;
      continue;
    }
    const found = segmentsOf(view, line).filter(([start, end]) => isAddressText(view, start, end, line, hasContact));
    for (const [start, end] of found)
      spans.push({ start, end: start + beforeVerb(view.text.slice(start, end)), kind: 'address' });
    const before = lines[line.at - 1];
    if (!found.length && isAddress && before && !startsWithLabel(view, line) && continuesAddress(line, before.text)) {
      spans.push({ start: line.start, end: line.end, kind: 'address' });
      isAddress = true;
      continue;
    }
    if (found.length && !isAddress && before) openLineBefore(view, lines, before, spans);
    // below a place and a date stands a signature
    isAddress = found.length > 0 && (line.part !== 'declaration' || addressWeight(text) > 0);
  }
  return spans;
}

/** What stands behind the word alone, if it is an address by itself. */
function spaceLabelled({ text, start, end, part }: PartLine): MaskedSpan | undefined {
  const [label] = text.length <= MAX_ADDRESS_LINE ? (SPACED_LABEL.exec(text) ?? []) : [];
  if (label === undefined) return undefined;
  const value = text.slice(label.length);
  // "Address Home, MG Road" is a shop
  const isLikely = /\d/.test(value) || (part !== 'work' && part !== 'education' && !namesTitle(value));
  const isAddress = isLikely && addressWeight(value) === 2 && /^\p{Lu}|^[\d#]/u.test(value) && !NO_ADDRESS.test(value);
  return isAddress ? { start: start + label.length, end, kind: 'address' } : undefined;
}

/** What stands behind a short label, in the head or among contacts with such labels. */
function shortLabelled(lines: readonly PartLine[], line: PartLine): MaskedSpan | undefined {
  const [label] = line.text.length < MAX_ADDRESS_LINE ? (SHORT_LABEL.exec(line.text) ?? []) : [];
  if (label === undefined) return undefined;
  const isBeside = [line.at - 2, line.at - 1, line.at + 1, line.at + 2].some((at) =>
    BESIDE_SHORT.test(lines[at]?.text.slice(0, 20) ?? ''),
  );
  const value = line.text.slice(label.length).split(/[|•·\t]|\s{3}/)[0] ?? '';
  const isNear = line.part === 'head' || line.part === 'personal';
  if (!(isBeside || (isNear && /[:.-]/.test(label))) || CONTACT.test(value) || namesTitle(value)) return undefined;
  // "A nurse of Pune, I am"
  if (IN_PROSE.test(value)) return undefined;
  if (NO_ADDRESS.test(value) || !/\p{L}{3}/u.test(value) || isHarmlessValue(value)) return undefined;
  return { start: line.start + label.length, end: line.start + label.length + value.length, kind: 'address' };
}

/** "Keishamthong, Imphal West" below a phone and an e-mail. */
const isBelowContacts = (lines: readonly PartLine[], { at, text }: PartLine): boolean =>
  endsInCity(text) && text.trim().length < 60 && CONTACT.test(lines[at - 1]?.text.slice(0, MAX_ADDRESS_LINE) ?? '');

const startsWithLabel = (view: View, line: PartLine): boolean =>
  cellsOf(view, line).some(({ start, label }) => start - line.start < 6 && label.kind === 'none');

/** "Sai Krupa,", "Kunnath House" or "McLeod Ganj, Shimla" above "Near the temple, Pune". */
function openLineBefore(view: View, lines: readonly PartLine[], before: PartLine, spans: MaskedSpan[]): void {
  const text = before.text.trim();
  const isFirst = before.at < 8 && !lines.slice(0, before.at).some(({ said }) => said);
  if (cellsOf(view, before).length) return;
  if (
    isFirst ||
    text.length > 60 ||
    !(/,\s*$/.test(text) || ENDS_IN_HOUSE.test(text) || endsInCity(text)) ||
    before.isHeading ||
    CONTACT.test(text) ||
    NO_ADDRESS.test(text) ||
    namesTitle(text)
  )
    return;
  spans.push({ start: before.start, end: before.end, kind: 'address' });
}

const SEPARATOR = /(?<=\p{Ll}{4}|\)|\d)\.\s(?=\p{Lu}\p{Ll})|[|~•·●\t◆▪■►;]|\s\.\s|\s-\s(?!\s?\d)|\s{2,}/gu;

/** The parts of a line between bars and bullets. */
function segmentsOf(view: View, line: PartLine): [number, number][] {
  const cells = cellsOf(view, line);
  return piecesOf(line, SEPARATOR)
    .flatMap((segment) => withoutLabels(segment, cells))
    .filter(([from, to]) => view.text.slice(from, to).trim());
}

/** What is announced so is a number or one word: an address may follow it behind a bar. */
const BESIDE_ADDRESSES: ReadonlySet<string> = new Set(['address', 'phone', 'email']);

/** What stands before the first label, and the values of labels that announce addresses. */
function withoutLabels([start, end]: [number, number], cells: readonly Cell[]): [number, number][] {
  const within = cells.filter((cell) => cell.start >= start && cell.start < end);
  const [first] = within;
  if (!first)
    return cells.some((cell) => cell.start < start && cell.valueEnd > start && !BESIDE_ADDRESSES.has(cell.label.kind))
      ? []
      : [[start, end]];
  const values = within
    .filter(
      ({ label }) => label.kind === 'address' || label.kind === 'name' || (label.kind === 'phone' && label.isCommon),
    )
    .map(({ valueStart, valueEnd }): [number, number] => [valueStart, Math.min(valueEnd, end)]);
  return [[start, first.start], ...values];
}

/** "19, Khatipura, Indore (M.P.)": a house's number in front, a city behind. */
function endsInPlace(text: string): boolean {
  const pieces = text.split(/[,(]/);
  return pieces.length > 2 && text.length < 120 && /^\s?[#\d]/.test(text) && isCity(pieces.at(-1) ?? '');
}

/** Of "McLeod Ganj, Shimla" the last is a place. */
export const endsInCity = (text: string): boolean => text.includes(',') && isCity(text.slice(text.lastIndexOf(',')));

const isCity = (text: string): boolean => areOnlyPlaces(text.toLowerCase().match(/\p{L}+/gu) ?? []);

function isAddressText(view: View, start: number, end: number, line: PartLine, isBesideContact: boolean): boolean {
  const text = view.text.slice(start, end);
  const weight = addressWeight(text);
  if (NO_ADDRESS.test(text.slice(0, MAX_ADDRESS_LINE)) && !LANDMARK.test(text)) return false;
  if (namesTitle(text) && !(PIN.test(text) && HOUSE.test(text))) return false;
  if (IN_PROSE.test(text) && !PIN.test(text)) return false;
  if (weight === 2 || (line.part === 'head' && endsInPlace(text))) return true;
  const isNear = line.part === 'head' || line.part === 'personal';
  if (weight === 1) return isNear && text.length < 80 && /\d{3}\s?\d{3}|,/.test(text);
  const words = wordsBetween(view, start, end).map((word) => word.text);
  if (CONTACT.test(text)) return false;
  // "Laitumkhrah, Shillong-3"
  if (
    line.part === 'head' &&
    words.length < 5 &&
    /-\s?\d{1,3}$/.test(text.trim()) &&
    text.includes(',') &&
    endsInCity(text)
  )
    return true;
  const isListed = words.length < 7 && text.split(',').length > 2 && start === line.start && end === line.end;
  // "Indirapuram, Ghaziabad" beside a phone, "Lokhandwala, Andheri, Mumbai" alone, but not "Wipro, Pune"
  if (
    (line.part === 'head' || line.part === 'personal') &&
    ((isBesideContact && words.length < 7) || isListed) &&
    endsInCity(text)
  )
    return words.every((word) => isPlace(word) || !(isOrdinary(word) || isInstitution(word)));
  return (line.part === 'head' || line.part === 'declaration' || isBesideContact) && areOnlyPlaces(words);
}
