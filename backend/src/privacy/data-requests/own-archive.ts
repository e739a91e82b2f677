import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { AGENCY } from '../../platform/agency.js';
import { dayText, dayTextOf } from '../../platform/india-day.js';
import { hindiTime } from '../../platform/language/hindi-days.js';
import { type Language } from '../../platform/language/language.js';
import { escaped } from '../../platform/mail/templates/render-mail.js';
import { rupees } from '../../platform/rupees.js';
import { CHOICE_WORDS } from './own-choices.js';
import { type OwnExport } from './own-export.js';
import { FIELD_WORDS, PAGE_WORDS, PLACE_WORDS } from './own-words.js';

const BASE64 = 'base64';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:anywhere}
article{border-top:1px solid #8888;padding:.75rem 0}
dl{display:grid;grid-template-columns:minmax(7rem,1fr) minmax(0,3fr);gap:.25rem 1rem;margin:0}
dt{opacity:.8}dd{margin:0;white-space:pre-wrap}dd dl{white-space:normal;border-left:2px solid #8888;padding-left:.75rem}
@media(max-width:32rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

/**
 * What the person may have as one page that needs nothing else, in their language.
 * @param madeAt ISO 8601
 */
function ownPage(data: OwnExport, language: Language, madeAt: string): string {
  const title = PAGE_WORDS.title[language];
  const places = Object.entries(data);
  const contents = places.map(
    ([name, { length }]) => `<li><a href="#${idOf(name)}">${placeOf(name, language)}</a> (${length})</li>`,
  );
  const sections = places.map(
    ([name, rows]) =>
      `<section id="${idOf(name)}"><h2>${placeOf(name, language)}</h2>${rows.map((row) => `<article>${recordOf(row, language)}</article>`).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body>
<main><h1>${title}</h1>
<p>${escaped(AGENCY.name)} · ${PAGE_WORDS.made[language]}: ${momentOf(madeAt, language)}</p>
<p>${PAGE_WORDS.without[language]}</p>
<h2>${PAGE_WORDS.kept[language]}</h2>
<ul>${contents.join('')}</ul>
${sections.join('\n')}
</main></body></html>
`;
}

const idOf = (name: string): string => name.replaceAll(' ', '-');
const placeOf = (name: string, language: Language): string => escaped(PLACE_WORDS[name]?.[language] ?? name);
const labelOf = (name: string, language: Language): string =>
  escaped(FIELD_WORDS[name]?.[language] ?? name.replaceAll('_', ' '));

function recordOf(row: object, language: Language): string {
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, valueOf(value, name, language)] as const)
    .filter(([, text]) => text !== '');
  return `<dl>${lines.map(([name, text]) => `<dt>${labelOf(name, language)}</dt><dd>${text}</dd>`).join('')}</dl>`;
}

function valueOf(value: unknown, name: string, language: Language): string {
  if (Array.isArray(value)) {
    const isOfRecords = value.some((one) => typeof one === 'object' && one !== null);
    return value.map((one) => valueOf(one, name, language)).join(isOfRecords ? '' : ', ');
  }
  if (typeof value === 'object' && value !== null) return recordOf(value, language);
  if (typeof value === 'boolean') return PAGE_WORDS[value ? 'yes' : 'no'][language];
  if (typeof value === 'number') return name.endsWith('_paise') ? rupees(value) : String(value);
  const text = String(value);
  const choice = CHOICE_WORDS[name]?.[text];
  if (choice) return escaped(choice[language]);
  if (name === 'file') return `<a href="${escaped(encodeURI(text))}">${escaped(text)}</a>`;
  if (DAY.test(text)) return dayText(text, language);
  return MOMENT.test(text) ? momentOf(text, language) : escaped(text);
}

function momentOf(moment: string, language: Language): string {
  const at = new Date(moment);
  const time = language === 'hi' ? hindiTime(at, 'Asia/Kolkata') : TIME.format(at);
  return `${dayTextOf(at.toISOString(), language)}, ${time} (IST)`;
}

/**
 * A ZIP archive of what the person may have: a page to read, the same as JSON, and the files that both name.
 * @param madeAt ISO 8601
 */
export async function ownArchive(held: OwnExport, language: Language, madeAt: string): Promise<Buffer> {
  const zip = new ZipFile();
  const mtime = new Date(madeAt);
  // moments as text, as they stand in both
  const data = JSON.parse(JSON.stringify(held)) as OwnExport;
  for (const [place, rows] of Object.entries(data)) {
    rows.forEach((row, at) => {
      const { content, file_name } = row;
      if (typeof content !== 'string' || typeof file_name !== 'string') return;
      const path = `files/${place}-${at + 1}-${safeName(file_name)}`;
      zip.addBuffer(Buffer.from(content, BASE64), path, { mtime });
      delete row['content'];
      row['file'] = path;
    });
  }
  zip.addBuffer(Buffer.from(ownPage(data, language, madeAt)), 'my-data.html', { mtime });
  zip.addBuffer(Buffer.from(JSON.stringify({ made_at: madeAt, ...data }, null, 2)), 'my-data.json', { mtime });
  zip.end();
  return buffer(zip.outputStream);
}

/** Of the person's own choice, and never a path. */
const safeName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, '_').replace(/^\.+/, '_');
