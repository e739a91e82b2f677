import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { UnusableFile } from '../../../platform/files/unusable-file.js';

/** What PDFKit's types lack. */
interface ImageOpener {
  openImage: (content: Buffer) => { width: number; height: number; orientation?: number };
}

/**
 * Converts a JPEG or PNG into a PDF of one upright page, so that pictures are handled like pages.
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
