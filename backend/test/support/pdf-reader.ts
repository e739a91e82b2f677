import jsQR from 'jsqr';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const SCALE = 2;

/** What pdf.js draws on without a browser. */
interface Canvases {
  create: (width: number, height: number) => { canvas: Size; context: { getImageData: GetImageData } };
}
interface Size {
  width: number;
  height: number;
}
type GetImageData = (x: number, y: number, width: number, height: number) => Size & { data: Uint8ClampedArray };

/** A PDF as a reader that knows nothing of how it was made sees it. */
export class PdfReader {
  private constructor(private readonly document: PDFDocumentProxy) {}

  static async of(pdf: Uint8Array): Promise<PdfReader> {
    return new PdfReader(await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise);
  }

  get pages(): number {
    return this.document.numPages;
  }

  /** All text, in the order in which it is read. */
  async text(): Promise<string> {
    const pages = await this.eachPage(async (page) => {
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    });
    return pages.join('\n');
  }

  /** The same composed and without white space, which readers guess at between shaped glyphs. */
  async letters(): Promise<string> {
    return (await this.text()).replace(/\s+/g, '').normalize();
  }

  /** What a camera reads off the codes on the pages. */
  async codes(): Promise<string[]> {
    const codes = await this.eachPage(async (page) => {
      const viewport = page.getViewport({ scale: SCALE });
      const canvases = this.document.canvasFactory as Canvases;
      const { canvas, context } = canvases.create(viewport.width, viewport.height);
      await page.render({ canvasContext: context as never, canvas: canvas as never, viewport }).promise;
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      return jsQR.default(new Uint8ClampedArray(data), width, height)?.data;
    });
    return codes.filter((code) => code !== undefined);
  }

  /** Title, author, language and whether it is tagged. */
  async about(): Promise<Record<string, unknown>> {
    const { info } = await this.document.getMetadata();
    const marks = await this.document.getMarkInfo();
    const { Title, Author, Language } = info as Record<string, unknown>;
    return { Title, Author, Language, tagged: marks?.Marked };
  }

  private async eachPage<T>(
    read: (page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>) => Promise<T>,
  ): Promise<T[]> {
    const found: T[] = [];
    for (let number = 1; number <= this.pages; number += 1) found.push(await read(await this.document.getPage(number)));
    return found;
  }
}
