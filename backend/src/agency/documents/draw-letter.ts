import { dayTextOf } from '../../platform/india-day.js';
import { type Language } from '../../platform/language/language.js';
import { drawLetterhead } from './draw-letterhead.js';
import { type AgencyLetter, type LetterBlock } from './letter.js';
import {
  ACCENT,
  type Box,
  FOOT,
  HEADING,
  LEFT,
  lower,
  PdfDocument,
  type Place,
  QUIET,
  RIGHT,
  SMALL,
  START,
  type Style,
  TEXT,
  WIDE,
} from './pdf-document.js';

const TITLE: Style = { size: 18, weight: 600, color: ACCENT, height: 26 };

const NAMES: Box = { x: LEFT, width: 140 };
const VALUES: Box = { x: LEFT + 148, width: RIGHT - LEFT - 148 };
/** A heading stands above some lines of its text. */
const WITH_HEADING = 60;

/** For readers of the screen, and for where words are cut. */
const TAG: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };
const PAGE_OF: Readonly<Record<Language, (page: number, pages: number) => string>> = {
  en: (page, pages) => `Page ${page} of ${pages}`,
  hi: (page, pages) => `पेज ${page} / ${pages}`,
};

/** Draws a letter on the agency's letterhead. */
export async function drawLetter(letter: AgencyLetter): Promise<Buffer> {
  const { agency, language, title, blocks, printed_at } = letter;
  const sheet = new PdfDocument({ title, author: agency.name, at: new Date(printed_at) }, TAG[language]);
  let at = drawLetterhead(sheet, agency, START);
  at = sheet.write(sheet.element('H1'), title, TITLE, WIDE, { ...at, y: at.y + 22 });
  for (const block of blocks) at = drawBlock(sheet, block, { ...at, y: at.y + 6 });
  drawFoot(sheet, letter);
  return sheet.bytes();
}

function drawBlock(sheet: PdfDocument, block: LetterBlock, at: Place): Place {
  if (block.kind === 'heading') {
    return sheet.write(
      sheet.element('H2'),
      block.text,
      HEADING,
      WIDE,
      sheet.fits({ ...at, y: at.y + 6 }, WITH_HEADING),
    );
  }
  if (block.kind === 'text') return sheet.write(sheet.element('P'), block.text, TEXT, WIDE, at);
  return block.facts.reduce((from, [name, value]) => {
    const start = sheet.fits(from, TEXT.height ?? 0);
    const element = sheet.element('P');
    const named = sheet.write(element, name, QUIET, NAMES, start);
    const below = lower(named, sheet.write(element, value, TEXT, VALUES, start));
    return { ...below, y: below.y + 2 };
  }, at);
}

function drawFoot(sheet: PdfDocument, { agency, language, title, printed_at }: AgencyLetter): void {
  const { pages } = sheet;
  const half = (RIGHT - LEFT) / 2;
  for (let page = 0; page < pages; page += 1) {
    sheet.rule({ page, y: FOOT - 10 });
    const left: Box = { x: LEFT, width: half * 1.6 };
    sheet.caption([agency.name, title, dayTextOf(printed_at, language)].join(' · '), SMALL, left, { page, y: FOOT });
    const right: Box = { x: LEFT + half, width: half, align: 'right' };
    sheet.caption(PAGE_OF[language](page + 1, pages), SMALL, right, { page, y: FOOT });
  }
}
