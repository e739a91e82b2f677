import { drawLetterhead } from '../../../agency/documents/draw-letterhead.js';
import {
  ACCENT,
  type Box,
  FOOT,
  HEADING,
  LEFT,
  PdfDocument,
  type Place,
  QUIET,
  RIGHT,
  SMALL,
  START,
  type Style,
  TEXT,
  WIDE,
} from '../../../agency/documents/pdf-document.js';
import { type Letterhead } from '../../../agency/letterhead.js';
import { dayTextOf } from '../../../platform/india-day.js';

/** A profile as it is printed for one reader. */
export interface PrintedProfile {
  agency: Letterhead;
  job_title: string;
  /** The full name once the company sees it, else the one in its place. */
  name: string;
  headline: string | null;
  facts: readonly (readonly [name: string, value: string])[];
  note: string | null;
  resume_text: string | null;
  reader: string;
  /** ISO 8601. */
  printed_at: string;
}

const NAME: Style = { size: 20, weight: 600, color: ACCENT, height: 26 };
const HEADLINE: Style = { size: 11, height: 16 };

const NAMES: Box = { x: LEFT, width: 120 };
const VALUES: Box = { x: LEFT + 128, width: RIGHT - LEFT - 128 };
const FOOT_TEXT: Box = { x: LEFT, width: RIGHT - LEFT - 64 };
/** Letters of an address in the foot. */
const MAX_READER = 80;

/** Draws a profile on the agency's letterhead. Title and author do not name the person: every viewer of the file shows them. */
export async function drawProfile(profile: PrintedProfile): Promise<Buffer> {
  const { agency, job_title, printed_at } = profile;
  const title = `Candidate for ${job_title}`;
  const sheet = new PdfDocument({ title, author: agency.name, at: new Date(printed_at) });
  let at = drawLetterhead(sheet, agency, START);
  at = sheet.write(sheet.element('P'), title, QUIET, WIDE, { ...at, y: at.y + 22 });
  at = sheet.write(sheet.element('H1'), profile.name, NAME, WIDE, at);
  if (profile.headline) at = sheet.write(sheet.element('P'), profile.headline, HEADLINE, WIDE, at);
  at = drawFacts(sheet, profile, { ...at, y: at.y + 10 });
  if (profile.note) at = drawText(sheet, 'From the agency', profile.note, at);
  if (profile.resume_text) drawText(sheet, 'Resume', profile.resume_text, at);
  drawFoot(sheet, profile);
  return sheet.bytes();
}

function drawFacts(sheet: PdfDocument, { facts }: PrintedProfile, from: Place): Place {
  return facts.reduce((at, [name, value]) => {
    const element = sheet.element('P');
    sheet.write(element, name, QUIET, NAMES, at);
    const below = sheet.write(element, value, TEXT, VALUES, at);
    return { ...below, y: below.y + 2 };
  }, from);
}

function drawText(sheet: PdfDocument, heading: string, text: string, at: Place): Place {
  const start = sheet.fits({ ...at, y: at.y + 12 }, 60);
  const below = sheet.write(sheet.element('H2'), heading, HEADING, WIDE, start);
  return sheet.write(sheet.element('P'), text, TEXT, WIDE, below);
}

/** Who reads it and when stands on every page: what is passed on tells where it came from. */
function drawFoot(sheet: PdfDocument, profile: PrintedProfile): void {
  const { pages } = sheet;
  const half = (RIGHT - LEFT) / 2;
  const text = footText(profile);
  for (let page = 0; page < pages; page += 1) {
    sheet.rule({ page, y: FOOT - 10 });
    sheet.caption(text, SMALL, FOOT_TEXT, { page, y: FOOT });
    sheet.caption(
      `Page ${page + 1} of ${pages}`,
      SMALL,
      { x: LEFT + half, width: half, align: 'right' },
      { page, y: FOOT },
    );
  }
}

/** Of a long address the middle is left out: day and agency follow it. */
function footText({ agency, reader, printed_at }: PrintedProfile): string {
  const shown =
    reader.length > MAX_READER ? `${reader.slice(0, MAX_READER / 2)}…${reader.slice(-MAX_READER / 2)}` : reader;
  return `Confidential. For ${shown}, ${dayTextOf(printed_at)}. Introduced by ${agency.name}.`;
}
