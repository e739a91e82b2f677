import { type Logo } from '../../platform/agency.js';
import { type Letterhead } from '../letterhead.js';
import { LEFT, type PdfDocument, type Place, QUIET, type Style, WIDE } from './pdf-document.js';

const AGENCY: Style = { size: 13, weight: 600, height: 18 };

const LOGO_HEIGHT = 32;
const BELOW_LOGO = 10;

/** Draws logo, name and contact, and a rule; returns the place of the rule. */
export function drawLetterhead(
  sheet: PdfDocument,
  { logo, name, address, email, phone }: Letterhead,
  at: Place,
): Place {
  const named = sheet.write(sheet.element('P'), name, AGENCY, WIDE, drawLogo(sheet, logo, name, at));
  const below = sheet.write(sheet.element('P'), [address, `${email}   ${phone}`].join('\n'), QUIET, WIDE, named);
  sheet.rule({ ...below, y: below.y + 10 });
  return below;
}

/** Draws the logo at the left; returns the place below it. */
export function drawLogo(sheet: PdfDocument, logo: Logo | null, name: string, at: Place): Place {
  if (!logo) return at;
  const figure = sheet.pdf.struct('Figure', { alt: name });
  sheet.root.add(figure);
  // a thread gets bytes without their class
  sheet.figure(figure, at.page, (pdf) => pdf.image(Buffer.from(logo.png), LEFT, at.y, { height: LOGO_HEIGHT }));
  return { ...at, y: at.y + LOGO_HEIGHT + BELOW_LOGO };
}
