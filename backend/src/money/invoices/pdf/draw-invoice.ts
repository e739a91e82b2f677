import { FOOT, LEFT, PdfDocument, RIGHT, SMALL, START } from '../../../agency/documents/pdf-document.js';
import { dayText } from '../../../platform/india-day.js';
import { type PrintedInvoice } from '../invoice-document.js';
import { drawAmounts } from './draw-amounts.js';
import { drawHead, drawParties } from './draw-parties.js';
import { drawPayment } from './draw-payment.js';
import { addSignatureField, drawSignature, type SignedBy } from './draw-signature.js';
import { signatureDictionary } from './signed-pdf.js';

const HALF = (RIGHT - LEFT) / 2;
const NEXT_PAGES_HEAD = 48;

/**
 * Draws a document on A4. The same document gives the same bytes. With `signedBy` it has a place for the digital signature, which
 * `signed` fills, else one for a signature by hand; a reminder has neither.
 */
export async function drawInvoice(printed: PrintedInvoice, signedBy?: SignedBy): Promise<Buffer> {
  const { number, issued_on, document, reminder } = printed;
  const sheet = new PdfDocument({
    title: reminder ? `Payment reminder of ${number}` : `${document.title} ${number}`,
    author: document.supplier.legal_name,
    at: new Date(`${reminder?.on ?? issued_on}T00:00:00+05:30`),
    subject: `${document.title} of ${dayText(issued_on)} to ${document.recipient.legal_name}`,
  });
  let at = drawHead(sheet, printed, START);
  at = drawParties(sheet, printed, at);
  at = drawAmounts(sheet, printed, at);
  at = drawPayment(sheet, printed, at);
  const field = reminder ? undefined : drawSignature(sheet, printed, at, signedBy);
  drawMargins(sheet, printed);
  if (field && signedBy) addSignatureField(sheet, field, signatureDictionary(signedBy.name, signedBy.at));
  return sheet.bytes();
}

/** The foot of every page, and the head of those after the first. */
function drawMargins(sheet: PdfDocument, { number, document }: PrintedInvoice): void {
  const { legal_name, email, phone } = document.supplier;
  const { pages } = sheet;
  for (let page = 0; page < pages; page += 1) {
    sheet.rule({ page, y: FOOT - 10 });
    sheet.caption(`${legal_name} · ${email} · ${phone}`, SMALL, { x: LEFT, width: HALF * 1.5 }, { page, y: FOOT });
    sheet.caption(
      `Page ${page + 1} of ${pages}`,
      SMALL,
      { x: LEFT + HALF, width: HALF, align: 'right' },
      { page, y: FOOT },
    );
    if (page)
      sheet.caption(
        `${document.title} ${number}, continued`,
        SMALL,
        { x: LEFT, width: HALF },
        { page, y: NEXT_PAGES_HEAD },
      );
  }
}
