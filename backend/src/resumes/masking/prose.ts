import { isInstitution } from './name-words.js';
import { type Kind, type Span } from './spans.js';
import { type View } from './view.js';

/** Sentences that tell of a person without a label; the first group goes. */
const PROSE: readonly [Kind, RegExp][] = [
  ['handle', /\b(live:[\w.-]{2,60})/gi],
  ['caste', /\b(?:category|caste)\s(ur|obc|sc|st|gen|ews|general)\b/gi],
  ['family', /\(((?:\p{L}{2,20},\s)?(?:father|mother|husband|wife|brother|sister|son|daughter))\)/giu],
  [
    'family',
    /\b((?:one|two|three|four|\d) (?:sons?|daughters?)(?:,? (?:and |& )?(?:one|two|three|four|\d) (?:sons?|daughters?))?)\b/gi,
  ],
  ['birth_date', /(?:^|[^\w.])((?:aged?\s(?:about\s)?)?[1-6]\d[\s-]?(?:years?|yrs?\.?)[\s-]?old)\b/gim],
  [
    'birth_date',
    /\b(?:date of birth|birthday|birth\s?date|d\.?o\.?b\.?)(?: is| on|:| -){0,2}\s{1,3}(\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9},? \d{4})\b/giu,
  ],
  ['sex', /\bold,? (?:[a-z-]{2,20} ){0,3}(girl|boy|lady|woman|man|male|female)\b/gi],
  ['birth_date', /\b(aged\s(?:about\s)?[1-6]\d(?:\s?(?:years?|yrs?))?)\b/gi],
  ['birth_date', /\bborn\s(?:and\s(?:brought\sup|raised)\s)?(?:on|in)\s([^.;\n]{0,60}?\b(?:19|20)\d{2})\b/gi],
  // "born 1993", "Born 05-May-1993 in Jajpur"
  [
    'birth_date',
    /\b(born\s(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]{1,2}[a-z\d]{1,9}[\s./-]{1,2})?(?:19|20)\d{2}(?:\s(?:in|at)\s\p{L}{2,20})?)(?!\d)/giu,
  ],
  [
    'birth_date',
    /\b(?:d\.?\s?o\.?\s?b\.?|date of birth|birth\s?date|born)\b[^\n\d]{0,20}(\d{1,2}[./ -]\d{1,2}[./ -]\d{2,4})/gi,
  ],
  [
    'sex',
    /\bi am (?:an? )?(?:[a-z-]{2,20},? ){0,5}?(man|woman|male|female|girl|boy|lady|gentleman|transgender)\b(?! (?:ward|nurse|section))/gi,
  ],
  ['sex', /\b((?:as a |being a )(?:working |young |single )?(?:woman|man|lady|girl|mother|father))\b/gi],
  ['sex', /\b((?:male|female|lady|woman)) (?:candidate|applicant)\b/gi],
  [
    'marital_state',
    /\b((?:i am |i'm |being |currently |happily |a |\d,\s)(?:a |an )?(?:happily )?(?:married|unmarried|divorced|widowed|divorcee|widow|widower)(?: (?:woman|man|lady|person))?(?: with (?:one|two|three|\d|a) (?:child|children|kids?|sons?|daughters?|school[- ]going children))?)\b/gi,
  ],
  [
    'marital_state',
    /\b(single (?:mother|father|parent|woman|man)|(?:a )?(?:mother|father) of (?:an? \p{L}{2,6}[- ]year[- ]old|(?:one|two|three|\d)(?: (?:children|kids|daughters?|sons?))?))\b/giu,
  ],
  ['marital_state', /\b(married|divorced|widowed) (?:to|since)\b/gi],
  ['marital_state', /\bold,? (married|unmarried|single|divorced|widowed)\b/gi],
  [
    'marital_state',
    /\bi am ((?:not )?(?:single|married|unmarried|divorced|widowed|engaged))\b(?! (?:page|handed|point))/gi,
  ],
  [
    'religion',
    /\b(?:i am |i'm |i )?(?:(?:a|an) )?(?:practi[sc]ing |devout |practising )?((?:hindu|muslim|christian|sikh|jain|buddhist|parsi|catholic)(?: (?:church|by (?:religion|faith|birth)|woman|man|girl|boy|lady|brahmin|family|faith)))\b/gi,
  ],
  [
    'religion',
    /\bi am (?:a |an )(?:practi[sc]ing |devout )?(hindu|muslim|christian|sikh|jain|buddhist|parsi|catholic)\b/gi,
  ],
  [
    'caste',
    /\b((?:belongs?|belonging) to (?:the |an? )?[\w/-]{2,24}(?:[ /-][\w/-]{2,20}){0,2} (?:category|caste|community))\b/gi,
  ],
  [
    'caste',
    /\b((?:obc|sc|st|sc\/st|ews|general|gen|open)(?:\s?\((?:ncl|creamy layer|non creamy layer)\))?[ -](?:category|caste|candidate|quota))\b/gi,
  ],
  [
    'family',
    /\b((?:s\/o|d\/o|w\/o|h\/o|c\/o)\.?[ :.-]{0,3}(?:(?:late|shri|sri|smt|mr|mrs|dr|sh)\b\.? ?){0,2}[\p{L}\p{M}.]{1,30}(?: [\p{L}\p{M}.]{1,30}){0,3})/giu,
  ],
  [
    'family',
    /\b((?:(?:only |eldest |younger |second )?(?:son|daughter|wife|husband|widow)) of (?:(?:late|shri|sri|smt|mr|mrs|dr|sh)\b\.?\s?){1,2}[\p{L}.]{1,30}(?:\s\p{Lu}[\p{L}.]{0,30}){0,3})/giu,
  ],
  [
    'family',
    /\b[Mm]arried to ((?:(?:[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Ss]hri|[Ss]mt|[Ss]ri)\.? )?\p{Lu}\p{L}{1,24}(?: \p{Lu}\p{L}{1,24}){0,2}(?: \([^()\n]{2,40}\))?)/gu,
  ],
  ['family', /\b(?:[Cc]hild of|[Bb]orn to)\s([^\n]{3,80}?)\s(?:on|at|in)\s/gu],
  ['birth_date', /\bborn\b[^\n]{3,100}?\son\s(\d{1,2}(?:st|nd|rd|th)?[\s./-]{1,2}\p{L}{3,9}[\s.,/'-]{1,3}\d{2,4})/giu],
  [
    'birth_date',
    /\b((?:twenty|thirty|forty|fifty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))? years old)\b/gi,
  ],
  ['marital_state', /\b(in a relationship)\b/gi],
  ['sex', /\b((?:she|he|they)\/(?:her|him|them|they|she|he))\b/gi],
  ['referee', /["”]\s{0,2}[-~]\s?(\p{Lu}\p{L}{1,20} \p{Lu}\p{L}{1,20}[^\n]{0,60})$/gmu],
  ['birth_date', /\bI am ([1-6]\d)(?:,| and )/g],
  ['address', /\b[Bb]orn\b[^\n]{0,100}?\d{2},?\s(?:at|in)\s(\p{Lu}\p{L}{2,20})/gu],
  [
    'address',
    /\bI (?:hail|come|belong|live|reside|stay|am [a-z\d -]{0,50}\bfrom)(?: from| to| in| at)? (?![^.\n]{0,40}(?:Universit|College|Institut|School|IIT|NIT))(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?(?:, \p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?){0,2})/gu,
  ],
  ['address', /\b[Bb]orn (?:and (?:raised|brought up) )?(?:at|in) (\p{Lu}\p{L}{2,20})/gu],
  [
    'name',
    /(?:\ba\.?\s?k\.?\s?a\b\.?|\b[Aa]lias|\b[Uu]rf|\b[Nn]ee|\b[Nn]icknamed) "?(\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}){0,2})/gu,
  ],
  [
    'family',
    /\b(my (?:late )?(?:father|mother|husband|wife|spouse|son|daughter|brother|sister|parents|children|kids|in-laws|elder brother|younger brother|elder sister|younger sister|father-in-law|mother-in-law|grandfather|grandmother|better half|family)\b(?! (?:and friends|business values))[^.;\n]{0,160})/gi,
  ],
];

/** "Father Iqbal Shaikh", "my sister, Asha", in capitals of their own. */
const RELATIVE =
  /\b(?:[Ff]ather|[Mm]other|[Dd]ad|[Mm]om|[Mm]um|[Pp]apa|[Hh]usband|[Ww]ife|[Bb]rothers?|[Ss]isters?|[Ss]ons?|[Dd]aughters?|[Uu]ncle|[Aa]unt|[Cc]ousin)(?:'s name(?: is)?)?[ ,:(-]{1,3}((?:(?:Late|Mr|Mrs|Ms|Shri|Sri|Smt|Dr|Er)\.? ){0,2}\p{Lu}[\p{L}.]{1,20}(?: (?:and |& )?\p{Lu}[\p{L}.]{0,20}){0,3})/gu;
const NO_RELATIVE = /^(?:name|tongue|occupation|income|guardian|dairy|concern|teresa|board|india|and|in|with|of)\b/i;

/** What running text tells of a person. */
export function proseIn(view: View): Span[] {
  const spans: Span[] = [];
  for (const [kind, pattern] of PROSE) {
    for (const { 0: found, 1: told = '', index } of view.text.matchAll(pattern)) {
      const start = index + found.lastIndexOf(told);
      spans.push({ start, end: start + told.length, kind });
    }
  }
  for (const { 0: found, 1: name = '', index } of view.text.matchAll(RELATIVE)) {
    const end = index + found.length;
    if (
      NO_RELATIVE.test(name) ||
      name
        .toLowerCase()
        .split(/[ .]+/)
        .some((word) => word !== 'and' && isInstitution(word))
    )
      continue;
    spans.push({ start: end - name.length, end, kind: 'family' });
  }
  return spans;
}
