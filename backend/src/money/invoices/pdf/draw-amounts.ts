import {
  ACCENT,
  type Box,
  LEFT,
  lower,
  MUTED,
  type PdfDocument,
  type Place,
  RIGHT,
  type Style,
  TINT,
} from '../../../agency/documents/pdf-document.js';
import { stateTaxName } from '../../../agency/gst/states.js';
import { isWithinState } from '../../../agency/gst/supply.js';
import { dayText } from '../../../platform/india-day.js';
import { rupees } from '../../../platform/rupees.js';
import { type Charge, type PrintedInvoice, toPayOf } from '../invoice-document.js';
import { amountInWords } from './amount-in-words.js';

const HEAD: Style = { size: 8, weight: 600, color: MUTED, height: 12 };
const ITEM: Style = { size: 10, weight: 600, height: 15 };
const TEXT: Style = { size: 9, height: 13.5 };
const QUIET: Style = { ...TEXT, color: MUTED };
const AMOUNT: Style = { size: 10, height: 15 };
const TOTAL: Style = { size: 14, weight: 600, height: 20 };
const TOTAL_NAME: Style = { size: 11, weight: 600, height: 20 };

const PAD = 10;
const ROW_HEAD = 24;
const DESCRIPTION: Box = { x: LEFT + PAD, width: 300 };
const SAC: Box = { x: 372, width: 60 };
const VALUES: Box = { x: 432, width: RIGHT - PAD - 432, align: 'right' };
const SUM_NAMES: Box = { x: 340, width: 100 };
const TOTAL_VALUE: Box = { x: 418, width: RIGHT - PAD - 418, align: 'right' };
const WORDS: Box = { x: LEFT, width: 260 };
const SUMS_HEIGHT = 110;

/** Draws what is charged or credited, its taxes and the total. */
export function drawAmounts(sheet: PdfDocument, printed: PrintedInvoice, at: Place): Place {
  const below = drawLines(sheet, printed, at);
  return drawSums(sheet, printed, sheet.fits({ ...below, y: below.y + 12 }, SUMS_HEIGHT));
}

function drawLines(sheet: PdfDocument, printed: PrintedInvoice, start: Place): Place {
  const { document, taxable_paise } = printed;
  const at = sheet.fits(start, ROW_HEAD + 80);
  const table = sheet.element('Table');
  const head = sheet.element('TR', table);
  sheet.ornament(at.page, (pdf) => pdf.roundedRect(LEFT, at.y, RIGHT - LEFT, ROW_HEAD, 4).fill(TINT));
  const titles: [string, Box][] = [
    ['Description', DESCRIPTION],
    ['SAC', SAC],
    [isTaxed(printed) ? 'Taxable value' : 'Amount', VALUES],
  ];
  for (const [title, box] of titles) {
    sheet.write(sheet.element('TH', head), title, HEAD, box, { ...at, y: at.y + 6 });
  }
  const row = sheet.element('TR', table);
  const top = { ...at, y: at.y + ROW_HEAD + 10 };
  const cell = sheet.element('TD', row);
  const [item, ...details] = descriptionOf(printed);
  let below = sheet.write(cell, item ?? '', ITEM, DESCRIPTION, top);
  below = { ...below, y: below.y + 2 };
  for (const detail of details) below = sheet.write(cell, detail, QUIET, DESCRIPTION, below);
  sheet.write(sheet.element('TD', row), document.sac, AMOUNT, SAC, top);
  sheet.writeLine(sheet.element('TD', row), rupees(taxable_paise), AMOUNT, VALUES, top);
  const rule = { ...below, y: below.y + 12 };
  sheet.rule(rule);
  return rule;
}

