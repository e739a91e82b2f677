import { type PartLine } from './parts.js';
import { patternsOf, type Kind, type Span } from './spans.js';
import { type View } from './view.js';

/** Beside other words about a person these tell of it, wherever in a sentence they stand. */
const BESIDE: Partial<Record<Kind, readonly RegExp[]>> = {
  religion: [
    /(?<![\p{L}\p{M}-])((?:(?:syrian|roman|sunni|shia|latin|orthodox|digambar|shwetambar|born-again|practi[sc]ing|devout) ){0,2}(?:hindus?|muslims?|christians?|sikhs?|jains?|buddhists?|parsis?|catholics?|anglican|methodist|protestant|jacobite|zoroastrian|hinduism|islam|christianity|sikhism|jainism|buddhism|हिन्दू|हिंदू|मुस्लिम|ईसाई|सिख|जैन|बौद्ध))(?![\p{L}\p{M}-])/giu,
  ],
  caste: [
    /(?<![\p{L}\p{M}-])((?:\p{Lu}\p{L}{2,14} ){0,2}(?:Brahmins?|Rajputs?|Marathas?|Kayasthas?|Lingayats?|Vokkaligas?|Vellalars?|Ezhavas?|Thiyyas?|Bhumihars?|Kunbis?|Dhangars?|Patidars?|Baniyas?|Adivasis?|Dalits?|Kannadigas?|Malayal(?:i|Ee)s?|Maharashtrians?|Marwaris?|Bohr[ai]s?|Khojas?|Memons?|Chitpavans?|Bunts?|Billavas?|Kurubas?|Mappilas?|Jatts?|Jats?|Anglo[- ]Indian|East Indian|Meena|Mina|Yadavs?|Nairs?|Kammas?|Kapus?|Reddys?|Thakurs?|Banias?|Iyengars?|Iyers?|Agarwals?|Oswals?|Porwals?|Lohanas?|Khatris?|Mudaliars?|Chettiars?|Gounders?|Kushwahas?|Kurmis?|Ahirs?|Gurjars?|Karans?|Mahishyas?|Bhils?|Gonds?|Santhals?|ब्राह्मण|मराठा|राजपूत|यादव|जाट))(?![\p{L}\p{M}-])/gu,
    /\b((?:\p{Lu}\p{L}{1,16} ){1,3})(?:community|caste|tribe|samaj|biradari|sub-?caste)\b/gu,
  ],
  marital_state: [
    /(?<![\p{L}-])(married|unmarried|widow(?:ed|er)?|divorced|divorcee|bachelor|spinster|(?:am|and|still|old|,) single)(?![\p{L}-])/giu,
    /(?<![\p{L}\p{M}])(विवाहित|अविवाहित|शादीशुदा|विधवा|तलाकशुदा|कुंवारा|कुंवारी)(?![\p{L}\p{M}])/gu,
  ],
  family: [
    /\b((?:a|an|one|two|three|four|no|\d|grown|small|school-going) (?:(?:small|grown|young|little|elder|school-going) )?(?:sons?|daughters?|child|children|kids?|boys?|girls?|twins))\b/gi,
  ],
  address: [/\p{L}{3} from (\p{Lu}\p{L}{2,20}(?:, \p{Lu}\p{L}{2,20}){0,2})(?=[.,;\n]|$)/gu],
};
/** Nobody else is told of with these. */
const SURE: Partial<Record<Kind, readonly RegExp[]>> = {
  religion: [
    /\b(?:am|i'm|being|born|raised) (?:a |an )?((?:(?:syrian|roman|sunni|shia|latin|orthodox|digambar|shwetambar|born-again|practi[sc]ing|devout) ){0,2}(?:hindus?|muslims?|christians?|sikhs?|jains?|buddhists?|parsis?|catholics?|anglican|methodist|protestant|jacobite|zoroastrian|hinduism|islam|christianity|sikhism|jainism|buddhism|हिन्दू|हिंदू|मुस्लिम|ईसाई|सिख|जैन|बौद्ध))(?![\p{L}-])/giu,
  ],
  caste: [
    /(?<![\p{L}-])(Kannadiga|Malayalee|(?:Dawoodi|Sulaimani) Bohra|(?:Chitpavan|Konkanastha|Deshastha|Saraswat|Iyer|Maithil|Kanyakubja|Saryupareen|Namboodiri) Brahmin)(?![\p{L}-])/gu,
  ],
  marital_state: [
    /\b(?:am|i'm|is|being) (?:also |now |a |an |newly |happily )?(married|unmarried|divorced|widowed|divorcee|widow|widower)(?![\p{L}-])/giu,
    /(?<=^|[,;.] )([Mm]arried|[Uu]nmarried|[Dd]ivorced|[Ww]idowed)(?=,? (?:with|and|,|no)|[.;\n]|$)/gm,
    /(?<![\p{L}\p{M}])(शादीशुदा|विवाहित|अविवाहित|तलाकशुदा)(?= (?:हूँ|हूं|हु|आहे|हैं|है))/gu,
  ],
  family: [
    /(?<![\p{L}\p{M}])((?:मेर[ेीा]|हमार[ेीा]|माझ[ेीा]|माझ्या) (?:[^\s।.,;]{1,12} ){0,2}(?:बच्च[ेा]|बेट[ेीा]|बेटियाँ|पति|पत्नी|पिता|माता|माँ|भाई|बहन|मुल[ेीा]|मुलगा|मुलगी|वडील|आई)(?![\p{L}\p{M}])[^।.;,\n]{0,40})/gu,
  ],
};
const ABOUT: ReadonlySet<Kind> = new Set(['religion', 'caste', 'marital_state', 'family', 'birth_date', 'sex']);
const NO_COMMUNITY =
  /open|source|developer|java|python|user|cloud|aws|google|scrum|tech|design|online|local|rural|social|global/i;
const MAX_LINE = 2_000;
const MAX_LABEL = 60;

/**
 * Religion, community, marriage and children in sentences that tell of the person.
 * @param told what is known to tell of them
 */
export function communitiesIn({ text }: View, lines: readonly PartLine[], told: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const [kind, pattern] of patternsOf(SURE)) take(text, 0, kind, pattern, spans);
  const places = [...told, ...spans]
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
    if (
      !wasAbout ||
      !line.said ||
      line.text.length > MAX_LINE ||
      (line.text.slice(0, MAX_LABEL).includes(':') && !isNear)
    )
      continue;
    for (const [kind, pattern] of patternsOf(BESIDE))
      if (kind !== 'address' || isNear) take(line.text, line.start, kind, pattern, spans);
  }
  return spans;
}

function take(text: string, from: number, kind: Kind, pattern: RegExp, spans: Span[]): void {
  for (const { 0: found, 1: words = '', index } of text.matchAll(pattern)) {
    if (kind === 'caste' && NO_COMMUNITY.test(words)) continue;
    const start = from + index + found.indexOf(words);
    spans.push({ start, end: start + words.trimEnd().length, kind });
  }
}
