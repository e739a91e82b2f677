import { AGENCY, AGENCY_LINES } from '../../agency.js';
import { type Language } from '../../language/language.js';
import { type MailBlock, type MailMessage } from './mail-message.js';
import { type MailTemplate } from './mail-template.js';

/** A mail as text and as HTML. */
export interface RenderedMail extends Pick<MailMessage, 'calendar' | 'replyTo' | 'refuseAt'> {
  subject: string;
  text: string;
  html: string;
}

const COLORS = {
  paper: '#FBFAF7',
  surface: '#FFFFFF',
  ink: '#14213D',
  muted: '#55607A',
  action: '#0B5D5E',
  line: '#E4E2DB',
};
const FONT = 'font-family:Figtree,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** The public site in another language, under the name that the language has itself. */
interface OtherLanguage {
  tag: Language;
  name: string;
  url: string;
}

/** The picture that goes with each mail that shows it: programs for mails show it without asking. */
export const LOGO_CID = 'logo@agency';
const LOGO_HEIGHT = 32;

const NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };
const LINE_HEIGHTS: Readonly<Record<Language, number>> = { en: 1.3, hi: 1.6 };

/**
 * @param language is English where the mail has no other one
 * @param siteUrl of the public site, which mails in two languages offer in the other one
 */
export function renderMail<Content>(
  template: MailTemplate<Content>,
  content: Content,
  language: Language = 'en',
  siteUrl?: string,
): RenderedMail {
  const shown = template.hi && language === 'hi' ? 'hi' : 'en';
  const write = (shown === 'hi' && template.hi) || template.write;
  const { subject, heading, blocks, calendar, replyTo, refuseAt } = write(content);
  const { tagline, businessHours } = AGENCY_LINES[shown];
  // an agency of its own has hours of its own
  const footer = [`${AGENCY.name} · ${tagline}`, ...(AGENCY.ownName ? [] : [businessHours])].join('\n');
  const other = template.hi && siteUrl ? otherThan(shown, siteUrl) : undefined;
  return {
    subject: subject.replace(/[\r\n]+/g, ' '),
    text: [heading, ...blocks.map(textOf), `--\n${footer}${other ? `\n${other.name}: ${other.url}` : ''}`].join('\n\n'),
    html: page(shown, heading, blocks.map(htmlOf).join('\n'), footer, other),
    ...(calendar && { calendar }),
    ...(replyTo && { replyTo }),
    ...(refuseAt && { refuseAt }),
  };
}

function otherThan(shown: Language, siteUrl: string): OtherLanguage {
  const tag = shown === 'hi' ? 'en' : 'hi';
  return { tag, name: NAMES[tag], url: `${siteUrl}/?lang=${tag}` };
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
}

function htmlOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;line-height:1.6;word-break:break-word">${escaped(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'code':
      return `<p style="margin:0 0 16px;padding:16px;border:1px solid ${COLORS.line};border-radius:10px;background:${COLORS.paper};font-size:30px;font-weight:700;letter-spacing:8px;text-align:center">${escaped(block.code)}</p>`;
    case 'button':
      return `<p style="margin:0 0 16px"><a href="${escaped(block.url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:${COLORS.action};color:#FFFFFF;font-weight:700;text-decoration:none">${escaped(block.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${COLORS.muted};word-break:break-all">${escaped(block.url)}</p>`;
    case 'facts':
      return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${block.facts
        .map(
          ([name, value]) =>
            `<tr><td style="padding:4px 16px 4px 0;color:${COLORS.muted}">${escaped(name)}</td><td style="padding:4px 0;font-weight:700">${escaped(value)}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

function page(language: Language, heading: string, body: string, footer: string, other?: OtherLanguage): string {
  const link = other
    ? `<br><a href="${escaped(other.url)}" lang="${other.tag}" style="color:${COLORS.action}">${other.name}</a>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:${COLORS.paper};color:${COLORS.ink};${FONT};font-size:16px">
<div style="max-width:520px;margin:0 auto;padding:32px;border:1px solid ${COLORS.line};border-radius:14px;background:${COLORS.surface}">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${COLORS.action}">${agency()}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:${LINE_HEIGHTS[language]}">${escaped(heading)}</h1>
${body}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${COLORS.line};font-size:13px;line-height:1.5;color:${COLORS.muted}">${escaped(footer).replace('\n', '<br>')}${link}</p>
</div>
</body>
</html>
`;
}

/** The logo, or the name. */
function agency(): string {
  const { name, logo } = AGENCY;
  if (!logo) return escaped(name);
  const width = Math.round((logo.width / logo.height) * LOGO_HEIGHT);
  return `<img src="cid:${LOGO_CID}" width="${width}" height="${LOGO_HEIGHT}" alt="${escaped(name)}" style="display:block;border:0">`;
}

/** Escapes text for HTML, including quoted attributes. */
export function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
