import { headingOf } from '../facts/sections.js';
import { readingOrder } from './columns.js';
import { labelAt } from './labels.js';
import { revealedBy } from './personal-words.js';
import { Spellings } from './spelling.js';
import { firstWordFrom, foldedText, halved, type View, type ViewLine, wordsBetween } from './view.js';

/** What a part of a resume is about. */
export type Part = 'head' | 'personal' | 'family' | 'referees' | 'declaration' | 'work' | 'education' | 'other';

/** A line with its part. */
export interface PartLine extends ViewLine {
  part: Part;
  isHeading: boolean;
  /** Whether a label beside it, or its own, announces something personal. */
  isForm: boolean;
  /** Its place among the lines. */
  at: number;
  /** Its words, with single blanks between them. */
  said: string;
}

const phrases = (text: string): string[] =>
  foldedText(text)
    .split('/')
    .map((phrase) => phrase.trim());

/** Headings that open a part, as words alone. */
const HEADINGS = new Map<string, Part>(
  Object.entries({
    head: `resume / curriculum vitae / cv / c v / bio data / biodata / bio data form / r e s u m e / curriculam vitae / curriculum vita / updated resume / my resume / profile of candidate /
      बायोडाटा / जीवन वृत्त / रिज्यूमे / आत्मवृत्त / बायो डाटा / जीवनवृत्त / சுயவிவரம் / தன்விவரக் குறிப்பு / ബയോഡാറ്റ / ব্যক্তিগত জীবন বৃত্তান্ত / জীবন বৃত্তান্ত / ਬਾਇਓ ਡਾਟਾ / బయోడేటా / ಬಯೋಡೇಟಾ / کوائف نامہ / બાયોડેટા`,
    personal: `quick facts / facts / background / at a glance / off work / outside work / life outside / life outside work / personal note / personal memoranda / few words about me / a short portrait / self / personal / personal details / personal detail / personal information / personal info / personal profile / personal data / personal particulars / personal dossier /
      personal vitae / vitae / me / who i am / about myself / a little about me / a bit about me / biographical details / biography / particulars of candidate / माझ्याबद्दल / vitals / vital details / vital statistics / personal biodata / bio profile / bio sketch / the rest / other facts / fun facts / personal facts / identity proofs / identity / id proofs / kyc / more about me / little about me / personal minutiae / personal memoranda / personal bio data / personal snapshot / personal background / particulars / basic information / basic details / candidate details / contact / contacts /
      contact details / contact information / contact info / contact me / contact us / get in touch / reach me / other personal details / other details / other information / identity details / kyc details / id details /
      details of the candidate / about the candidate / bio / address / addresses / personal details and address / personal and contact details / passport details / identification / personal contact / demographics /
      my details / general information / statutory details / documents / bank details / links / profiles / social / social media / online profiles / find me online / social links / web / online presence /
      व्यक्तिगत विवरण / व्यक्तिगत जानकारी / निजी विवरण / वैयक्तिक माहिती / व्यक्तिगत माहिती / संपर्क / सम्पर्क / தனிப்பட்ட விவரங்கள் / சுய விவரம் / தொடர்புக்கு / വ്യക്തിഗത വിവരങ്ങൾ / സ്വകാര്യ വിവരങ്ങൾ /
      వ్యక్తిగత వివరాలు / ವೈಯಕ್ತಿಕ ವಿವರಗಳು / ব্যক্তিগত তথ্য / ব্যক্তিগত বিবরণ / ਨਿੱਜੀ ਜਾਣਕਾਰੀ / ਨਿੱਜੀ ਵੇਰਵਾ / વ્યક્તિગત માહિતી / વ્યક્તિગત વિગતો / ذاتی معلومات / ذاتی کوائف`,
    family: `family details / family detail / family background / family particulars / family information / family / family members / family profile / details of family / about my family / family history / family composition /
      पारिवारिक विवरण / पारिवारिक पृष्ठभूमि / परिवार / कौटुंबिक माहिती / குடும்ப விவரம் / കുടുംബ വിവരങ്ങൾ`,
    referees: `people who know my work / people who know me / persons who know me / who can speak for me / people to ask / reference / references / referee / referees / professional reference / professional references / character reference / character references / personal reference / personal references / reference details /
      references details / academic reference / academic references / professional referees / names of referees / two references / references and referees / details of references / references detail / reference persons /
      reference contact / reference contacts / testimonials and references / work references / employment references / reference check / list of referees / recommendations / refrences / reffrences / refrence /
      संदर्भ / सन्दर्भ / संदर्भ व्यक्ति / பரிந்துரையாளர்கள் / റഫറൻസ് / সূত্র`,
    declaration: `declaration / declarations / self declaration / undertaking / declare / घोषणा / घोषणा पत्र / स्वघोषणा / प्रतिज्ञापत्र / உறுதிமொழி / സത്യവാങ്മൂലം / ప్రకటన / ಘೋಷಣೆ / ঘোষণা / ਘੋਸ਼ਣਾ / ઘોષણા / حلف نامہ`,
    work: `work / career / career history / career path / career graph / employment / employers / experience / experiences / work profile / job profile / job responsibilities / roles and responsibilities / roles responsibilities / responsibilities / employment record / organisational experience /
      organizational experience / work exposure / professional journey / internship / internships / कार्य अनुभव / अनुभव / कामाचा अनुभव / பணி அனுபவம் / அனுபவம் / തൊഴിൽ പരിചയം / പ്രവൃത്തി പരിചയം / పని అనుభవం / అనుభవం / ಅನುಭವ / ಕೆಲಸದ ಅನುಭವ /
      কাজের অভিজ্ঞতা / অভিজ্ঞতা / ਤਜਰਬਾ / ਕੰਮ ਦਾ ਤਜਰਬਾ / અનુભવ / تجربہ`,
    education: `education / academics / scholastics / scholastic record / शैक्षणिक योग्यता / शिक्षा / शैक्षणिक पात्रता / शैक्षिक योग्यता / शिक्षण / கல்வித் தகுதி / கல்வி / വിദ്യാഭ്യാസ യോഗ്യത / വിദ്യാഭ്യാസം / విద్యార్హతలు / ವಿದ್ಯಾರ್ಹತೆ /
      শিক্ষাগত যোগ্যতা / ਵਿਦਿਅਕ ਯੋਗਤਾ / શૈક્ષણિક લાયકાત / تعلیم / تعلیمی قابلیت`,
    other: `objective / objectives / summary / profile / skills / projects / project / languages / hobbies / interests / strengths / achievements / awards / certifications / training / trainings / publications /
      career objective / about / about me / overview / key skills / tools / technologies / languages known / activities / extra curricular activities / extracurricular activities / co curricular activities / volunteering / courses / computer skills /
      current ctc / salary / additional information / professional summary / profile summary / snapshot / highlights / licences / licenses / memberships / workshops / seminars / technical proficiency / core competencies /
      कौशल / भाषा / भाषाएँ / भाषाएं / उद्देश्य / परिचय / रुचियाँ / शौक / कंप्यूटर ज्ञान / திறன்கள் / மொழிகள் / நோக்கம் / കഴിവുകൾ / ഭാഷകൾ / నైపుణ్యాలు / భాషలు / ಕೌಶಲ್ಯಗಳು / ಭಾಷೆಗಳು / দক্ষতা / ভাষা / ਹੁਨਰ / ਭਾਸ਼ਾਵਾਂ / કૌશલ્ય / ભાષાઓ / مہارتیں / زبانیں`,
  }).flatMap(([part, words]) => phrases(words).map((phrase) => [phrase.replace(/\s+/g, ' '), part as Part] as const)),
);
const SPELLINGS = new Spellings();
for (const heading of HEADINGS.keys()) SPELLINGS.add(heading);
const headingPart = (said: string): Part | undefined => HEADINGS.get(SPELLINGS.find(said, true) ?? said);
const MAX_HEADING_WORDS = 6;
const MAX_HEADING = 60;
/** A resume's head ends here, with or without a heading. */
const MAX_HEAD_LINES = 14;
/** From when to when, as of a job. */
const YEARS = /\b(?:19|20)\d{2}\s?(?:-|to)\s?(?:\p{L}{3,9}\.?\s?)?(?:(?:19|20)\d{2}|present|till|now|date|current)/iu;
const EXISTING: Readonly<Record<string, Part>> = {
  experience: 'work',
  education: 'education',
  other: 'other',
  head: 'head',
};
const DECLARES =
  /\b(?:i|we)\b.{0,80}\b(?:declare|certify|affirm|confirm|assure|swear)\b|\bhereby\b|घोषणा करत|प्रमाणित करत|घोषित करत/;
