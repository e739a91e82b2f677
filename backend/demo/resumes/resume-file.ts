import { readFile } from 'node:fs/promises';
import { LEFT, PdfDocument, type Place, RIGHT, START, type Style } from '../../src/agency/documents/pdf-document.js';
import { RESUME_KINDS } from '../../src/employees/resumes/kinds/resume-kind.js';
import { type DemoKind } from './demo-resume.js';
import { docxFile, odtFile } from './office-files.js';
import { type Paper, sectionsOf } from './paper.js';
import { columnsPdf, scanPdf, tablePdf } from './pdf-files.js';

const NAME: Style = { size: 20, weight: 600 };
const HEADING: Style = { size: 13, weight: 600, height: 24 };
const TEXT: Style = { size: 11, height: 18 };
const PAGE = { x: LEFT, width: RIGHT - LEFT };

/** A resume in Devanagari, which needs shaped letters. */
function hindiPdf(paper: Paper, at: Date): Promise<Buffer> {
  const sheet = new PdfDocument({ title: `${paper.name} - Resume`, author: paper.name, at });
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

/** A resume as plain text. */
function textFile(paper: Paper): Buffer {
  const lines = sectionsOf(paper).flatMap((part) => ['', part.heading.toUpperCase(), ...part.lines]);
  return Buffer.from(`${[paper.name, ...lines].join('\r\n')}\r\n`);
}

/** A resume as word processors keep it between each other. */
function rtfFile(paper: Paper): Buffer {
  const paragraphs = [
    `{\\b\\fs36 ${escaped(paper.name)}}\\par`,
    ...sectionsOf(paper).flatMap(({ heading, lines }) => [
      `\\par{\\b\\fs26 ${escaped(heading)}}\\par`,
      ...lines.map((line) => `${escaped(line)}\\par`),
    ]),
  ];
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Calibri;}}\\fs22\n${paragraphs.join('\n')}\n}`,
  );
}

const LAST_ASCII = 0x7f;

/** Beyond ASCII a character is its number, and a sign for readers that do not know it. */
function escaped(text: string): string {
  return [...text.replace(/[\\{}]/g, '\\$&')]
    .map((letter) => (letter.charCodeAt(0) > LAST_ASCII ? `\\u${letter.charCodeAt(0)}?` : letter))
    .join('');
}

type Make = (paper: Paper, at: Date) => Promise<Buffer> | Buffer;

/** How each is made, and the kind that it is told to be. */
const KINDS: Readonly<Record<DemoKind, readonly [kind: keyof typeof RESUME_KINDS, make: Make]>> = {
  'columns.pdf': ['pdf', columnsPdf],
  'table.pdf': ['pdf', tablePdf],
  'hindi.pdf': ['pdf', hindiPdf],
  'scan.pdf': ['pdf', async (paper, at) => scanPdf(paper, await stored('page.png'), at)],
  docx: ['docx', docxFile],
  doc: ['doc', () => stored('word-97.doc')],
  odt: ['odt', odtFile],
  rtf: ['rtf', rtfFile],
  txt: ['txt', textFile],
  jpg: ['jpg', () => stored('photo.jpg')],
};

/** A file that code cannot make: a picture of paper, and one of an old Word. */
const stored = (name: string): Promise<Buffer> => readFile(new URL(`./files/${name}`, import.meta.url));

export interface ResumeFile {
  file_name: string;
  media_type: string;
  content: Buffer;
}

/** A resume as the file that a person would send. @param at when it was written, which some kinds keep */
export async function resumeFile(kind: DemoKind, paper: Paper, at: Date): Promise<ResumeFile> {
  const [resumeKind, make] = KINDS[kind];
  const { mediaType, extensions } = RESUME_KINDS[resumeKind];
  return {
    file_name: `${paper.name.replaceAll(' ', '-')}-Resume.${extensions[0]}`,
    media_type: mediaType,
    content: await make(paper, at),
  };
}
