import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Job, type Paper, type Section } from './paper.js';

const INK = '#1f2937';
const QUIET = '#6b7280';
const ACCENT = '#1e3a5f';
const TINT = '#eef2f7';
const EDGE = 44;
const ASIDE = 196;
const GAP = 24;

type Pdf = PDFKit.PDFDocument;

function newPdf(paper: Paper, at: Date): Pdf {
  const info = { Title: `${paper.name} - Resume`, Author: paper.name, CreationDate: at, ModDate: at };
  return new PDFDocument({ size: 'A4', margin: EDGE, info });
}

function ended(pdf: Pdf): Promise<Buffer> {
  pdf.end();
  return buffer(pdf);
}

/** A resume in two columns: contact and short parts on a tinted ground at the left, profile and work at the right. */
export function columnsPdf(paper: Paper, at: Date): Promise<Buffer> {
  const pdf = newPdf(paper, at);
  pdf.rect(0, 0, EDGE + ASIDE, pdf.page.height).fill(TINT);
  const aside = { width: ASIDE - GAP };
  pdf.x = EDGE;
  pdf.y = EDGE;
  pdf.fillColor(ACCENT).font('Helvetica-Bold').fontSize(20).text(paper.name, aside);
  pdf.fillColor(INK).font('Helvetica').fontSize(10.5).text(paper.title, aside).moveDown();
  writeHeading(pdf, 'Contact', aside);
  // an address that is broken in two is none
  pdf.fillColor(INK).font('Helvetica').fontSize(8.5);
  for (const line of paper.contact) pdf.text(line, { ...aside, lineGap: 2 });
  pdf.moveDown();
  for (const section of paper.others) writeSection(pdf, section, aside);
  const main = { width: pdf.page.width - EDGE * 2 - ASIDE - GAP };
  pdf.x = EDGE + ASIDE + GAP;
  pdf.y = EDGE;
  writeSection(pdf, paper.profile, main);
  writeHeading(pdf, paper.experience.heading, main);
  for (const job of paper.experience.jobs) writeJob(pdf, job, main);
  return ended(pdf);
}

/** A resume with its work in a ruled table. */
export function tablePdf(paper: Paper, at: Date): Promise<Buffer> {
  const pdf = newPdf(paper, at);
  const page = { width: pdf.page.width - EDGE * 2 };
  pdf.fillColor(INK).font('Times-Bold').fontSize(17).text('CURRICULUM VITAE', { align: 'center' }).moveDown(0.5);
  pdf.fontSize(14).text(paper.name).font('Times-Roman').fontSize(11).text(paper.contact.join('  |  ')).moveDown();
  writeSection(pdf, paper.profile, page, 'Times');
  writeHeading(pdf, paper.experience.heading, page, 'Times');
  pdf.font('Times-Roman').fontSize(10.5).fillColor(INK);
  pdf.table({
    columnStyles: ['*', 170, 190],
    data: [
      ['Period', 'Post and employer', 'Work done'],
      ...paper.experience.jobs.map(({ years, title, place, duties }) => [
        years,
        `${title}\n${place}`,
        duties.join('\n'),
      ]),
    ],
  });
  pdf.x = EDGE;
  pdf.moveDown();
  for (const section of paper.others) writeSection(pdf, section, page, 'Times');
  pdf.text(`I declare that the above is true.\n\n${paper.name}`);
  return ended(pdf);
}

/** A picture of a page, as a scanner saves it: no text in it. */
export function scanPdf(paper: Paper, picture: Buffer, at: Date): Promise<Buffer> {
  const pdf = newPdf(paper, at);
  pdf.image(picture, 0, 0, { width: pdf.page.width });
  return ended(pdf);
}

type Width = Readonly<{ width: number }>;

function writeHeading(pdf: Pdf, heading: string, box: Width, family = 'Helvetica'): void {
  pdf.fillColor(ACCENT).font(`${family}-Bold`).fontSize(11.5).text(heading, box).moveDown(0.3);
}

function writeSection(pdf: Pdf, { heading, lines }: Section, box: Width, family = 'Helvetica'): void {
  writeHeading(pdf, heading, box, family);
  pdf
    .fillColor(INK)
    .font(family === 'Times' ? 'Times-Roman' : family)
    .fontSize(10);
  for (const line of lines) pdf.text(line, { ...box, lineGap: 2 });
  pdf.moveDown();
}

function writeJob(pdf: Pdf, { title, place, years, duties }: Job, box: Width): void {
  pdf.fillColor(INK).font('Helvetica-Bold').fontSize(10.5).text(title, box);
  pdf.fillColor(QUIET).font('Helvetica').fontSize(9.5).text(`${place}  |  ${years}`, box).moveDown(0.3);
  pdf
    .fillColor(INK)
    .fontSize(10)
    .list([...duties], { ...box, bulletRadius: 1.5, lineGap: 2 })
    .moveDown();
}
