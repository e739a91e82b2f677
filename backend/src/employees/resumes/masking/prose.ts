import { isInstitution } from './name-words.js';
import { type PartLine, partLineAt } from './parts.js';
import { type MaskedKind, type MaskedSpan, patternsOf } from './spans.js';
import { type View } from './view.js';

/** Sentences that describe a person without a label; the first group goes. */
const PROSE: Partial<Record<MaskedKind, readonly RegExp[]>> = {
  handle: [/\b(live:[\w.-]{2,60})/gi],
  identity: [/\bshare code[\s:.-]{1,3}([A-Z\d]{3}(?: ?[A-Z\d]{3}){2})\b/gi],
  caste: [
    /\b([1-3][AB][ -]category|(?:BC|OBC|MBC|EBC)[ -](?:[A-E]|I{1,3}))\b(?!-)/g,
    /\b(\p{Lu}\p{L}{2,16} (?:gothra?m?|gotram?|gothiram))\b/gu,
    /\(((?:SC|ST|OBC|BC|MBC|EBC|SEBC|EWS)\b[^()\n]{0,30})\)/g,
    /\b((?:OBC|MBC|EBC|SEBC) \([^()\n]{2,20}\))/g,
    /\b(?:category|caste)\s(?:is\s)?(ur|obc|sc|st|gen|ews|general|[1-3][ab]|mbc)\b/gi,
    /\b((?:belongs?|belonging) to (?:the |an? )?[\w/-]{2,24}(?:[ /-][\w/-]{2,20}){0,2} (?:category|caste|community))\b/gi,
    /\b(?:belongs?|belonging) to (?:the |an? )?((?:scheduled (?:castes?|tribes?)|other backward class(?:es)?|OBC|SC|ST))\b/gi,
  ],
  family: [
    /\(((?:\p{L}{2,20},\s)?(?:father|mother|husband|wife|brother|sister|son|daughter|uncle|friend|neighbour|bhai|भाई|बहन|पिता|पति|पत्नी|அக்கா|அண்ணன்|தம்பி|அப்பா|அம்மா)(?:\s[^()\n]{1,20})?)\)/giu,
    /\b((?:one|two|three|four|five|a|\d|twin|only)\s(?:[a-z-]{2,12}\s)?(?:sons?|daughters?|brothers?|sisters?|siblings?|kids?|beti|beta|bete|betiyan|bachche)(?:\s?\([^()\n]{1,30}\)|\saged\s[\w-]{1,12})?(?:,?\s(?:and\s|&\s)?(?:one|two|three|four|a|\d)\s(?:sons?|daughters?|brothers?|sisters?|beti|beta)(?:\s?\([^()\n]{1,30}\))?){0,3})(?:[^\p{L}\d]|$)/giu,
    /\b((?:biwi|patni|pati|shohar) aur (?:(?:ek|do|teen|ch?aa?r|paanch|\d) )?(?:bac?hch?[ae]|bacche|bet[aei]|betiyan|ladk[aei]))\b/gi,
    /\b((?:ek|do|teen|chaa?r|paanch) (?:bac?hch?[ae]|bacche|bet[ei]|betiyan|ladke|ladkiyan))\b/gi,
    /\b(twin (?:boys|girls|sons|daughters)|twins (?:of|aged) \d{1,2})\b/gi,
    /\b((?:mother|father|parent|mom|dad) of (?:twins|triplets|(?:twin|two|three|four|one|an?|\d)\s(?:[\w-]{2,15}\s)?(?:girls?|boys?|sons?|daughters?|kids?|child|children|[\w-]{3,9}[- ]year[- ]old)))/gi,
    /\b((?:s\/o|d\/o|w\/o|h\/o|c\/o)\.?[ :.-]{0,3}(?:(?:late|shri|sri|smt|mr|mrs|dr|sh)\b\.? ?){0,2}[\p{L}\p{M}.]{1,30}(?: (?!(?:declare|hereby|do|am|and|aged|resident|residing)\b)[\p{L}\p{M}.]{1,30}){0,3}(?:, ?(?:retd|retired|ex|late|a)\b[^;|,\n]{2,40})?)/giu,
    /\b[Mm]arried (?:since \d{4} |in \d{4} )?to ((?:(?:[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Ss]hri|[Ss]mt|[Ss]ri)\.? )?\p{Lu}\p{L}{1,24}(?: \p{Lu}\p{L}{1,24}){0,2}(?: \([^()\n]{2,40}\))?)/gu,
    /\bmarried (to an? (?:[a-z]{3,14} ?){1,3})/gi,
    /\b((?:[Hh]usband|[Ww]ife) \p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})? (?:is|was|works?|runs?|studies|teaches|farms?|drives)\b[^.;\n]{0,60})/gu,
    /\b[Bb]orn on\s[^.\n]{3,40}? to ([^.\n]{3,60}?)\s(?:in|at)\s/gu,
    /\b(?:[Cc]hild of|[Bb]orn to)\s([^\n]{3,80}?)\s(?:on|at|in)\s/gu,
    /\b((?:only|eldest|oldest|youngest|first|second|third|fourth|fifth|sixth|middle)(?: child| one)? (?:of|among|in) (?:\w{1,6}) (?:children|siblings|sisters|brothers|sons|daughters))\b/gi,
    /\b((?:joint|nuclear) family(?: of (?:\w{1,8}))?)(?=[,.;\n]|$)/gim,
    /\b(first (?:graduate|generation \p{L}{4,12})(?: (?:of|in|from) (?:my|the|our) (?:family|village))?)\b/giu,
    /\b((?:a|an) (?:[a-z-]{2,12} ){0,2}family(?: of (?:\w{1,6}))?)(?=[,.;\n]|$)/gim,
    /\b(?:mere|meri|hamare) (?:ghar|parivar|pariwar|family) (?:me|mein|main) ([^.;\n]{3,80}?) (?:hai|hain)\b/gi,
    /(?<![\p{L}\p{M}])(?:(?:मेरे|हमारे|माझ्या|आमच्या) (?:घर में|घरात)|परिवार में|कुटुंबात) ([^।.;\n]{3,80}?) (?:है|हैं|आहे|आहेत)(?![\p{L}\p{M}])/gu,
    /\b((?:pita|mata|papa|mummy|bhai|behen|patni|pati)(?:ji)?\s[^.;,\n]{2,60}\shain?)\b/gi,
  ],
  birth_date: [
    /(?:^|[^\w.])((?:aged?\s(?:about\s)?)?[1-6]\d[\s-]?(?:years?|yrs?\.?)[\s-]?old)\b/gim,
    /\b(?:date\sof\sbirth|birthday|birth\s?date|d\.?o\.?b\.?)(?:\sis|\son|:|\s-){0,2}\s{1,3}(\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9},? \d{4})\b/giu,
    /\b(aged\s(?:about\s)?[1-6]\d(?:\s?(?:years?|yrs?))?)\b/gi,
    /\bborn\s(?:and\s(?:brought\sup|raised)\s)?(?:on\s|in\s)?([^.;\n\d]{0,24}?\d{0,2}[^.;\n]{0,40}?\b(?:19|20)\d{2})\b/gi,
    // "born 1993", "Born 05-May-1993 in Jajpur"
    /\b(born\s(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]{1,2}[a-z\d]{1,9}[\s./-]{1,2})?(?:19|20)\d{2}(?:\s(?:in|at)\s\p{L}{2,20})?)(?!\d)/giu,
    /\b(?:d\.?\s?o\.?\s?b\.?|date of birth|birth\s?date|born)\b[^\n\d]{0,20}(\d{1,2}[./ -]\d{1,2}[./ -]\d{2,4})/gi,
    /\bborn\b[^\n]{3,100}?\son\s(\d{1,2}(?:st|nd|rd|th)?[\s./-]{1,2}\p{L}{3,9}[\s.,/'-]{1,3}\d{2,4})/giu,
    /\b(?:date of birth|born|birth)\b[^\n\d]{0,60}?\b((?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\p{L}{4,8}teenth|eleventh|twelfth|twentieth|thirtieth)(?: of)? \p{L}{3,9},? (?:19|20)\d{2})\b/giu,
    /\b(?:umra|umar|aayu)[ :-]{1,3}([1-6]\d(?: ?(?:saal|sal|varsh|baras))?)\b/gi,
    /\bDOB[\s:.-]{1,3}((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}[ ',.-]{1,2}\d{2,4})\b/giu,
    /^([2-6]\d) (?:in|this) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}$/gimu,
    /\b(superannuat\p{L}{1,4} at (?:the age of )?[56]\d(?: on [\d./-]{6,10})?)/giu,
    /\b(?:janam|janm|paida(?:ish)?)[ :-]{1,3}((?:19|20)\d{2}(?: k[aie]| me[in]{0,2})?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\b/gi,
    /(?:^|[;,|(]\s?)(b\. ?(?:19[4-9]\d|200\d))\b/gim,
    /\b((?:twenty|thirty|forty|fifty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))? years old)\b/gi,
    /\b([1-6]\d) (?:saal|sal|varsh|baras) (?:ka|ki) (?!(?:anubhav|experience|tajurba|kaam)\b)/gi,
    /(?<!\d)([1-6]\d (?:साल|वर्ष|बरस)) (?:का|की) (?!अनुभव|तजुर्बा|काम|नौकरी)/gu,
    /\b[Ii](?: am|'m) ([1-6]\d(?: ?(?:years|yrs))?)(?:,| and |\b)(?! ?%)/g,
    /\b(?:married|unmarried|single|male|female),? ([1-6]\d(?: ?(?:years|yrs))?)(?:,|$)/gim,
  ],
  sex: [
    /\bold,? (?:[a-z-]{2,20} ){0,3}(girl|boy|lady|woman|man|male|female)\b/gi,
    /\bi am (?:an? )?(?:[a-z-]{2,20},? ){0,5}?(man|woman|male|female|girl|boy|lady|gentleman|transgender)\b(?! (?:ward|nurse|section))/gi,
    /\b((?:as a |being a )(?:working |young |single )?(?:woman|man|lady|girl|mother|father))\b/gi,
    /\b((?:she|he|they)\/(?:her|him|them|they|she|he))\b/gi,
  ],
  marital_state: [
    /\b((?:i am |i'm |being |currently |happily |a |\d,\s)(?:a |an )?(?:happily )?(?:married|unmarried|divorced|widowed|divorcee|widow|widower)(?: (?:woman|man|lady|person))?(?: with (?:one|two|three|\d|a) (?:child|children|kids?|sons?|daughters?|school[- ]going children))?)\b/gi,
    /\b(single (?:mother|father|parent|woman|man)|(?:a )?(?:mother|father) of (?:an? \p{L}{2,6}[- ]year[- ]old|(?:one|two|three|\d)(?: (?:children|kids|daughters?|sons?))?))\b/giu,
    /\b(married|divorced|widowed) (?:to|since)\b/gi,
    /\bold,? (married|unmarried|single|divorced|widowed)\b/gi,
    /\bi am ((?:not )?(?:single|married|unmarried|divorced|widowed|engaged))\b(?! (?:page|handed|point))/gi,
    /\bi(?:'m| am) [1-6]\d(?: years?(?: old)?)?,? (?:and )?(single|married|unmarried|divorced|widowed)\b/gi,
    /\b(in a relationship)\b/gi,
    /\b((?:shaadi|shadi)[ -]?shuda|(?:newly|never|recently) married)\b/gi,
  ],
  religion: [
    /\b((?:[Ii] )?follow(?:s|ing|er of)? (?:the )?\p{Lu}\p{L}{2,15}(?: \p{L}{3,12})? (?:tradition|faith|path|sect|panth|dharma?))\b/gu,
    /\b((?!Indian)\p{Lu}\p{L}{2,15}(?: \p{Lu}\p{L}{2,15})?) by (?:religion|faith|upbringing|caste|community|birth)\b/gu,
    /\b(?:i am |i'm |i )?(?:(?:a|an) )?(?:practi[sc]ing |devout |practising )?((?:hindu|muslim|christian|sikh|jain|buddhist|parsi|catholic)(?: (?:church|by (?:religion|faith|birth)|woman|man|girl|boy|lady|brahmin|family|faith)))\b/gi,
    /\b((?:hindu|muslim|sikh|christian|jain)(?: \p{L}{2,14}){0,2} (?:obc|sc|st|ebc|general|mbc|bc)(?:[- ]?[\dIVX]{1,3})?)\b/giu,
    /\bi am (?:a |an )?(?:practi[sc]ing |devout )?(hindu|muslim|christian|sikh|jain|buddhist|parsi|catholic)\b/gi,
  ],
  referee: [/["”]\s{0,2}[-~]\s?(\p{Lu}[\p{L}']{1,20} \p{Lu}[\p{L}']{1,20}[^\n]{0,60})$/gmu],
  address: [
    /\breh?a?t[aie] (?:hoon|hun|hu|hain|hai) (\p{Lu}[^.;:\n]{2,50}?)(?= me(?:in)?\b|[.;\n]|$)/gu,
    /(\p{Lu}[^.;:\n]{2,60}?) (?:me|mein|main|में) (?:reh|rah)/gu,
    /(?<![\p{L}\p{M}])मैं ([^।.;:\n]{2,60}?) (?:से (?:हूँ|हूं|हुँ)|का रहने|की रहने|में रहत)/gu,
    /\b[Mm]ain (\p{Lu}[^.;:\n]{2,60}?) (?:se h[ou]{1,2}n?|k[ai] rehne)\b/gu,
    /\b(?:unmarried|married|single|male|female|years?|yrs), from (\p{Lu}\p{L}{1,20}(?:,? \p{L}{1,20}){0,3})/gu,
    /\b[Bb]orn\b[^\n]{0,100}?(?:\d{2},?|\sto\s[^.\n]{3,60}?)\s(?:at|in)\s(\p{Lu}\p{L}{2,20})/gu,
  ],
  name: [
    /^(\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}){0,3}) (?:[Aa]lias|[Uu]rf) \p{Lu}/gmu,
    /(?:\ba\.?\s?k\.?\s?a\b\.?|^(?:Name)?[\s:-]{0,30}\p{Lu}\p{L}{1,20} \p{Lu}\p{L}{1,20} @|\b[Aa]lias|\b[Uu]rf|\b[Nn]ee|\b[Nn]icknamed|\((?:called|known as)) "?(\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}){0,2})/gu,
  ],
};

/** "Father Iqbal Shaikh", "my sister, Asha", in capitals of their own. */
const RELATIVE =
  /\b(?:[Ff]ather|[Mm]other|[Dd]ad|[Mm]om|[Mm]um|[Pp]apa|[Hh]usband|[Ww]ife|[Bb]rothers?|[Ss]isters?|[Ss]ons?|[Dd]aughters?|[Uu]ncle|[Aa]unt|[Cc]ousin)(?:-in-law)?(?:'s name(?: is)?)?[ ,:(-]{1,3}((?:(?:Late|Mr|Mrs|Ms|Shri|Sri|Smt|Dr|Er)\.? ){0,2}\p{Lu}[\p{L}.]{1,20}(?: (?:and |& )?\p{Lu}[\p{L}.]{0,20}){0,3})/gu;
const NO_RELATIVE = /^(?:name|tongue|occupation|income|guardian|dairy|concern|teresa|board|india|and|in|with|of)\b/i;

/** What such words begin goes up to the end of its clause; of an address, they stay. */
const CLAUSES: Partial<Record<MaskedKind, readonly RegExp[]>> = {
  family: [
    /\bonly (?:child|son|daughter|issue) (?:of|to) /gi,
    /\b(?:(?:only|eldest|elder|younger|youngest|first|second|third|fourth|fifth) )?(?:son|daughter|wife|husband|widow) of (?:an? |the |(?:(?:late|shri|sri|smt|mr|mrs|dr|sh)\b\.?\s?){1,2})/gi,
    /\b(?:husband|wife|spouse)(?: is)? (?:in|with|at|from|abroad|posted|employed|settled)\b/gi,
  ],
  address: [
    /\b(?:[Oo]wn|[Rr]ented|[Ff]amily|[Pp]arental|[Mm]y) (?:flat|house|home|room)\s(?:at|in|on|near)\s(?=[\p{Lu}\d#])/gu,
    /\b(?:[Vv]illage|[Vv]ill|[Gg]aon)\.? (?=\p{Lu})/gu,
    /^[Gg]ram\.? (?=\p{Lu})(?!Panchayat|Sabha|Sevak|Sewak|Rozgar|Swaraj|Vikas|Pradhan|Stain)/gmu,
    /\b(?:living|lives?|staying|stay|residing|reside|settled)\s(?:with|along|together|alone|and|now|currently|presently)(?:\s[a-z-]{1,12}){0,5}\s(?:in|at|near)\s(?=[\p{Lu}\d#])/gu,
    /\b(?:living|lives?|staying|stay|residing|reside|settled|[Bb]orn|grew up|grown up|brought up|raised|put up|[Ss]igned|(?:find|reach|meet) me|family|household)\s(?:in|at|near|of)\s(?=(?:[a-z]{1,10}\s){0,4}[\p{Lu}\d#])/gu,
    /\b(?:girl|boy|man|woman|lady|lad|person) (?:from|of) (?=[\p{Lu}\d#])/gu,
    /\b(?:(?:[Pp]ermanent|[Pp]resent) resident (?:of|at|in)|(?:am|[Bb]eing) a resident of) (?=[\p{Lu}\d#])/gu,
    /\b[Dd]omicile[d]?(?: (?:of|in|state|is))?\s?:?\s?(?=\p{Lu})/gu,
    /\b(?:hail(?:s|ing)?|come|belong(?:ing)?|[Nn]ative|[Mm]yself [^.\n]{2,50}|I am[a-z\d -]{0,50})\s(?:from|to|of)\s(?=(?:(?:the|a) (?:village|town|city)(?: of)? )?[\p{Lu}\d#])/gu,
  ],
};
/** "my elder brother works", "mother is a nurse" */
const RELATIVES =
  /\b(?:father|mother|husband|wife|spouse|sons?|daughters?|brothers?|sisters?|parents|children|kids|girls|boys|in-laws|grandfather|grandmother|better half|partner|child|family|guardian|fiancee?|dad|daddy|mum|mummy|papa|amma|appa|mom|nana|nani|dada|dadi|grandma|grandpa|aunt|uncle|cousins?|abbu|ammi|aai|baapu|saas|sasur|pitaji|mataji|didi|bhabhi|behen|behan|mausi|appachan|ammachi|achan|thatha|ajji)\b/gi;
const MINE = /\b(?:my|our|apn[aie]|mer[aie]|hamar[aie]|majh[aie]) (?:[a-z-]{2,14} ){0,2}$/i;
const WHICH = /\b(?:elder|younger|eldest|youngest|only|late|widowed|aged|twin|big|small|old) $/i;
const DOES =
  /^(?:-in-law)? (?:is|was|works?|worked|runs?|sells?|tills?|farms?|teaches|drives?|owns?|studies|stud(?:y|ied)|lives?|goes|serve[sd]?|looks after|does|are|has|had|expired|died|passed away|retired|settled|employed|studying|pursuing|posted|working|given|hain?|the|thi|nahi)\b/i;
const NO_CLAUSE = /^ (?:tongue|and friends|business values|welfare|planning|dairy|board|concern|care)/i;
const MAX_CLAUSE = 160;
/** A full stop behind more than an abbreviation, or what a clause about a place does not have. */
const ENDS_CLAUSE =
  /[;|\n]|\p{L}{3}[.:)]|\d\.(?:\s|$)|,? (?:do|hereby|declare|solemnly|residing|resident)\b|,? (?:and |so |hence )?I(?:'m| am| was| have| had| can| will)?\b/u;
const ENDS_PLACE =
  /[;|\n]|\p{L}{3}[.:)]|\d\.(?:\s|$)|,? (?:with|and|or|retired|served|joined|worked|studied|passed|completed|am|was|had|after|then|since|for|but|itself|where|now|which|who|I|having|as|is|on|speaks?|looking|seeking|at present)\b/u;

/** Where a clause ends; one that is broken between lines goes on in a small letter or behind a comma. */
function clauseEnd(text: string, from: number, ends: RegExp): number {
  const start = Math.max(0, from - 3);
  const clause = text.slice(start, from + MAX_CLAUSE).replace(/(,)\n|\n(?=\p{Ll})/gu, '$1 ');
  const { 0: end = '', index = clause.length } = ends.exec(clause) ?? {};
  return Math.max(from, start + index + (/^[\p{L}\d]+/u.exec(end)?.[0].length ?? 0));
}
const LEADS = /^(?:[a-z]{1,10}\s){1,4}(?:in|of)\s(?=\p{Lu})/u;
const OF_INSTITUTION = /Universit|College|Institut|School|\bIIT|\bNIT/;

/** What running text reveals of a person. */
export function proseIn(view: View, lines: readonly PartLine[]): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  const { text } = view;
  for (const [kind, pattern] of patternsOf(PROSE)) {
    for (const { 0: found, 1: revealed = '', index } of text.matchAll(pattern)) {
      const start = index + found.lastIndexOf(revealed);
      spans.push({ start, end: start + revealed.length, kind });
    }
  }
  for (const [kind, pattern] of patternsOf(CLAUSES)) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const behind = index + found.length;
      const isPlace = kind === 'address';
      const end = clauseEnd(text, behind, isPlace ? ENDS_PLACE : ENDS_CLAUSE);
      // "in a trading family in Surat"
      const lead = isPlace ? (LEADS.exec(text.slice(behind, end))?.[0].length ?? 0) : 0;
      if (isPlace && OF_INSTITUTION.test(text.slice(behind, end))) continue;
      spans.push({ start: isPlace ? behind + lead : index, end, kind });
    }
  }
  for (const { 0: found, index } of text.matchAll(RELATIVES)) {
    const behind = index + found.length;
    const after = text.slice(behind, behind + 24);
    const [mine] = MINE.exec(text.slice(Math.max(0, index - 36), index)) ?? [];
    // "MoM" are minutes
    const isLoose = found === 'partner' || found === 'child';
    if ((mine === undefined && (isLoose || !DOES.test(after))) || NO_CLAUSE.test(after) || found.endsWith('M'))
      continue;
    const lead = mine ?? WHICH.exec(text.slice(Math.max(0, index - 12), index))?.[0] ?? '';
    spans.push({ start: index - lead.length, end: clauseEnd(text, behind, ENDS_CLAUSE), kind: 'family' });
  }
  for (const { 0: found, 1: name = '', index } of text.matchAll(RELATIVE)) {
    const end = index + found.length;
    const part = partLineAt(lines, index)?.part;
    const words = name.toLowerCase().split(/[ .]+/);
    if (part === 'work' || part === 'education' || NO_RELATIVE.test(name)) continue;
    // "Kirloskar Brothers, Pune"
    if (
      /^[BS]/.test(found) &&
      /\p{Ll} $/u.test(text.slice(Math.max(0, index - 2), index)) &&
      /s\b/.test(found.slice(0, 8))
    )
      continue;
    if (words.some((word) => word !== 'and' && isInstitution(word))) continue;
    const more = APPOSED.exec(text.slice(end, end + 64))?.[0].replace(/[.,;|\n]$/, '') ?? '';
    // who has a spouse or children is told by the word alone
    const start = /^(?:husband|wife|sons?|daughters?)\b(?! ?:|')/i.test(found) ? index : end - name.length;
    const which = WHICH.exec(text.slice(Math.max(0, index - 12), index))?.[0].length ?? 0;
    spans.push({ start: which ? index - which : start, end: end + more.length, kind: 'family' });
  }
  return spans;
}

/** "Father Ram Lal, farmer." */
const APPOSED = /^,? [^.,;|\n@\d]{3,60}(?:[.,;|\n]|$)/;
