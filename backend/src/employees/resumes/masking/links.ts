import { namesTitle } from '../facts/title.js';
import { isHarmless } from './labels.js';
import { isOrdinary } from './name-words.js';
import { type PartLine, partLineAt } from './parts.js';
import { isPersonalWord } from './personal-words.js';
import { type MaskedSpan } from './spans.js';
import { type View } from './view.js';

const LINKS = [
  /\b(?:https?|ftp|upi|tel|mailto)\s?:\/{0,2}[^\s<>"'|)\]]{3,2000}/gi,
  /\bwww\s?\.\s?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}[^\s<>"'|)\],]{0,2000}/gi,
  // a host with a path
  /\b[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,62}){0,4}\.(?:com|in|io|me|org|net|dev|co|app|xyz|site|tech|page|ai|ly|gl|be|to|gg|link|bio|info|online|design|blog|pro|studio|work|art|us|uk|ee|cc|tv|so|edu|gov)\/[^\s<>"'|)\]]{1,2000}/gi,
  // hosts of the networks without more
  /\b[a-z\d-]{1,63}\.(?:github\.io|gitlab\.io|vercel\.app|netlify\.app|wordpress\.com|blogspot\.com|medium\.com|herokuapp\.com|wixsite\.com|web\.app|carrd\.co|weebly\.com|notion\.site|substack\.com|hashnode\.dev|pages\.dev|behance\.net|tumblr\.com)\b/gi,
  // what a card or a QR code says of its person
  /\b(?:begin:vcard|end:vcard|version:[234]\.0|mecard:|upi:)[^\n]{0,500}/gi,
  /^(?:n|fn|tel|email|adr|url|nickname|bday|note|org;pref)(?:;[^:\n]{1,60})?:[^\n]{1,200}(?=[^]{0,400}end:vcard)/gim,
];
/** Domains that only people and small sites take. */
const SMALL_SITE =
  /\b[a-z][a-z\d-]{3,62}\.(?:me|dev|xyz|site|page|bio|blog|portfolio|design|online|space|website|live)\b(?!\.)/gi;
/** Whose employer's name is a domain: "Manager at Booking.com". */
const WORKED_AT = /\b(?:at|with|for|from|by|of|joined|client:?)\s{1,2}$/i;
/** What a link needs to go on in the next line. */
const CUT_LINK = /[/_=?&.-]$/;
const GOES_ON = /^\s{0,4}[\w/%?=&#.-]{2,200}(?=\s*(?:\n|$|[|•(]))/;
/** Where somebody is found: "Find me at Codeflow.dev", "See Codeflow.dev". */
const REACHED_AT =
  /\b(?:me|us|more|live|hosted|available|online|found|portfolio|blog|site|website|profile|see|visit|via|contact|check|out) (?:(?:at|by|on|from|with) {1,2})?$/i;
/** Of a text, before a domain. */
const BESIDE = 20;
const HOST = /linkedin|github|behance|facebook|instagram|http|www/i;
/** A name with @ before it; what is none: annotations and packages of programmers, prices. */
const HANDLE = /(?:^|[\s(:,|/[])(@\s?[a-z_][\w.-]{2,40})(?![\w@/])/gim;
const CODE =
  /^@(?:[A-Z][a-z]+(?:[A-Z][a-zA-Z]*)?|media|import|keyframes|types|angular|nestjs|babel|property|override|param|returns?|inject|component|font-face|extend|include|mixin|supports|layer|apply|tailwind|staticmethod|classmethod|pytest.*|rs|inr|the|rate|work|home|scale|present)$/;
/** A domain alone; companies have them, too. */
const DOMAIN =
  /\b[a-z\d][a-z\d-]{1,62}(?:\.[a-z\d-]{2,62}){0,3}\.(?:com|in|io|org|net|co|app|tech|info|co\.in|net\.in|org\.in)\b/gi;

/** "github asha-rao", "in/asha-rao": a network and a name in it. */
const NETWORK =
  /\b(?:linked\s?in|git\s?hub|git\s?lab|tele\s?gram|tg|signal|skype|insta|insta\s?gram|ig|face\s?book|fb|twitter|behance|dribbble|snap\s?chat|kaggle|leet\s?code|medium|you\s?tube|discord|stack\s?overflow|pinterest|tiktok|quora|research\s?gate|hacker\s?rank|codechef|messenger|wechat|viber|botim|snap|in(?=\s?[/:]))(?:\s{1,2}(?:id|profile|page|channel|handle|username|account|name|as|is|par|pe|पर)?\s{0,2}|\s?[/:=@-]{1,2}\s?)([a-z\d][\w.#-]{2,60})(?=[\s|•·,;)/]|$)/gim;
/** By these people are reached, and nobody works with them. */
const MESSENGER =
  /^(?:tele\s?gram|tg|signal|skype|snap(?:\s?chat)?|discord|messenger|wechat|viber|botim)\b.*(?:[:=-]|\b(?:id|username|handle|account)\b)/i;
/** In an Indian script; Latin letters behind it are no words. */
const NATIVE_NETWORK =
  /(?<![\p{L}\p{M}])(?:टेलीग्राम|टेलिग्राम|इंस्टाग्राम|इन्स्टाग्राम|इंस्टा|फेसबुक|ट्विटर|स्काइप|लिंक्डइन|यूट्यूब|स्नैपचैट|गिटहब)(?: आईडी| आयडी| पर)?\s{0,2}[:=-]?\s{0,2}([a-z][\w.-]{2,40})/gu;
/** A word of the head's contacts that tells where somebody has the name behind it: "Steam: lokigowda". */
const ELSEWHERE =
  /(?<=^|[|•·;]\s{0,3}|\s-\s)(\p{Lu}\p{L}{2,14}) ?(?::|\s-\s) ?([a-z][a-z\d._]{3,30})(?=\s{0,3}(?:[|•·;]|\s-\s|$))/gu;
const NO_HANDLE =
  /^(?:high|low|normal|raised|yes|no|na|nil|none|same|available|also|too|and|or|for|with|id|profile|page|link|only|par|pe)$/i;

/** Addresses of pages, and names in networks with @. */
export function linksIn(view: View, lines: readonly PartLine[], isOwn: (text: string) => boolean): MaskedSpan[] {
  const spans: MaskedSpan[] = [];
  for (const pattern of LINKS) {
    for (const { 0: found, index } of view.text.matchAll(pattern)) {
      spans.push({ start: index, end: endOfLink(view.text, index + found.length, found), kind: 'link' });
    }
  }
  const isEmployer = (found: string, at: number): boolean => {
    if (!/^[A-Z\d]/.test(found) || isOwn(found)) return false;
    const before = view.text.slice(Math.max(0, at - BESIDE), at);
    return !REACHED_AT.test(before) && (partLineAt(lines, at)?.part === 'work' || WORKED_AT.test(before));
  };
  for (const { 0: found, index } of view.text.matchAll(SMALL_SITE)) {
    if (!isEmployer(found, index)) spans.push({ start: index, end: index + found.length, kind: 'link' });
  }
  for (const { 0: found, 1: handle = '', index } of view.text.matchAll(HANDLE)) {
    const start = index + found.length - handle.length;
    if (!CODE.test(handle.replace(/\s/, '')) || isOwn(handle))
      spans.push({ start, end: start + handle.length, kind: 'handle' });
  }
  for (const { 0: found, 1: handle = '', index } of view.text.matchAll(NETWORK)) {
    const end = index + found.length;
    const isAlone = /^\s{0,3}(?:[|•·,;)/\n]|\s\s|[-.]\s|$)/.test(view.text.slice(end, end + 6));
    const isWord = /^[a-z]+$/.test(handle) && !NO_HANDLE.test(handle) && !/^in\b/i.test(found);
    if (
      (/^[a-z].*[\d_#]/i.test(handle) && !/^(?:[Ii][Nn]|linked in)\s/.test(found)) ||
      (isAlone && (/^[a-z].*\../.test(handle) || isOwn(handle))) ||
      (isAlone && isWord && (MESSENGER.test(found) || isAmongContacts(partLineAt(lines, index))))
    )
      spans.push({ start: end - handle.length, end, kind: 'handle' });
  }
  for (const { 0: found, 1: handle = '', index } of view.text.matchAll(NATIVE_NETWORK)) {
    const end = index + found.length;
    spans.push({ start: end - handle.length, end, kind: 'handle' });
  }
  for (const line of lines) {
    if (line.part !== 'head' || line.text.length > 300 || line.isHeading) continue;
    for (const { 0: found, 1: label = '', 2: handle = '', index } of line.text.matchAll(ELSEWHERE)) {
      if (isHarmless([label.toLowerCase()]) || isOrdinary(handle) || namesTitle(handle) || isPersonalWord(handle))
        continue;
      const end = line.start + index + found.length;
      spans.push({ start: end - handle.length, end, kind: 'handle' });
    }
  }
  for (const { 0: found, index } of view.text.matchAll(DOMAIN)) {
    if (isOwn(found)) spans.push({ start: index, end: index + found.length, kind: 'link' });
  }
  for (const line of lines) {
    // in the head nothing else stands between bars
    if (line.part !== 'head' || line.text.length > 300 || !/[|•@]|\d{5}/.test(line.text)) continue;
    for (const { 0: found, index } of line.text.matchAll(DOMAIN)) {
      if (isEmployer(found, line.start + index)) continue;
      spans.push({ start: line.start + index, end: line.start + index + found.length, kind: 'link' });
    }
  }
  return spans;
}

/** A line of the head with an e-mail or a number has no ordinary words behind a network. */
const isAmongContacts = (line: PartLine | undefined): boolean =>
  line?.part === 'head' && line.text.length <= 300 && /@|\d{5}/.test(line.text);

function endOfLink(text: string, end: number, found: string): number {
  const last = found.replace(/[.,;]$/, '');
  if (text[end] !== '\n' || !CUT_LINK.test(found) || !HOST.test(found)) return end - (found.length - last.length);
  const [rest = ''] = GOES_ON.exec(text.slice(end + 1, end + 210)) ?? [];
  return rest ? end + 1 + rest.length : end;
}
