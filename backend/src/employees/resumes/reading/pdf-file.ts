import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { UnusableFile } from '../../../platform/files/unusable-file.js';
import { glyphsOf, TEXT_OBJECT } from './page-glyphs.js';
import { type Picture } from './png.js';
import { linesInReadingOrder } from './reading-order.js';

const WRONG_PASSWORD = 4;
const GRAY = 1;
const BLUE_GREEN_RED = 2;
const WHITE = 0xffffffff;
const WITH_ANNOTATIONS = 1;
const AS_GRAY = 8;
/** PDFium compares text objects at one place with each other. A page with more of them is recognised as a picture. */
const MAX_TEXTS_OF_PAGE = 10_000;
/** A page that is much higher than wide is drawn smaller. */
const MAX_RATIO = 3;

/** Size of a drawn page: a width, or pixels of the long side with a maximum scale. */
export type PictureSize = { width: number } | { longSide: number; maxScale: number };

/** A PDF, opened by PDFium, the engine of Chromium, as WebAssembly. It is built without JavaScript and fetches nothing. */
export class PdfFile {
  private constructor(
    private readonly pdfium: WrappedPdfiumModule,
    private readonly document: number,
    readonly pageCount: number,
  ) {}

  /** @throws UnusableFile when it has a password, is damaged, or has no pages */
  static async open(bytes: Buffer): Promise<PdfFile> {
    const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
    const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer });
    pdfium.PDFiumExt_Init();
    const content = pdfium.pdfium.wasmExports.malloc(bytes.length);
    pdfium.pdfium.HEAPU8.set(bytes, content);
    const document = pdfium.FPDF_LoadMemDocument(content, bytes.length, '');
    if (!document) throw new UnusableFile(pdfium.FPDF_GetLastError() === WRONG_PASSWORD ? 'password' : 'damaged');
    const pageCount = pdfium.FPDF_GetPageCount(document);
    if (pageCount < 1) throw new UnusableFile('damaged');
    return new PdfFile(pdfium, document, pageCount);
  }

  /**
   * The text of a page in reading order; empty for a page that cannot be opened.
   * @param number counted from 1
   */
  text(number: number): string {
    const { pdfium } = this;
    const page = pdfium.FPDF_LoadPage(this.document, number - 1);
    if (!page) return '';
    const text = this.hasFewTexts(page) ? pdfium.FPDFText_LoadPage(page) : 0;
    try {
      return text ? linesInReadingOrder(glyphsOf(pdfium, page, text), pdfium.FPDF_GetPageWidthF(page)).join('\n') : '';
    } finally {
      if (text) pdfium.FPDFText_ClosePage(text);
      pdfium.FPDF_ClosePage(page);
    }
  }

  /**
   * Draws a page.
   * @param number counted from 1
   * @throws UnusableFile when the page cannot be opened
   */
  picture(number: number, size: PictureSize): Picture {
    const { pdfium } = this;
    const page = pdfium.FPDF_LoadPage(this.document, number - 1);
    if (!page) throw new UnusableFile('damaged');
    const [ownWidth, ownHeight] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
    const scale = scaleOf(size, ownWidth, ownHeight);
    const [width, height] = [Math.max(1, Math.round(ownWidth * scale)), Math.max(1, Math.round(ownHeight * scale))];
    const channels = 'width' in size ? 3 : 1;
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, channels === 3 ? BLUE_GREEN_RED : GRAY, 0, 0);
    if (!bitmap) throw new UnusableFile('damaged');
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(
      bitmap,
      page,
      0,
      0,
      width,
      height,
      0,
      WITH_ANNOTATIONS | (channels === 1 ? AS_GRAY : 0),
    );
    const pixels = this.pixels(bitmap, width * channels, height);
    pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.FPDF_ClosePage(page);
    if (channels === 3) swapRedAndBlue(pixels);
    return { width, height, channels, pixels };
  }

  private hasFewTexts(page: number): boolean {
    const { pdfium } = this;
    let texts = 0;
    for (let index = pdfium.FPDFPage_CountObjects(page) - 1; index >= 0 && texts <= MAX_TEXTS_OF_PAGE; index -= 1) {
      if (pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(page, index)) === TEXT_OBJECT) texts += 1;
    }
    return texts <= MAX_TEXTS_OF_PAGE;
  }

  private pixels(bitmap: number, rowBytes: number, height: number): Buffer {
    const from = this.pdfium.FPDFBitmap_GetBuffer(bitmap);
    const stride = this.pdfium.FPDFBitmap_GetStride(bitmap);
    const pixels = Buffer.alloc(rowBytes * height);
    for (let row = 0; row < height; row += 1) {
      const at = from + row * stride;
      pixels.set(this.pdfium.pdfium.HEAPU8.subarray(at, at + rowBytes), row * rowBytes);
    }
    return pixels;
  }
}

function scaleOf(size: PictureSize, width: number, height: number): number {
  if ('longSide' in size) return Math.min(size.maxScale, size.longSide / Math.max(width, height, 1));
  return Math.min(size.width / Math.max(width, 1), (size.width * MAX_RATIO) / Math.max(height, 1));
}

function swapRedAndBlue(pixels: Buffer): void {
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const blue = pixels[at] ?? 0;
    pixels[at] = pixels[at + 2] ?? 0;
    pixels[at + 2] = blue;
  }
}