/** What follows a declaration: the signature, and nothing else. */
const SIGNS =
  /^(?:place|station|stn|date|dated|dt|signature|signed|yours|thanking|thank you|thanks|warm regards|regards|sign|स्थान|स्थळ|दिनांक|तारीख|ठिकाण|हस्ताक्षर|இடம்|സ്ഥലം|స్థలం|ಸ್ಥಳ|স্থান|ਸਥਾਨ|સ્થળ)(?![\p{L}\p{M}])/u;
/** A signature stands at the very end. */
const CLOSING_LINES = 8;
const FORM_LINES = 3;
const IN_FORM = /^.{2,40}(?:[:\t=]|\s{3})\s{0,40}\S/u;
const MAX_SKETCH = 300;
const FORM_KINDS: ReadonlySet<string> = new Set(
  'birth_date sex family religion caste marital_state aadhaar pan passport identity'.split(' '),
);
/** Words that decide the part of a short heading, beside any other words. */
const NAMED_IN_HEADING: readonly [Part, RegExp][] = [
  ['referees', /\b(?:references?|referees?)\b/],
  ['family', /\bfamily\b/],
  ['other', /\b(?:service|strengths|skills)\b/],
  ['personal', /\b(?:pers|personal|dossier|biodata|bio data|particulars|contact)\b/],
];
/** Below an empty line a form that begins otherwise is no longer about the family. */
const OF_FAMILY =
  /^(?:father|mother|parent|wife|husband|spouse|brother|sister|sibling|son|daughter|child|relation|name)/;
