import { COMMUNITIES, DENOMINATIONS, PEOPLES, RELIGIONS } from './community-words.js';
import { type PartLine } from './parts.js';
import { type MaskedKind, type MaskedSpan, patternsOf } from './spans.js';
import { type View, wordsBetween } from './view.js';

/** Beside other words about a person these describe it, wherever in a sentence they stand. */
const BESIDE: Partial<Record<MaskedKind, readonly RegExp[]>> = {
  religion: [
    /\b((?:(?:fast\p{L}{0,3} (?:in|on|during)|wears?|keeps?|observes?|offers?) )?(?:hijab|burqa|turban|namaz|roza|ramzan|ramadan|paryushan|upanayanam|janeu|tilak|lent|parish|deacon|diksha)\b(?: (?:of|at|in|done)(?: \p{L}{2,14}){1,3})?)/giu,
  ],
  caste: [/\b((?:\p{Lu}\p{L}{1,16} ){1,3})(?:community|caste|tribe|samaj|biradari|sub-?caste)\b/gu],
  marital_state: [
    /\b((?:nikk?ah?|shaadi|shadi|vivah|talaa?q)[a-z]{0,8} (?:done|hua|hui|ho gay[ai]|nahi hui|nahin hui))\b/gi,
    /\b((?:nikk?ah?|shaadi|shadi|vivah|talaa?q)[a-z]{0,8}(?: (?:in|on))?(?: \d{4})?)\b/gi,
    /(?<![\p{L}-])((?:(?:not|newly|recently|just|happily|getting|got|to be) )?(?:married|wed(?:ded)?|engaged)(?: yet)?(?: (?:since|in|on)(?: (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6})?,? (?:19|20)\d{2})?)(?![\p{L}-])/giu,
    /(?<![\p{L}-])(unmarried|widow(?:ed|er)?|divorced|divorcee|separated|bachelor|spinster|(?<=(?:\bam|\band|\bstill|\bold|,|;) )single)(?![\p{L}-])/giu,
    /(?<![\p{L}\p{M}])(विवाहित|अविवाहित|शादीशुदा|विधवा|तलाकशुदा|कुंवारा|कुंवारी)(?![\p{L}\p{M}])/gu,
  ],
  family: [
    /\b((?:no|one|two|three|four|\d) (?:male |female )?(?:issues?|father|mother|parents))\b/gi,
    /\b((?:a|an|one|two|three|four|no|\d|grown|small|school-going) (?:(?:small|grown|young|teenage|baby|little|elder|school-going) )?(?:sons?|daughters?|child|children|kids?|boys?|girls?|twins)(?: (?:at|in|with|aged|studying) [^.,;()\n]{2,30})?)\b/gi,
  ],
  birth_date: [
    /(?:^|[,;.(|] ?)([2-6]\d ?(?:yrs?|years?))(?=[,;.)|]|$)/gimu,
    /(?:^|[,;.(|] ?|\bam |\bturn(?:ed|s)? )((?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?: ?(?:years?|yrs?)(?: of age)?)?)(?=[,;.)|]|$| and\b)/gimu,
    /(?:^|[,;.(|] ?|\bam |\bturn(?:ed|s)? )([2-6]\d)(?=[,;)|]|\.?$| this\b| in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gimu,
  ],
  address: [/\p{L}{3} from (?:the )?(\p{Lu}\p{L}{2,20}(?:, \p{Lu}\p{L}{2,20}){0,2})(?=[.,;\n]|$)/gu],
};
const BESIDE_PATTERNS = patternsOf(BESIDE);
/** Nobody else is told of with these. */
const SURE: Partial<Record<MaskedKind, readonly RegExp[]>> = {
  religion: [
    /\b(?:am|i'm|being|born|raised) (?:a |an )?((?:(?:syrian|roman|sunni|shia|latin|orthodox|digambar|shwetambar|born-again|practi[sc]ing|devout) ){0,2}(?:hindus?|muslims?|christians?|sikhs?|jains?|buddhists?|parsis?|catholics?|anglican|methodist|protestant|jacobite|zoroastrian|hinduism|islam|christianity|sikhism|jainism|buddhism|हिन्दू|हिंदू|मुस्लिम|ईसाई|सिख|जैन|बौद्ध))(?![\p{L}-])/giu,
  ],
  caste: [
    /(?<![\p{L}-])(Kannadiga|Malayalee|East Indian|Anglo[- ]Indian|(?:Dawoodi|Sulaimani) Bohra|(?:Chitpavan|Konkanastha|Deshastha|Saraswat|Iyer|Maithil|Kanyakubja|Saryupareen|Namboodiri) Brahmin)(?![\p{L}-])/gu,
  ],
  marital_state: [
    /\b(?:am|i'm|is|being) (?:also |now |a |an |newly |happily |recently |just |still )?(married|unmarried|divorced|widowed|divorcee|widow|widower)(?![\p{L}-])/giu,
    /(?<=^|[,;.] )([Mm]arried|[Uu]nmarried|[Dd]ivorced|[Ww]idowed)(?=,? (?:with|and|,|no)|[.;\n]|$)/gm,
    /(?<![\p{L}\p{M}])(शादीशुदा|विवाहित|अविवाहित|तलाकशुदा)(?= (?:हूँ|हूं|हु|आहे|हैं|है))/gu,
  ],
  family: [
    /(?<![\p{L}\p{M}])((?:मेर[ेीा]|हमार[ेीा]|माझ[ेीा]|माझ्या) (?:[^\s।.,;]{1,12} ){0,2}(?:बच्च[ेा]|बेट[ेीा]|बेटियाँ|पति|पत्नी|पिता|माता|माँ|भाई|बहन|मुल[ेीा]|मुलगा|मुलगी|वडील|आई)(?![\p{L}\p{M}])[^।.;,\n]{0,40})/gu,
  ],
};
const ABOUT: ReadonlySet<MaskedKind> = new Set(['religion', 'caste', 'marital_state', 'family', 'birth_date', 'sex']);
const NO_COMMUNITY =
  /open|source|developer|java|python|user|cloud|aws|google|scrum|tech|design|online|local|rural|social|global/i;
const MAX_LINE = 2_000;
const MAX_LABEL = 60;
const MIN_KINDS = 2;
const MAX_SKETCH = 140;

/**
 * Religion, community, marriage and children in sentences that describe the person.
 * @param known what is known to describe them
 */
export function communitiesIn(view: View, lines: readonly PartLine[], known: readonly MaskedSpan[]): MaskedSpan[] {
  const { text } = view;
  const spans: MaskedSpan[] = [];
  for (const [kind, pattern] of patternsOf(SURE)) take(text, 0, kind, pattern, spans);
  const places = [...known, ...spans]
    .filter(({ kind }) => ABOUT.has(kind))
    .map(({ start }) => start)
    .toSorted((a, b) => a - b);
  let next = 0;
  let wasAbout = false;
  for (const line of lines.toSorted((a, b) => a.start - b.start)) {
    while ((places[next] ?? Infinity) < line.start) next += 1;
    const has = (places[next] ?? Infinity) < line.end;
    // a sentence goes on in the next line
    const goesOn: boolean = wasAbout && /^\s?\p{Ll}/u.test(line.text);
    wasAbout = has || goesOn;
    const isNear = line.part === 'personal' || line.part === 'head';
    if (!line.said || line.text.length > MAX_LINE) continue;
    const hasLabel =
      line.text.slice(0, MAX_LABEL).includes(':') && !isNear && (places[next + 1] ?? Infinity) >= line.end;
    if (hasLabel || (!wasAbout && (line.part === 'work' || line.part === 'education'))) continue;
    const near: MaskedSpan[] = [];
    takeWords(view, line, near);
    for (const [kind, pattern] of BESIDE_PATTERNS)
      if (kind !== 'address' || (isNear && wasAbout)) take(line.text, line.start, kind, pattern, near);
    // several of them describe the person by themselves
    const isShort = isNear || line.text.length <= MAX_SKETCH;
    if (wasAbout || (isShort && new Set(near.map(({ kind }) => kind)).size >= MIN_KINDS)) spans.push(...near);
  }
  return spans;
}

/** Names of communities and religions, with the words in capitals before them. */
function takeWords(view: View, line: PartLine, spans: MaskedSpan[]): void {
  if (REGIMENT.test(line.text)) return;
  const words = wordsBetween(view, line.start, line.end);
  for (const [at, { start, end, text }] of words.entries()) {
    const one = text.length > 4 ? text.replace(/s$/, '') : text;
    const kind = RELIGIONS.has(one) || RELIGIONS.has(text) ? 'religion' : isCommunity(one) ? 'caste' : undefined;
    const isCapital = /[\p{Lu}\u0900-\u0dff]/u.test(view.text[start] ?? '');
    const isLanguage = LANGUAGE.test(words[at - 1]?.text ?? '') || LANGUAGE.test(words[at + 1]?.text ?? '');
    const isLabel = /^\s?[:=]/.test(view.text.slice(end, end + 2));
    if (!kind || isLabel || (kind === 'caste' && (!isCapital || isLanguage))) continue;
    let from = start;
    for (let before = at - 1; before >= at - 2; before -= 1) {
      const word = words[before];
      if (!word || !/^[ -]$/.test(view.text.slice(word.end, from))) break;
      const goes =
        DENOMINATIONS.has(word.text) || (kind === 'caste' && (isCommunity(word.text) || /^\d{2}$/.test(word.text)));
      if (!goes && !(isCapital && isPlain(view.text.slice(word.start, word.end)))) break;
      from = word.start;
    }
    spans.push({ start: from, end, kind });
  }
}

const isCommunity = (word: string): boolean => COMMUNITIES.has(word) || PEOPLES.has(word);
const REGIMENT = /\b(?:regiment|regt|rifles|infantry|battalion|LI)\b/i;
const LANGUAGE = /^(?:english|hindi|languages?|speaks?)$/;

/** A word in capitals that begins no sentence. */
const isPlain = (word: string): boolean =>
  /^\p{Lu}\p{Ll}{2,14}$/u.test(word) && !NO_COMMUNITY.test(word) && !STARTS.test(word);
const STARTS =
  /^(?:Belongs?|Community|Category|Denomination|Tribe|Born|From|Raised|Hails|Being|Personal|Religion|Caste|Our|The|This|Also|And)$/;

function take(text: string, from: number, kind: MaskedKind, pattern: RegExp, spans: MaskedSpan[]): void {
  for (const { 0: found, 1: words = '', index } of text.matchAll(pattern)) {
    if (kind === 'caste' && NO_COMMUNITY.test(words)) continue;
    const start = from + index + found.indexOf(words);
    spans.push({ start, end: start + words.trimEnd().length, kind });
  }
}
