import { headingOf } from '../facts/sections.js';
import { foldedText, type Line, type View, wordsBetween } from './view.js';

/** What a part of a resume is about. */
export type Part = 'head' | 'personal' | 'family' | 'referees' | 'declaration' | 'work' | 'education' | 'other';

/** A line with its part. */
export interface PartLine extends Line {
  part: Part;
  isHeading: boolean;
  /** Its place among the lines. */
  at: number;
  /** Its words, with single blanks between them. */
  said: string;
}

const phrases = (text: string): string[] =>
  foldedText(text)
    .split('/')
    .map((phrase) => phrase.trim());

/** "Experlence" and "0bjective" are read by a machine. */
const readAs = (said: string): string => said.replace(/[1|i]/g, 'l').replace(/0/g, 'o').replace(/5/g, 's');

/** Headings that open a part, as words alone. */
const HEADINGS = new Map<string, Part>(
  Object.entries({
    head: `resume / curriculum vitae / cv / c v / bio data / biodata / bio data form / r e s u m e / curriculam vitae / curriculum vita / updated resume / my resume / profile of candidate /
      बायोडाटा / जीवन वृत्त / रिज्यूमे / आत्मवृत्त / बायो डाटा / जीवनवृत्त / சுயவிவரம் / தன்விவரக் குறிப்பு / ബയോഡാറ്റ / ব্যক্তিগত জীবন বৃত্তান্ত / জীবন বৃত্তান্ত / ਬਾਇਓ ਡਾਟਾ / బయోడేటా / ಬಯೋಡೇಟಾ / کوائف نامہ / બાયોડેટા`,
    personal: `personal / personal details / personal detail / personal information / personal info / personal profile / personal data / personal particulars / personal dossier /
      personal vitae / vitae / me / who i am / about myself / a little about me / biographical details / biography / particulars of candidate / माझ्याबद्दल / vitals / vital details / vital statistics / personal biodata / bio profile / bio sketch / the rest / other facts / fun facts / personal facts / identity proofs / identity / id proofs / kyc / more about me / little about me / personal minutiae / personal memoranda / personal bio data / personal snapshot / personal background / particulars / basic information / basic details / candidate details / contact / contacts /
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
  }).flatMap(([part, words]) =>
    phrases(words).map((phrase) => [readAs(phrase.replace(/\s+/g, ' ')), part as Part] as const),
  ),
);
const MAX_HEADING_WORDS = 6;
const MAX_HEADING = 60;
/** A resume's head ends here, with or without a heading. */
const MAX_HEAD_LINES = 14;
const EXISTING: Readonly<Record<string, Part>> = {
  experience: 'work',
  education: 'education',
  other: 'other',
  head: 'head',
};
const DECLARES =
  /\b(?:i|we)\b.{0,80}\b(?:declare|certify|affirm|confirm|assure)\b|\bhereby\b|घोषणा करत|प्रमाणित करत|घोषित करत/;
/** A form about the person begins, with or without a heading. */
const STARTS_FORM =
  /^\W{0,4}(?:\d{1,2}\s?[.)]{1,2}\s{0,4})?(?:(?:date of birth|d\.?\s?o\.?\s?b\.?|(?:fathers?|mothers?|husbands?|spouse)(?:'s)?(?:\sname)?|marital status|gender|sex|religion|caste|aadhaa?r|permanent (?:address|home))[^\p{L}\d]{0,4}[:|=–-]|date of birth\b|d\.o\.b)/iu;
/** What follows a declaration: the signature, and nothing else. */
const SIGNS =
  /^(?:place|station|date|dated|signature|signed|yours|thanking|thank you|sign|स्थान|स्थळ|दिनांक|तारीख|ठिकाण|हस्ताक्षर|இடம்|സ്ഥലം|స్థలం|ಸ್ಥಳ|স্থান|ਸਥਾਨ|સ્થળ)(?![\p{L}\p{M}])/u;
/** A signature stands at the very end. */
const CLOSING_LINES = 8;
/** Words that decide the part of a short heading, beside any other words. */
const NAMED_IN_HEADING: readonly [Part, RegExp][] = [
  ['referees', /\b(?:references?|referees?)\b/],
  ['family', /\bfamily\b/],
  ['personal', /\b(?:personal|particulars|dossier|biodata|bio data|contact)\b/],
];
/** "Names of two persons for reference" */
const NAMES_REFEREES =
  /^(?:names?|details|particulars|persons?|people|two|three)\b.*\b(?:references?|referees?|contacted|consulted)$/;
/** "RESUME / बायोडाटा" */
const HEADING_MIXED = /^[^/:\d]{3,30}\/[^/:\d]{3,30}$/;
const MAX_NAMED_WORDS = 4;

/** The lines of a resume with their parts, as far as headings tell. */
export function partLinesOf(view: View): PartLine[] {
  let part: Part = 'head';
  let filled = 0;
  const closingFrom = startOfClosing(view);
  return view.lines.map((line, at) => {
    const isFilled = line.text.trim() !== '';
    const said = isFilled && line.text.length < 400 ? saidIn(view, line) : '';
    const opened = isFilled ? partOpenedBy(line, said) : undefined;
    const isForm = isFilled && STARTS_FORM.test(line.text.slice(0, MAX_HEADING));
    if (isFilled) filled += 1;
    if (opened && (opened !== 'head' || part === 'head')) part = opened;
    else if (opened && /bio/.test(said)) part = 'personal';
    else if (part === 'head' && filled > MAX_HEAD_LINES) part = 'other';
    if (isForm && part !== 'head' && part !== 'family' && part !== 'referees') part = 'personal';
    const isSigned =
      (part === 'referees' || part === 'family' || part === 'personal' || part === 'other') &&
      DECLARES.test(line.text.slice(0, 300).toLowerCase());
    if (isSigned) part = 'declaration';
    if (part === 'referees' && SIGNS.test(said)) part = 'declaration';
    if (at >= closingFrom && part !== 'head' && SIGNS.test(said)) part = 'declaration';
    return { ...line, at, part, said, isHeading: opened !== undefined };
  });
}

/** A text that is no resume: one part, without a head. */
export function plainLinesOf(view: View): PartLine[] {
  return view.lines.map((line, at) => ({
    ...line,
    at,
    part: 'other',
    said: line.text.length < 400 ? saidIn(view, line) : '',
    isHeading: false,
  }));
}

/** The line of a place. */
export function lineOf(lines: readonly PartLine[], place: number): PartLine | undefined {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return lines[low];
}

function startOfClosing({ lines }: View): number {
  let at = lines.length;
  for (let left = CLOSING_LINES; left > 0 && at > 0; at -= 1) if (lines[at - 1]?.text.trim()) left -= 1;
  return at;
}

const saidIn = (view: View, { start, end }: Line): string =>
  wordsBetween(view, start, end)
    .map(({ text }) => text)
    .join(' ');

function partOpenedBy(line: Line, said: string): Part | undefined {
  const text = line.text.trim();
  if (!said || text.length > MAX_HEADING) return undefined;
  const whole = openedByWords(said);
  if (whole) return whole;
  if (NAMES_REFEREES.test(said)) return 'referees';
  const columns = text.split(/\s{3,}/).map((column) => openedByWords(column.toLowerCase()));
  // "LANGUAGES       PERSONAL"
  if (columns.length === 2 && columns.includes('personal') && columns.includes('other')) return 'personal';
  if (said.split(' ').length <= MAX_NAMED_WORDS && isWrittenAsHeading(text)) {
    const named = NAMED_IN_HEADING.find(([, words]) => words.test(said));
    if (named) return named[0];
  }
  if (HEADING_MIXED.test(text) && text.split('/').some((half) => openedByWords(half.toLowerCase().trim()) === 'head'))
    return 'head';
  const known = headingOf(text);
  return known ? EXISTING[known] : undefined;
}

/** "OTHER PARTICULARS:-", "Personal Traits"; no sentence, no label with its value. */
const isWrittenAsHeading = (text: string): boolean =>
  !/[.,;@\d]|:\s{0,3}-?\s{0,3}\p{L}/u.test(text) && /^[^\p{L}]{0,4}\p{Lu}/u.test(text) && !/\s\p{Ll}{4}/u.test(text);

function openedByWords(said: string): Part | undefined {
  const words = said.split(' ');
  if (words.length > MAX_HEADING_WORDS) {
    const joined = words.every((word) => Array.from(word).length === 1) ? words.join('') : '';
    return HEADINGS.get(readAs(joined));
  }
  // "1. References" and "REFERENCES (2)" are headings
  const counted = said.replace(/^\d{1,2} | \d{1,2}$/g, '');
  const isSpaced = words.every((word) => Array.from(word).length === 1);
  return HEADINGS.get(readAs(counted)) ?? (isSpaced ? HEADINGS.get(readAs(words.join(''))) : undefined);
}