/** A column of a table of referees. */
const IS_COLUMN = /^(?:contact|address|organi[sz]ation|experience)s?(?: (?:details|information|no|number))?$/;
/** "Names of two persons for reference" */
const NAMES_REFEREES =
  /^(?:names?|details|particulars|persons?|people|two|three)\b.*\b(?:references?|referees?|contacted|consulted)$/;
const MAX_NAMED_WORDS = 4;

/** The lines of a resume with their parts, as far as headings say. */
export function partLinesOf(view: View): PartLine[] {
  let part: Part = 'head';
  let filled = 0;
  const read = readingOrder(view.lines, (text) => (openedByWords(wordsIn(text)) ?? headingOf(text)) !== undefined);
  const closingFrom = startOfClosing(read);
  const isLabelled = read.map((line) => startsForm(view, line));
  const found = read.map((line, at): PartLine => {
    const isFilled = line.text.trim() !== '';
    const said = isFilled && line.text.length < 400 ? saidIn(view, line) : '';
    const isLong = line.text.length > 1;
    const isColumn = part === 'referees' && IS_COLUMN.test(said) && !!read[at - 1]?.text.trim();
    const opened =
      isFilled && isLong && !isColumn ? (partOpenedBy(line, said) ?? refereesOpenedBy(read, at, said)) : undefined;
    const isForm = labelledNear(isLabelled, at);
    if (isFilled) filled += 1;
    if (opened && (opened !== 'head' || part === 'head')) part = opened;
    else if (opened && /bio/.test(said)) part = 'personal';
    else if (part === 'head' && (filled > MAX_HEAD_LINES || (filled > 2 && YEARS.test(line.text)))) part = 'other';
    const isBelow = part === 'family' && !opened && !read[at - 1]?.text.trim() && !OF_FAMILY.test(said);
    if (isLabelled[at] && part !== 'head' && (part !== 'family' || isBelow) && part !== 'referees') part = 'personal';
    const isSigned =
      isLong &&
      (part === 'referees' || part === 'family' || part === 'personal' || part === 'other') &&
      DECLARES.test(line.text.slice(0, 300).toLowerCase());
    if (isSigned) part = 'declaration';
    const isClosing = part === 'referees' || (at >= closingFrom && part !== 'head');
    if (isClosing && SIGNS.test(said.replace(/1/g, 'l'))) part = 'declaration';
    const isSketched =
      part !== 'head' &&
      opened === undefined &&
      isFilled &&
      isLong &&
      (saysPersonal(line.text) || isSketch(view, line));
    return {
      ...line,
      at,
      part: isSketched ? 'personal' : part,
      said,
      isHeading: opened !== undefined,
      isForm: isForm || isSketched,
    };
  });
  // a form's first lines may have labels that are not known
  for (let at = found.length - 2; at >= 0; at -= 1) {
    const [line, below] = [found[at], found[at + 1]];
    const reaches = line?.isForm && below?.part === 'personal' && IN_FORM.test(line.text);
    if (reaches && line.part === 'other' && !line.isHeading) line.part = 'personal';
  }
  return found;
}

