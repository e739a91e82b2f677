import { readFile } from 'node:fs/promises';
import { RESUME_KINDS } from '../../src/employees/resumes/kinds/resume-kind.js';
import { type DemoKind } from './demo-resume.js';
import { hindiPdf } from './hindi-pdf.js';
import { docxFile, odtFile } from './office-files.js';
import { type Paper } from './paper.js';
import { columnsPdf, scanPdf, tablePdf } from './pdf-files.js';
import { rtfFile, textFile } from './text-files.js';

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
