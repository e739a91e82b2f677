import { encode } from 'uqr';
import {
  type Box,
  heightOf,
  INK,
  LEFT,
  lower,
  MUTED,
  type PdfDocument,
  type Place,
  RIGHT,
  type Style,
  TINT,
} from '../../../agency/documents/pdf-document.js';
import { dayText } from '../../../platform/india-day.js';
import { rupees } from '../../../platform/rupees.js';
import { type PrintedInvoice, toPayOf } from '../invoice-document.js';

const HEAD: Style = { size: 11, weight: 600, height: 18 };
const TEXT: Style = { size: 9, height: 13.5 };
const VALUE: Style = { ...TEXT, weight: 600 };
const QUIET: Style = { ...TEXT, color: MUTED };
const SMALL: Style = { size: 8, color: MUTED, height: 11.5 };

const LATE = 'Late charges may apply';

const PAD = 14;
const ROWS_TOP = 37;
const ROW_GAP = 3;
const CODE = 92;
const CODE_X = RIGHT - PAD - CODE;
const CAPTION_HEIGHT = 17;
const NAMES: Box = { x: LEFT + PAD, width: 88 };
const VALUES: Box = { x: LEFT + PAD + 92, width: 236 };

/** Draws the bank account and the UPI code, if the agency has them. A credit note has nothing to pay. */
export function drawPayment(sheet: PdfDocument, printed: PrintedInvoice, start: Place): Place {
  const { supplier } = printed.document;
  const link = upiLink(printed);
  if (printed.kind === 'credit_note' || !toPayOf(printed) || (!supplier.bank_account_number && !link)) {
    return { ...start, y: start.y + PAD };
  }
  const bank = bankFacts(printed);
  const rows = bank.map(([, value]) => sheet.lines(value, VALUE, VALUES.width).length);
  const textHeight = ROWS_TOP + rows.reduce((height, lines) => height + lines * heightOf(VALUE) + ROW_GAP, -ROW_GAP);
  const height = PAD * 2 + Math.max(textHeight, link ? CODE + CAPTION_HEIGHT : 0);
  const at = sheet.fits(start, height);
  sheet.ornament(at.page, (pdf) => pdf.roundedRect(LEFT, at.y, RIGHT - LEFT, height, 8).fill(TINT));
  const top: Place = { page: at.page, y: at.y + PAD };
  drawBank(sheet, printed, bank, top);
  if (link) drawCode(sheet, link, { ...top, y: at.y + (height - CODE - CAPTION_HEIGHT) / 2 });
  return { page: at.page, y: at.y + height + 18 };
}

function drawBank(sheet: PdfDocument, printed: PrintedInvoice, bank: [string, string][], at: Place): void {
  const { due_date, reminder } = printed;
  const wide: Box = { x: LEFT + PAD, width: 350 };
  const isLate = reminder && due_date && due_date < reminder.on;
  const day = due_date && !isLate ? ` by ${dayText(due_date)}` : '';
  let below = sheet.write(sheet.element('H2'), `Pay ${rupees(toPayOf(printed))}${day}`, HEAD, wide, at);
  below = sheet.write(
    sheet.element('P'),
    isLate ? `It was due on ${dayText(due_date)}. ${LATE}.` : day ? `${LATE} after that day.` : `${LATE}.`,
    SMALL,
    wide,
    below,
  );
  below = { ...at, y: at.y + ROWS_TOP };
  for (const [name, value] of bank) {
    const element = sheet.element('P');
    below = lower(sheet.write(element, name, QUIET, NAMES, below), sheet.write(element, value, VALUE, VALUES, below));
    below = { ...below, y: below.y + ROW_GAP };
  }
}

function bankFacts({ number, document }: PrintedInvoice): [name: string, value: string][] {
  const { legal_name, bank_account_name, bank_account_number, bank_ifsc, upi_id } = document.supplier;
  const facts: [string, string | null][] = [
    ['Account name', bank_account_number && (bank_account_name ?? legal_name)],
    ['Account number', bank_account_number],
    ['IFSC', bank_ifsc],
    ['UPI', upi_id],
    ['Reference', number],
  ];
  return facts.filter((fact): fact is [string, string] => !!fact[1]);
}

function drawCode(sheet: PdfDocument, link: string, at: Place): void {
  const caption: Box = { x: CODE_X, width: CODE, align: 'center' };
  const figure = sheet.pdf.struct('Figure', { alt: `UPI code: ${link}` });
  sheet.root.add(figure);
  sheet.figure(figure, at.page, (pdf) => {
    pdf.roundedRect(CODE_X - 6, at.y - 6, CODE + 12, CODE + 12, 4).fill('#FFFFFF');
    drawModules(pdf, link, CODE_X, at.y);
  });
  sheet.write(sheet.element('P'), 'Scan to pay by UPI', SMALL, caption, { ...at, y: at.y + CODE + 8 });
}

/** Draws the dark modules; neighbours in a row become one rectangle, because seams show between squares. */
function drawModules(pdf: PDFKit.PDFDocument, link: string, left: number, top: number): void {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const module = CODE / size;
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      pdf.rect(left + from * module, top + y * module, (x - from + 1) * module, module);
    }
  });
  pdf.fill(INK);
}

const MAX_REFERENCE_LENGTH = 35;

/**
 * The link that a UPI app opens to pay a document, after NPCI's linking specification; undefined when the agency has no UPI id. `tr`
 * allows letters and digits only, so `tn` has the whole number.
 */
export function upiLink(printed: PrintedInvoice): string | undefined {
  const { number, document } = printed;
  const { upi_id, legal_name, bank_account_name } = document.supplier;
  if (!upi_id) return undefined;
  const fields = {
    pa: upi_id,
    pn: bank_account_name ?? legal_name,
    tr: number.replace(/[^A-Za-z0-9]/g, '').slice(0, MAX_REFERENCE_LENGTH),
    tn: number,
    am: (toPayOf(printed) / 100).toFixed(2),
    cu: 'INR',
  };
  // apps expect the @ unencoded
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`,
  );
  return `upi://pay?${query.join('&')}`;
}
