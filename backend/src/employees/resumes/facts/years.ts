import { latinDigits } from '../../../platform/text.js';
import { degreeOf } from './education.js';
import { hasPeriod, yearsOfPeriods } from './periods.js';
import { type SectionLine } from './sections.js';
import { namesTitle } from './title.js';

const MAX_YEARS = 50;
const WORDS = [
  ['one', 'एक'],
  ['two', 'दो'],
  ['three', 'तीन'],
  ['four', 'चार'],
  ['five', 'पाँच', 'पांच'],
  ['six', 'छह', 'छः', 'छ'],
  ['seven', 'सात'],
  ['eight', 'आठ'],
  ['nine', 'नौ'],
  ['ten', 'दस'],
  ['eleven', 'ग्यारह'],
  ['twelve', 'बारह'],
  ['thirteen', 'तेरह'],
  ['fourteen', 'चौदह'],
  ['fifteen', 'पंद्रह', 'पन्द्रह'],
  ['sixteen', 'सोलह'],
  ['seventeen', 'सत्रह'],
  ['eighteen', 'अठारह'],
  ['nineteen', 'उन्नीस'],
  ['twenty', 'बीस'],
];
const UNITS = WORDS.slice(0, 9).map(([word]) => word);
const TENS = { twenty: 20, thirty: 30 };
/** A number of years, maybe with months, before or behind the word "experience". */
const STATED_YEARS =
  /\b(\d{1,2}(?:\.\d{1,2})?|(?:twenty|thirty)[\s-](?:one|two|three|four|five|six|seven|eight|nine)|thirty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\s{0,2}(?:\(\d{1,2}\)\s?)?\+?\s{0,2}(?:years?|yrs?)(?:\s{0,2}(?:and|&|,)?\s{0,2}(\d{1,2})\s{0,2}\+?\s{0,2}(?:months?|mths?))?['’.]?\s{0,2}(?:of\s{1,2})?(?:[\w-]{1,20},?\s{1,2}){0,4}?(?:experience|exp)\b|\b(?:experience|exp)\.?\s{0,2}(?:of|is|:|-|–|\()?\s{0,2}(\d{1,2}(?:\.\d{1,2})?|(?:twenty|thirty)[\s-](?:one|two|three|four|five|six|seven|eight|nine)|thirty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\s{0,2}(?:\(\d{1,2}\)\s?)?\+?\s{0,2}(?:years?|yrs?)(?:\s{0,2}(?:and|&|,)?\s{0,2}(\d{1,2})\s{0,2}\+?\s{0,2}(?:months?|mths?))?\b/gi;
const STATED_MONTHS =
  /\b(\d{1,2})\s{0,2}\+?\s{0,2}(?:months?|mths?)['’.]?\s{0,2}(?:of\s{1,2})?(?:[\w-]{1,20},?\s{1,2}){0,4}?(?:experience|exp)\b|\b(?:experience|exp)\.?\s{0,2}(?:of|is|:|-|–|\()?\s{0,2}(\d{1,2})\s{0,2}\+?\s{0,2}(?:months?|mths?)\b/gi;
/** Behind "years of experience". */
const YEARS_BEHIND =
  /\byears\sof\sexperience\s?[:–-]\s?(\d{1,2}(?:\.\d{1,2})?|(?:twenty|thirty)[\s-](?:one|two|three|four|five|six|seven|eight|nine)|thirty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\b/gi;
/** Years of a life, of a company, of whom somebody hired or worked for: nobody's own experience. */
const OTHER_YEARS =
  /\b(?:age|aged)\b\s?[:–-]?\s{0,3}(?:is\s)?\d{1,2}\s?\+?\s?(?:years?|yrs?)?|\b\d{1,3}\s?[+-]?\s?(?:years?|yrs?)[\s-]old\b|\b(?:company|firm|organi[sz]ation|agency|enterprise|conglomerate|manufacturer|startup|start-up|hospital|bank|brand|ngo|trust|group|school|college|institute|university|business|provider|chain)\s?,?\s?(?:with|having|has|that has|which has|of)\s(?:(?:a|an|the|over|above|around|about|nearly|almost|more than|legacy of|history of|total of)\s){0,3}\d{1,3}\s?\+?\s?(?:years?|yrs?)['’]?(?:\s(?:of\s)?(?:experience|exp|history|existence|legacy))?|\b(?:ltd|limited|llp|inc|corporation|enterprises|industries|traders|mills|exports|services|solutions|technologies|systems)\.?\s(?:(?:that|which)\s)?has\s(?:(?:a|over|around|about|nearly|almost|more than|total of)\s){0,3}\d{1,3}\s?\+?\s?(?:years?|yrs?)\b|\baverage\s(?:work\s)?experience\sof\s\d{1,2}|\b(?:report(?:s|ed|ing)?\sto|guidance\sof|supervision\sof|mentored\sby|father|mother)\b[^.,;\n]{0,60}?\d{1,2}\s?\+?\s?(?:years?|yrs?)|(?:आयु|उम्र)\s?[:–-]?\s{0,2}[\d०-९]{1,2}\s?(?:वर्ष|साल)?/gi;
/** So many as somebody hires or looks for: of the person where nothing else tells. */
const RANGE_OF_YEARS = /\b\d{1,2}\s?(?:to|-|–)\s?\d{1,2}\s?\+?\s?(?:years?|yrs?)/gi;
/** The same in Hindi, with digits of both scripts and words. */
const STATED_YEARS_IN_HINDI =
  /(?:^|[\s(:–-])([\d०-९]{1,2}(?:\.[\d०-९]{1,2})?|[\u0900-\u0963]{1,9})\s{0,2}\+?\s{0,2}(?:वर्ष|साल)\S{0,9}\s{1,2}(?:\S{1,20}\s{1,2}){0,4}?अनुभव|अनुभव\S{0,9}\s{0,2}[:–-]?\s{0,2}([\d०-९]{1,2}(?:\.[\d०-९]{1,2})?|[\u0900-\u0963]{1,9})\s{0,2}\+?\s{0,2}(?:वर्ष|साल)/g;
/** Without the word "experience": used when no positions tell. */
const ONLY_YEARS =
  /(?:^|\b(?:with|over|having|has|have)\s{1,2})(\d{1,2}(?:\.\d{1,2})?|(?:twenty|thirty)[\s-](?:one|two|three|four|five|six|seven|eight|nine)|thirty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\s{0,2}\+?\s{0,2}(?:years?|yrs?)\s{1,2}(?:of|in|as|across)\s/im;
/** Of years that nobody worked in. */
const NO_WORK = /\b(?:passport|visa|valid(?:ity)?|membership|[af]\.?y\.?\s?(?=\d{4}))/i;
const ANY_YEAR = /\b(?:19|20)\d{2}\b/g;

/**
 * The stated years, else the time from the first start of a position to the last end, without overlaps. More years than since the
 * first year of the education are somebody else's.
 */
export function yearsIn(text: string, lines: readonly SectionLine[], today: Date): number | null {
  const own = text.replace(OTHER_YEARS, '.');
  const said = statedIn(own.replace(RANGE_OF_YEARS, '.'));
  const saidInMonths = Array.from(own.matchAll(STATED_MONTHS), ([, before, after]) =>
    yearsAndMonths('', before ?? after),
  );
  const worked = workedLines(lines).join('\n');
  const dated = yearsOfPeriods(worked, today);
  const isPossible = !dated || said <= sinceEducation(lines, today);
  return (
    likely(isPossible ? said : 0) ??
    likely(dated) ??
    likely(statedIn(own)) ??
    likely(most(saidInMonths)) ??
    likely(numberOf(ONLY_YEARS.exec(worked.replace(OTHER_YEARS, '.'))?.[1]))
  );
}

/** The most years that are stated. */
function statedIn(text: string): number {
  return most([
    ...Array.from(text.matchAll(STATED_YEARS), ([, before, months, after, otherMonths]) =>
      yearsAndMonths(before ?? after, months ?? otherMonths),
    ),
    ...Array.from(text.matchAll(YEARS_BEHIND), ([, years]) => numberOf(years)),
    ...Array.from(text.matchAll(STATED_YEARS_IN_HINDI), ([, before, after]) => numberOf(before ?? after)),
  ]);
}

const most = (years: readonly number[]): number => Math.max(0, ...years.map((one) => likely(one) ?? 0));

function yearsAndMonths(years: string | undefined, months = '0'): number {
  return Math.round((numberOf(years) + Number(months) / 12) * 10) / 10;
}

/** Where a section of work has periods, others do not count. A line that is none stays empty: what is around it does not join. */
function workedLines(lines: readonly SectionLine[]): string[] {
  const isDated = lines.some(({ section, text }) => section === 'experience' && hasPeriod(text));
  const isOfWork = ({ text, section }: SectionLine): boolean => {
    if (NO_WORK.test(text)) return false;
    if (section === 'experience') return true;
    if (isDated && section === 'other') return false;
    return degreeOf(text) === undefined && (section !== 'education' || namesTitle(text));
  };
  return lines.map((line) => (isOfWork(line) ? line.text : ''));
}

/** Ranks of degrees that people take besides their work, years after the first one. */
const isLater = (rank: number): boolean => rank <= 1;

/** Years since the first year of the education, and one more; without one, any number. */
function sinceEducation(lines: readonly SectionLine[], today: Date): number {
  const years: string[] = [];
  let rank = Infinity;
  for (const { section, text } of lines) {
    if (section !== 'education') continue;
    rank = degreeOf(text) ?? rank;
    if (!isLater(rank)) years.push(...(text.match(ANY_YEAR) ?? []));
  }
  return years.length ? today.getUTCFullYear() - Math.min(...years.map(Number)) + 1 : Infinity;
}

const likely = (years: number): number | null => (years > 0 && years <= MAX_YEARS ? years : null);

function numberOf(said = ''): number {
  const [ten = '', unit = ''] = said.toLowerCase().split(/[\s-]/);
  if (ten === 'twenty' || ten === 'thirty') return TENS[ten] + UNITS.indexOf(unit) + 1;
  const word = WORDS.findIndex((forms) => forms.includes(ten));
  return word >= 0 ? word + 1 : Number(latinDigits(said)) || 0;
}
