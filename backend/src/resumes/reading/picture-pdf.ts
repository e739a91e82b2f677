import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { UnusableFile } from '../../files/unusable-file.js';

/** What PDFKit's types leave out. */
interface ImageOpener {
  openImage: (content: Buffer) => { width: number; height: number; orientation?: number };
}

/**
 * A JPEG or PNG as a PDF of one page, upright as its camera was held, so that pages and pictures go one way.
 * @throws UnusableFile when it cannot be opened
 */
export async function pdfOfPicture(bytes: Buffer): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
  try {
    const image = (document as unknown as ImageOpener).openImage(bytes);
    const isTurned = (image.orientation ?? 0) > 4;
    const size: [number, number] = isTurned ? [image.height, image.width] : [image.width, image.height];
    document.addPage({ size, margin: 0 });
    document.image(bytes, 0, 0, { width: size[0], height: size[1] });
  } catch {
    throw new UnusableFile('damaged');
  }
  document.end();
  return buffer(document);
}
