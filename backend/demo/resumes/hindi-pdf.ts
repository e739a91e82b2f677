import { LEFT, RIGHT, Sheet, START, type Place, type Style } from '../../src/agency/documents/sheet.js';
import { sectionsOf, type Paper } from './paper.js';

const NAME: Style = { size: 20, weight: 600 };
const HEADING: Style = { size: 13, weight: 600, height: 24 };
const TEXT: Style = { size: 11, height: 18 };
const PAGE = { x: LEFT, width: RIGHT - LEFT };

/** A resume in Devanagari, which needs shaped letters. */
export function hindiPdf(paper: Paper, at: Date): Promise<Buffer> {
  const sheet = new Sheet({ Title: `${paper.name} - Resume`, Author: paper.name, CreationDate: at, ModDate: at });
  const write = (text: string, style: Style, place: Place): Place =>
    sheet.write(sheet.element('P'), text, style, PAGE, place);
  sectionsOf(paper).reduce(
    (place, { heading, lines }) => {
      const below = write(heading, HEADING, { ...place, y: place.y + TEXT.size });
      return lines.reduce((from, line) => write(line, TEXT, from), below);
    },
    write(paper.name, NAME, START),
  );
  return sheet.bytes();
}
