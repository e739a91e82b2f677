import PDFDocument from 'pdfkit';
import { type Typeface, type Weight } from './font-files.js';
import { shapedFont } from './shaped-font.js';
import { type EmbeddedFont, rounded, shownText } from './shown-text.js';
import { isJoined } from './typefaces.js';
import { wrapped, type WrappedLine } from './wrapped-lines.js';

/** The product's colours, in print. */
export const INK = '#14213D';
export const MUTED = '#55607A';
export const ACCENT = '#0B5D5E';
const RULE = '#D9D7CF';
export const TINT = '#F2F6F5';

export const LEFT = 48;
export const RIGHT = 547;
const TOP = 42;
const TOP_OF_NEXT = 80;
const BOTTOM = 788;
/** Share of a line's free room that is left of the text. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 };
/** Height above the baseline, as a share of the line's height. */
const ASCENT = 0.76;

/** What a reader shows of a file beside its pages. */
interface About {
  title: string;
  author: string;
  at: Date;
  subject?: string;
}

export interface Style {
  size: number;
  weight?: Weight;
  color?: string;
  /** Height of a line; 1.4 of the size without it. */
  height?: number;
}

/** A page and the height on it. */
export interface Place {
  page: number;
  y: number;
}

/** Columns of a text. Lines that do not fit continue on the next page. */
export interface Box {
  x: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

type Element = PDFKit.PDFStructureElement;

export const START: Place = { page: 0, y: TOP };

/** Across the page. */
export const WIDE: Box = { x: LEFT, width: RIGHT - LEFT };
/** Height of the foot of a page. */
export const FOOT = 806;

export const QUIET: Style = { size: 9, height: 13, color: MUTED };
export const HEADING: Style = { size: 11, weight: 600, height: 18 };
export const TEXT: Style = { size: 10, height: 14.5 };
export const SMALL: Style = { size: 7.5, color: MUTED };

/** The lower of the two. */
export function lower(a: Place, b: Place): Place {
  return a.page > b.page || (a.page === b.page && a.y >= b.y) ? a : b;
}

/** A tagged document of A4 pages, written from top to bottom. */
export class PdfDocument {
  readonly pdf: PDFKit.PDFDocument;
  /** The root of the tags, in reading order. */
  readonly root: Element;
  private readonly fonts = new Set<string>();
  private page = 0;

  /** @param lang the tag of the language that it is written in */
  constructor({ title, author, at, subject }: About, lang = 'en-IN') {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang,
      tagged: true,
      displayTitle: true,
      // no default font: Helvetica is not used
      font: null as unknown as string,
      info: {
        Title: title,
        Author: author,
        ...(subject && { Subject: subject }),
        Creator: author,
        Producer: 'PDFKit',
        CreationDate: at,
        ModDate: at,
      },
    });
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** A new tagged element below another. */
  element(tag: string, parent = this.root): Element {
    const element = this.pdf.struct(tag);
    parent.add(element);
    return element;
  }

  /** Writes text into a box from a place down; returns the place below it. */
  write(element: Element | undefined, text: string, style: Style, box: Box, at: Place): Place {
    const height = heightOf(style);
    return this.lines(text, style, box.width).reduce((from, line) => {
      const place = this.fits(from, height);
      this.turnTo(place.page);
      this.drawLine(element, line, style, box, place.y + height * ASCENT);
      return { page: place.page, y: place.y + height };
    }, at);
  }

  /** Writes one line, in a smaller size when it is too wide for its box. */
  writeLine(element: Element | undefined, text: string, style: Style, box: Box, at: Place): Place {
    const [line] = this.lines(text, style, Infinity);
    const share = line && line.width > box.width ? box.width / line.width : 1;
    return this.write(element, text, { ...style, size: rounded(style.size * share - (share < 1 ? 0.01 : 0)) }, box, at);
  }

  lines(text: string, { size, weight = 400 }: Style, width: number): WrappedLine[] {
    return wrapped(text, width, ({ typeface, text: part }) => {
      this.use(typeface, weight);
      return this.pdf.fontSize(size).widthOfString(part, { features: [] });
    });
  }

  /** The place, or the top of the next page when less than this height is left. */
  fits(at: Place, height: number): Place {
    return at.y + height <= BOTTOM ? at : { page: at.page + 1, y: TOP_OF_NEXT };
  }

  /** Draws on a page what screen readers skip: rules, backgrounds, codes. */
  ornament(page: number, draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.turnTo(page);
    this.pdf.markContent('Artifact');
    this.pdf.save();
    draw(this.pdf);
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  /** Draws a figure, which is read by its description. */
  figure(element: Element, page: number, draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.turnTo(page);
    const content = this.pdf.markStructureContent('Figure');
    this.pdf.save();
    draw(this.pdf);
    this.pdf.restore();
    this.pdf.endMarkedContent();
    element.add(content);
  }

  /** Writes text in the margin, which screen readers skip. */
  caption(text: string, style: Style, box: Box, { page, y }: Place): void {
    const lines = this.lines(text, style, box.width);
    this.turnTo(page);
    lines.forEach((line, place) => {
      this.drawLine(undefined, line, style, box, y + heightOf(style) * (place + ASCENT));
    });
  }

  rule({ page, y }: Place, color = RULE, from = LEFT, to = RIGHT): void {
    this.ornament(page, (pdf) => pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(color));
  }

  get pages(): number {
    return this.pdf.bufferedPageRange().count;
  }

  /** Ends the document. */
  async bytes(): Promise<Buffer> {
    const parts: Buffer[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', resolve)
        .on('error', reject);
    });
    this.root.end();
    this.pdf.end();
    await ended;
    return Buffer.concat(parts);
  }

  /** Switches to a page, adding it if needed. */
  turnTo(page: number): void {
    while (page >= this.pages) {
      this.pdf.addPage();
      this.page = this.pages - 1;
    }
    if (page !== this.page) this.pdf.switchToPage(page);
    this.page = page;
  }

  private drawLine(element: Element | undefined, line: WrappedLine, style: Style, box: Box, baseline: number): void {
    const { pdf } = this;
    const { size, weight = 400, color = INK } = style;
    const content = element && pdf.markStructureContent('Span');
    if (!content) pdf.markContent('Artifact');
    let x = box.x + (box.width - line.width) * SHARE_BEFORE[box.align ?? 'left'];
    // the y axis of PDFKit points down
    pdf.save().fillColor(color).transform(1, 0, 0, -1, 0, pdf.page.height).addContent('BT');
    for (const { typeface, text, width } of line.runs) {
      const font = this.use(typeface, weight);
      pdf.addContent(`/${font.id} ${size} Tf 1 0 0 1 ${rounded(x)} ${rounded(pdf.page.height - baseline)} Tm`);
      pdf.addContent(shownText(font, text, size, isJoined(typeface)));
      x += width;
    }
    pdf.addContent('ET').restore();
    pdf.endMarkedContent();
    if (content) element.add(content);
  }

  private use(typeface: Typeface, weight: Weight): EmbeddedFont {
    const { pdf } = this;
    const name = `${typeface.family} ${typeface.subset} ${weight}`;
    if (!this.fonts.has(name)) {
      // PDFKit takes any font that lays out text; its types allow names of files only
      pdf.registerFont(name, shapedFont(typeface, weight) as unknown as string);
      this.fonts.add(name);
    }
    const { _font: font } = pdf.font(name) as unknown as { _font: EmbeddedFont };
    (pdf.page as unknown as { fonts: Record<string, object> }).fonts[font.id] ??= font.ref();
    return font;
  }
}

export function heightOf({ size, height }: Style): number {
  return height ?? size * 1.4;
}
