import { COMMUNITIES, RELIGIONS } from './community-words.js';
import { isInstitution } from './name-words.js';
import { type MaskedKind } from './spans.js';
import { foldedText } from './view.js';

/** Words that describe a person by themselves, in every part of a resume, when a line says nothing else. */
const SURE: Partial<Record<MaskedKind, string>> = {
  sex: `male female transgender पुरुष महिला स्त्री पुरूष ஆண் பெண் పురుషుడు మహిళ స్త్రీ ಪುರುಷ ಮಹಿಳೆ പുരുഷൻ സ്ത്രീ পুরুষ মহিলা ਪੁਰਸ਼ ਮਰਦ ਔਰਤ ਇਸਤਰੀ પુરુષ સ્ત્રી مرد عورت خاتون ପୁରୁଷ ମହିଳା`,
  marital_state: `spinster kunwara kunwari vivahit avivahit shadishuda shaadishuda married unmarried divorced divorcee widow widowed widower विवाहित अविवाहित विवाहिता तलाकशुदा विधवा कुंवारा शादीशुदा திருமணமானவர் திருமணமாகாதவர் திருமணமானவள் వివాహిత అవివాహిత వివాహితుడు అవివాహితుడు ವಿವಾಹಿತ ಅವಿವಾಹಿತ വിവാഹിതൻ വിവാഹിത അവിവാഹിതൻ അവിവാഹിത বিবাহিত অবিবাহিত বিবাহিতা ਵਿਆਹਿਆ ਵਿਆਹੁਤਾ ਅਣਵਿਆਹਿਆ ਕੁਆਰਾ પરિણીત અપરિણીત شادی غیر`,
  religion: `christian catholic protestant presbyterian pentecostal jacobite hindu muslim musalman islam hinduism christianity sikh sikhism jain jainism buddhist buddhism bouddha bauddha parsi zoroastrian हिन्दू हिंदू मुस्लिम मुसलमान इस्लाम ईसाई सिख जैन बौद्ध இந்து முஸ்லிம் கிறிஸ்தவர் கிறிஸ்தவம் హిందూ ముస్లిం క్రైస్తవ ಹಿಂದೂ ಮುಸ್ಲಿಂ ಕ್ರೈಸ್ತ ഹിന്ദു മുസ്ലിം ക്രിസ്ത്യൻ ക്രിസ്ത്യാനി হিন্দু মুসলিম ইসলাম ਸਿੱਖ ਹਿੰਦੂ હિંદુ હિન્દુ મુસ્લિમ اسلام مسلم مسلمان`,
  caste: `obc sebc brahmin velama havyaka iyer iyengar oraon santhal santal munda meitei dalit adivasi maratha rajput kayastha ezhava lingayat vokkaliga kshatriya vaishya vanniyar thevar nadar kannadiga malayalee maharashtrian dawoodi chitpavan konkanastha deshastha vellalar bhumihar kunbi dhangar patidar thiyya mappila mazhabi ramdasia jatav ओबीसी ब्राह्मण मराठा राजपूत`,
};
/** Words that do so among others, or in a personal part. */
const LIKELY: Partial<Record<MaskedKind, string>> = {
  sex: `she he they her him them m f man woman gentleman lady boy girl shemale`,
  marital_state: `mrs single bachelor spinster separated engaged un unmarrried umarried maried unmaried कुंवारी एकल`,
  religion: `baptist vaishnav vaishnava sarna shaiva jew jewish roman rc syrian malabar latin sunni shia jewish lutheran orthodox anglican methodist ਕਾ`,
  caste: `general gen sc st ews ur open unreserved nt vjnt sbc bc mbc oc obcs ncl creamy layer non yadav kamma kapu reddy jat gujjar baniya bania mahar kurmi koli agri scheduled backward सामान्य अनुसूचित पिछड़ा`,
};
const FILLERS = new Set('yes no and is by the tribe tribes class classes 96 kuli'.split(' '));

const wordsOf = (table: Partial<Record<MaskedKind, string>>): Map<string, MaskedKind> =>
  new Map(
    Object.entries(table).flatMap(([kind, words]) =>
      foldedText(words)
        .split(/\s+/)
        .map((word) => [word, kind as MaskedKind] as const),
    ),
  );
const SURE_WORDS = wordsOf(SURE);
const LIKELY_WORDS = new Map([
  ...[...COMMUNITIES].map((word) => [word, 'caste'] as const),
  ...[...RELIGIONS].map((word) => [word, 'religion'] as const),
  ...wordsOf(LIKELY),
]);
const MAX_WORDS = 5;
const MAX_AMONG = 4;
const KIN_COUNTED =
  /^(?:with )?(?:one|two|three|four|no|\d) (?:\p{L}{3,10} )?(?:sons?|daughters?|child|children|kids?|brothers?|sisters?|siblings?|beti|beta)\b/u;

/** What a few words reveal of a person, when they reveal nothing else. */
export function revealedBy(words: readonly string[], isPersonal: boolean): MaskedKind | undefined {
  if (!words.length || words.length > MAX_WORDS) return undefined;
  if (isPersonal && KIN_COUNTED.test(words.join(' '))) return 'family';
  let revealed: MaskedKind | undefined;
  let isSure = isPersonal;
  for (const word of words) {
    const sure = SURE_WORDS.get(word);
    const likely = sure ?? LIKELY_WORDS.get(word);
    if (sure) isSure = true;
    if (likely) revealed = revealed && sure === undefined ? revealed : likely;
    else if (!FILLERS.has(word)) return undefined;
  }
  return isSure ? revealed : undefined;
}

/** The same when a sure word has others beside it: "newly married", "Hindu Deshastha Brahmin". */
export function revealedAmong(words: readonly string[]): MaskedKind | undefined {
  if (words.length > MAX_AMONG || words.some((word) => isInstitution(word) || /\d/.test(word))) return undefined;
  const sure = words.findLast((word) => SURE_WORDS.has(word));
  return sure === undefined ? undefined : SURE_WORDS.get(sure);
}

/** Whether a word may be a value of a kind, such as "OBC" of a category. */
export const isValueOf = (word: string, kind: MaskedKind | 'none'): boolean =>
  kind !== 'none' && (SURE_WORDS.get(word) === kind || LIKELY_WORDS.get(word) === kind);

/** Whether a word tells nothing but sex, marital state, religion or caste. */
export const isPersonalWord = (word: string): boolean => SURE_WORDS.has(word);