function drawSums(sheet: PdfDocument, printed: PrintedInvoice, at: Place): Place {
  const table = sheet.element('Table');
  let below = at;
  for (const [name, paise] of [...sumsOf(printed), ...changesSinceIssue(printed)]) {
    const row = sheet.element('TR', table);
    sheet.write(sheet.element('TH', row), name, { ...AMOUNT, color: MUTED }, SUM_NAMES, below);
    below = sheet.writeLine(sheet.element('TD', row), rupees(paise), AMOUNT, VALUES, below);
    below = { ...below, y: below.y + 4 };
  }
  sheet.rule({ ...below, y: below.y + 4 }, ACCENT, SUM_NAMES.x);
  below = { ...below, y: below.y + 12 };
  const row = sheet.element('TR', table);
  sheet.write(sheet.element('TH', row), totalNameOf(printed), TOTAL_NAME, SUM_NAMES, below);
  const toPay = toPayOf(printed);
  below = sheet.writeLine(sheet.element('TD', row), rupees(toPay), TOTAL, TOTAL_VALUE, below);
  const words = sheet.write(sheet.element('P'), `${totalNameOf(printed)} in words`, HEAD, WORDS, at);
  const left = sheet.write(sheet.element('P'), amountInWords(toPay), TEXT, WORDS, {
    ...words,
    y: words.y + 2,
  });
  const lowest = lower(left, below);
  return { ...lowest, y: lowest.y + 18 };
}

const CHARGE_TEXTS: Record<Charge, string> = {
  late_payment: 'Charge for late payment of recruitment and placement service',
  value_revised: 'Recruitment and placement service, value revised',
};

/** The first line is the service; the others are its details and the computation of its price. */
function descriptionOf({ kind, document }: PrintedInvoice): string[] {
  const { candidate_name, job_title, joining_date, fee_percent, first_month_gross_paise, reason } = document;
  const person = [`Candidate: ${candidate_name}`, `Job: ${job_title}`, `Joined on ${dayText(joining_date)}`];
  const why = reason ? [`Reason: ${reason}`] : [];
  const fee = `${fee_percent} % of first-month gross ${rupees(first_month_gross_paise)}`;
  switch (kind) {
    case 'invoice':
      return ['Recruitment and placement service', ...person, `Fee: ${fee}`];
    case 'credit_note':
      return ['Credit for recruitment and placement service', ...person, `Fee as invoiced: ${fee}`, ...why];
    case 'debit_note':
      return [CHARGE_TEXTS[document.charge ?? 'late_payment'], ...person, ...why];
  }
}

function totalNameOf({ kind, reminder }: PrintedInvoice): string {
  if (reminder) return 'To be paid';
  return kind === 'credit_note' ? 'Total credited' : 'Total';
}

/** For a reminder: payments and corrections since the invoice was issued. */
function changesSinceIssue({ total_paise, reminder }: PrintedInvoice): [string, number][] {
  if (!reminder) return [];
  const { debited_paise, credited_paise, received_paise, tds_paise } = reminder;
  const all: [string, number][] = [
    ['Charged later', debited_paise],
    ['Credited', -credited_paise],
    ['Received', -received_paise],
    ['TDS', -tds_paise],
  ];
  return [['Total', total_paise], ...all.filter(([, paise]) => paise)];
}

/** Whether there is a rate; that of a supply to an SEZ may be 0. */
function isTaxed({ document: { supplier, gst_percent, endorsement } }: PrintedInvoice): boolean {
  return supplier.gstin !== null && (gst_percent > 0 || endorsement !== undefined);
}

function sumsOf(printed: PrintedInvoice): [string, number][] {
  const { taxable_paise, cgst_paise, sgst_paise, igst_paise, document } = printed;
  const { place_of_supply, gst_percent: gst } = document;
  if (!isTaxed(printed)) return [['Amount', taxable_paise]];
  const taxable: [string, number] = ['Taxable value', taxable_paise];
  // decided by the supply, not by the amount: a fee of one paisa has taxes of zero
  if (!isWithinState(document)) return [taxable, [`IGST ${gst} %`, igst_paise]];
  const half = gst / 2;
  return [taxable, [`CGST ${half} %`, cgst_paise], [`${stateTaxName(place_of_supply)} ${half} %`, sgst_paise]];
}
