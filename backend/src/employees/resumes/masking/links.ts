import { type PartLine } from './parts.js';
import { type Span } from './spans.js';
import { type View } from './view.js';

const LINKS = [
  /\b(?:https?|ftp|upi|tel|mailto)\s?:\/{0,2}[^\s<>"'|)\]]{3,2000}/gi,
  /\bwww\s?\.\s?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}[^\s<>"'|)\],]{0,2000}/gi,
  // a host with a path
  /\b[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,62}){0,4}\.(?:com|in|io|me|org|net|dev|co|app|xyz|site|tech|page|ai|ly|gl|be|to|gg|link|bio|info|online|design|blog|pro|studio|work|art|us|uk|ee|cc|tv|so|edu|gov)\/[^\s<>"'|)\]]{1,2000}/gi,
  // hosts of the networks without more
  /\b[a-z\d-]{1,63}\.(?:github\.io|gitlab\.io|vercel\.app|netlify\.app|wordpress\.com|blogspot\.com|medium\.com|herokuapp\.com|wixsite\.com|web\.app|carrd\.co|weebly\.com|notion\.site|substack\.com|hashnode\.dev|pages\.dev|behance\.net|tumblr\.com)\b/gi,
  // domains that only people and small sites take
  /\b[a-z][a-z\d-]{3,62}\.(?:me|dev|xyz|site|page|bio|blog|portfolio|design|online|space|website|live)\b(?!\.)/gi,
  // what a card or a QR code says of its person
  /\b(?:begin:vcard|end:vcard|version:[234]\.0|mecard:|upi:)[^\n]{0,500}/gi,
  /^(?:n|fn|tel|email|adr|url|nickname|bday|note|org;pref)(?:;[^:\n]{1,60})?:[^\n]{1,200}(?=[^]{0,400}end:vcard)/gim,
];
/** What a link needs to go on in the next line. */
const CUT_LINK = /[/_=?&.-]$/;
const GOES_ON = /^\s{0,4}[\w/%?=&#.-]{2,200}(?=\s*(?:\n|$|[|•(]))/;
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
  /\b(?:linkedin|github|gitlab|telegram|signal|skype|insta|instagram|facebook|fb|twitter|behance|dribbble|snapchat|kaggle|leetcode|medium|youtube|discord|in)(?:\s{1,2}(?:id|profile|handle|as|is)?\s{0,2}|\s?[/:-]{1,2}\s?)([a-z\d][\w.#-]{2,60})(?=[\s|•·,;)]|$)/gim;

/** Addresses of pages, and names in networks with @. */
export function linksIn(view: View, lines: readonly PartLine[], isOwn: (text: string) => boolean): Span[] {
  const spans: Span[] = [];
  for (const pattern of LINKS) {
    for (const { 0: found, index } of view.text.matchAll(pattern)) {
      spans.push({ start: index, end: endOfLink(view.text, index + found.length, found), kind: 'link' });
    }
  }
  for (const { 0: found, 1: handle = '', index } of view.text.matchAll(HANDLE)) {
    const start = index + found.length - handle.length;
    if (!CODE.test(handle.replace(/\s/, '')) || isOwn(handle))
      spans.push({ start, end: start + handle.length, kind: 'handle' });
  }
  for (const { 0: found, 1: handle = '', index } of view.text.matchAll(NETWORK)) {
    const end = index + found.length;
    const isAlone = /^\s{0,3}(?:[|•·,;)\n]|\s\s|$)/.test(view.text.slice(end, end + 6));
    if (
      (/^[a-z].*[\d_#]/i.test(handle) && !/^in\s/i.test(found)) ||
      (isAlone && (/^[a-z].*\../.test(handle) || isOwn(handle)))
    )
      spans.push({ start: end - handle.length, end, kind: 'handle' });
  }
  for (const { 0: found, index } of view.text.matchAll(DOMAIN)) {
    if (isOwn(found)) spans.push({ start: index, end: index + found.length, kind: 'link' });
  }
  for (const line of lines) {
    // in the head nothing else stands between bars
    if (line.part !== 'head' || line.text.length > 300 || !/[|•@]|\d{5}/.test(line.text)) continue;
    for (const { 0: found, index } of line.text.matchAll(DOMAIN)) {
      spans.push({ start: line.start + index, end: line.start + index + found.length, kind: 'link' });
    }
  }
  return spans;
}

function endOfLink(text: string, end: number, found: string): number {
  const last = found.replace(/[.,;]$/, '');
  if (text[end] !== '\n' || !CUT_LINK.test(found) || !HOST.test(found)) return end - (found.length - last.length);
  const [rest = ''] = GOES_ON.exec(text.slice(end + 1, end + 210)) ?? [];
  return rest ? end + 1 + rest.length : end;
}