function labelledNear(isLabelled: readonly boolean[], at: number): boolean {
  for (let place = at - FORM_LINES; place <= at + FORM_LINES; place += 1) if (isLabelled[place]) return true;
  return false;
}

/** A text that is no resume: one part, without a head. */
export function plainLinesOf(view: View): PartLine[] {
  return view.lines.map((line, at) => ({
    ...line,
    at,
    part: 'other',
    said: line.text.length < 400 ? saidIn(view, line) : '',
    isHeading: false,
    isForm: false,
  }));
}

const INDEXES = new WeakMap<readonly PartLine[], PartLine[]>();

/** The line of a place. */
export function partLineAt(lines: readonly PartLine[], place: number): PartLine | undefined {
  let placed = INDEXES.get(lines);
  if (!placed) INDEXES.set(lines, (placed = lines.toSorted((a, b) => a.start - b.start)));
  const index = placed;
  return index[Math.max(0, halved(index.length, (at) => (index[at]?.start ?? 0) <= place) - 1)];
}

const BARS = /[|•·●▪■♦◆;/,\t():]|\s-\s|\.\s|\.$|\s{3,}/g;

/** The parts of a line between bars, commas and the like. */
export function piecesOf({ start: first, end, text }: ViewLine, bars = BARS): [number, number][] {
  const found: [number, number][] = [];
  let start = first;
  for (const { 0: bar, index } of text.matchAll(bars)) {
    found.push([start, first + index]);
    start = first + index + bar.length;
  }
  return [...found, [start, end]];
}

/** "Personal: married, two sons" */
function saysPersonal(text: string): boolean {
  const colon = text.slice(0, MAX_HEADING).indexOf(':');
  const part = colon > 0 && text.slice(colon + 1).trim() ? openedByWords(wordsIn(text.slice(0, colon))) : undefined;
  return part === 'personal' || part === 'family';
}

/** "27 years | Male | Single" describes the person wherever it stands. */
function isSketch(view: View, line: ViewLine): boolean {
  if (line.text.length > MAX_SKETCH) return false;
  const pieces = piecesOf(line).map(([start, end]) => wordsBetween(view, start, end).map(({ text }) => text));
  const revealing = pieces.filter((words) => revealedBy(words, true));
  return (
    revealing.length > 1 && revealing.length * 5 > pieces.length && revealing.some((words) => revealedBy(words, false))
  );
}

/** A form about the person begins, with or without a heading. */
function startsForm({ words, text }: View, { start, end }: ViewLine): boolean {
  if (end - start < 2) return false;
  let at = firstWordFrom(words, start);
  if (
    /^(?:\d{1,2}|[a-z])$/.test(words[at]?.text ?? '') &&
    /^[.)]{1,2}\s/.test(text.slice(words[at]?.end, (words[at]?.end ?? 0) + 3))
  )
    at += 1;
  const found = labelAt(
    (place) => ((words[at + place]?.end ?? Infinity) <= end ? words[at + place]?.text : undefined),
    true,
  );
  if (!found || found.label.isCommon || !FORM_KINDS.has(found.label.kind)) return false;
  const behind = words[at + found.words - 1]?.end ?? end;
  return /^(?:\s?\([^()\n]{1,30}\))?\.?(?:\s{0,30}[:|=–\t-]|\s{3}|\s\d|\s{0,9}$)/.test(
    text.slice(behind, Math.min(end, behind + 60)),
  );
}

function startOfClosing(lines: readonly ViewLine[]): number {
  let at = lines.length;
  for (let left = CLOSING_LINES; left > 0 && at > 0; at -= 1) if (lines[at - 1]?.text.trim()) left -= 1;
  return at;
}

