import { drawLogo } from '../../../agency/documents/draw-letterhead.js';
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
} from '../../../agency/documents/pdf-document.js';
import { STATES } from '../../../agency/gst/states.js';
import { dayText } from '../../../platform/india-day.js';
import { type PrintedInvoice, type Supplier } from '../invoice-document.js';

const TITLE: Style = { size: 24, weight: 600, color: ACCENT, height: 28 };
const SUPPLIER: Style = { size: 13, weight: 600, height: 18 };
const NAME: Style = { size: 11, weight: 600, height: 16 };
const TEXT: Style = { size: 9, height: 13 };
const QUIET: Style = { ...TEXT, color: MUTED };
const ENDORSEMENT: Style = { ...TEXT, weight: 600 };
const VALUE: Style = { ...TEXT, weight: 600 };

const WIDE: Box = { x: LEFT, width: 270 };
const WHOLE: Box = { x: LEFT, width: RIGHT - LEFT };
const SIDE = 340;
const SIDE_BOX: Box = { x: SIDE, width: RIGHT - SIDE };
const NAMES: Box = { x: SIDE, width: 88 };
const VALUES: Box = { x: SIDE + 92, width: RIGHT - SIDE - 92 };

/** Draws the agency and the title. */
export function drawHead(sheet: PdfDocument, { document, reminder, logo = null }: PrintedInvoice, at: Place): Place {
  const { supplier } = document;
  const title = reminder ? 'Payment reminder' : document.title;
  const titleBox: Box = { ...SIDE_BOX, align: 'right' };
  let right = sheet.write(sheet.element('H1'), title, TITLE, titleBox, at);
  // CGST Rule 48 marks the copies of a tax invoice
  if (title === 'Tax invoice')
    right = sheet.write(sheet.element('P'), 'Original for recipient', QUIET, titleBox, right);
  const start = drawLogo(sheet, logo, supplier.legal_name, { ...at, y: at.y + 4 });
  let left = sheet.write(sheet.element('P'), supplier.legal_name, SUPPLIER, WIDE, start);
  const address = addressOf(supplier.address, supplier.city, supplier.state_code, supplier.pin_code);
  left = sheet.write(sheet.element('P'), address, QUIET, WIDE, left);
  left = sheet.write(sheet.element('P'), taxNumbers(supplier), TEXT, WIDE, left);
  left = sheet.write(sheet.element('P'), `${supplier.email}   ${supplier.phone}`, QUIET, WIDE, left);
  const below = lower(left, right);
  const rule = { ...below, y: below.y + 12 };
  sheet.rule(rule);
  return { ...rule, y: rule.y + 13 };
}

/** Draws the billed company and the facts of the document. */
export function drawParties(sheet: PdfDocument, printed: PrintedInvoice, at: Place): Place {
  const { supplier, recipient } = printed.document;
  let left = sheet.write(sheet.element('H2'), printed.kind === 'invoice' ? 'Billed to' : 'Issued to', QUIET, WIDE, at);
  left = { ...left, y: left.y + 2 };
  left = sheet.write(sheet.element('P'), recipient.legal_name, NAME, WIDE, left);
  const address = addressOf(recipient.address, recipient.city, recipient.state_code, recipient.pin_code);
  left = sheet.write(sheet.element('P'), address, QUIET, WIDE, left);
  if (recipient.gstin ?? supplier.gstin) {
    const gstin = recipient.gstin ? `GSTIN ${recipient.gstin}` : 'GSTIN: not registered';
    left = sheet.write(sheet.element('P'), gstin, TEXT, WIDE, left);
  }
  let right = at;
  for (const [name, value] of factsOf(printed)) {
    const element = sheet.element('P');
    const ended = sheet.write(element, name, QUIET, NAMES, right);
    right = lower(ended, sheet.write(element, value, VALUE, VALUES, right));
    right = { ...right, y: right.y + 3 };
  }
  let below = lower(left, right);
  const { endorsement } = printed.document;
  if (endorsement)
    below = sheet.write(sheet.element('P'), endorsement, ENDORSEMENT, WHOLE, { ...below, y: below.y + 8 });
  return { ...below, y: below.y + 16 };
}

function factsOf({
  kind,
  number,
  issued_on,
  due_date,
  document,
  reminder,
}: PrintedInvoice): [name: string, value: string][] {
  const noun = kind === 'invoice' ? 'Invoice' : document.title;
  const facts: [string, string | null][] = [
    [`${noun} no.`, number],
    [kind === 'invoice' ? 'Invoice date' : 'Date', dayText(issued_on)],
    ['Due date', due_date && dayText(due_date)],
    ['Reminder of', reminder ? dayText(reminder.on) : null],
    ['Corrects', document.corrects && `Invoice ${document.corrects.number} of ${dayText(document.corrects.issued_on)}`],
    ['Place of supply', stateText(document.place_of_supply)],
    ['Reverse charge', document.supplier.gstin ? 'No' : null],
  ];
  return facts.filter((fact): fact is [string, string] => !!fact[1]);
}

/** A state as "Karnataka (29)". */
function stateText(code: string): string {
  return `${STATES[code] ?? 'State'} (${code})`;
}

function addressOf(address: string, city: string | null, stateCode: string, pinCode: string | null): string {
  const place = [city, pinCode].filter(Boolean).join(' ');
  return [address, [place, stateText(stateCode)].filter(Boolean).join(', ')].join('\n');
}

function taxNumbers({ gstin, pan }: Supplier): string {
  return [gstin && `GSTIN ${gstin}`, pan && `PAN ${pan}`].filter(Boolean).join('   ');
}