const wordsIn = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

const saidIn = (view: View, { start, end }: ViewLine): string =>
  wordsBetween(view, start, end)
    .map(({ text }) => text)
    .join(' ');

function partOpenedBy(line: ViewLine, said: string): Part | undefined {
  const text = line.text.trim();
  if (!said || text.length > MAX_HEADING) return undefined;
  const whole = openedByWords(said);
  if (whole) return whole;
  if (NAMES_REFEREES.test(said)) return 'referees';
  if (said.split(' ').length <= MAX_NAMED_WORDS && isWrittenAsHeading(text)) {
    const named = NAMED_IN_HEADING.find(([, words]) => words.test(said));
    if (named) return named[0];
  }
  const known = headingOf(text);
  return known ? EXISTING[known] : undefined;
}

/** What a line says before those who may be asked, in whatever words: "Those who know my work:". */
export const ASKS =
  /\b(?:people|persons|those|colleagues) (?:i|whom)\b|\brefs?\b|\bref(?:er|f|re)|\bknown? (?:to|me|my|us|persons?|people)\b|\b(?:persons?|people) (?:known|who|to)\b|\bwho knows?\b|\bvouch|\bspeak (?:for|about)|\benquir|\binquir|\bask(?:ing|ed)?\b|\bconsulted\b|\bcontacted\b|\brecommend|\bpraise|\bopinion|\btestimonial|\bverif(?:y|ication)\b|जानने वाले|जानते|ओळख|पूछताछ/;
/** A title and a name, as a line about another person begins. */
export const TITLED =
  /^\W{0,6}(?:\d[.)]{1,2}\s?)?(?:mr|mrs|ms|miss|sh|shri|sri|smt|dr|prof|er|ar|ca|adv|capt|cdr|col|maj|engr|fr|sr|rev|kum|hav|sub|md|mohd|श्री|श्रीमती|डॉ|திரு|திருமதி)(?:\.\s?|\s)/iu;
/** "Anna Rao, manager, 98...": with a number or an address. */
const DESCRIBED = /^\W{0,6}(?:\d[.)]{1,2}\s?)?\p{Lu}[^\n,|\t]{3,80}(?:[,|\t]|\s-\s|\s{3})/u;

const YEAR = /\b(?:19|20)\d\d\b/g;
const NUMBER_OR_MAIL = /@|\d[\d -]{6,14}\d/;

function refereesOpenedBy(lines: readonly ViewLine[], at: number, said: string): Part | undefined {
  const text = lines[at]?.text.trim() ?? '';
  if (text.length > MAX_HEADING || !ASKS.test(said) || /[@\d]{4}|[.,]$/.test(text) || /:\s*\p{L}/u.test(text))
    return undefined;
  // "- Domestic enquiry officer" says what was done
  if (/^[-–•*]\s/.test(text) && !text.endsWith(':')) return undefined;
  const next = lines
    .slice(at + 1, at + 4)
    .map((line) => line.text.trim())
    .join(' ')
    .trim();
  return TITLED.test(next) || (DESCRIBED.test(next) && NUMBER_OR_MAIL.test(next.slice(0, 240).replace(YEAR, '')))
    ? 'referees'
    : undefined;
}

/** "OTHER PARTICULARS:-", "Personal Traits"; no sentence, no label with its value. */
const isWrittenAsHeading = (text: string): boolean =>
  !/[.,;@\d]|:\s{0,3}-?\s{0,3}\p{L}/u.test(text) && /^[^\p{L}]{0,4}\p{Lu}/u.test(text) && !/\s\p{Ll}{4}/u.test(text);

function openedByWords(said: string): Part | undefined {
  const words = said.split(' ');
  if (words.length > MAX_HEADING_WORDS) {
    const joined = words.every((word) => Array.from(word).length === 1) ? words.join('') : '';
    return headingPart(joined);
  }
  // "1. References" and "REFERENCES (2)" are headings
  const counted = said.replace(/^\d{1,2} | \d{1,2}$/g, '');
  const isSpaced = words.every((word) => Array.from(word).length === 1);
  return headingPart(counted) ?? (isSpaced ? headingPart(words.join('')) : undefined);
}
