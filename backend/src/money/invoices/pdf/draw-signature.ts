import {
  ACCENT,
  type Box,
  MUTED,
  type PdfDocument,
  type Place,
  RIGHT,
  type Style,
} from '../../../agency/documents/pdf-document.js';
import { type PrintedInvoice } from '../invoice-document.js';

const NAME: Style = { size: 9, weight: 600, height: 13 };
const TEXT: Style = { size: 9, height: 13, color: MUTED };
const HEIGHT = 74;
const SIGN: Box = { x: 340, width: RIGHT - 340, align: 'right' };
const NOTE: Box = { x: 352, width: RIGHT - 352 };
const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

/** Who signs a document digitally, and when. */
export interface SignedBy {
  name: string;
  /** ISO 8601. */
  at: string;
}

/** Where the digital signature is shown. */
export interface SignatureField {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws the place for a signature by hand, or the note of the digital one. */
export function drawSignature(
  sheet: PdfDocument,
  { document }: PrintedInvoice,
  start: Place,
  signedBy?: SignedBy,
): SignatureField | undefined {
  const at = sheet.fits(start, HEIGHT);
  const forWhom = `For ${document.supplier.legal_name}`;
  if (!signedBy) {
    const below = sheet.write(sheet.element('P'), forWhom, NAME, SIGN, at);
    const line = { ...below, y: below.y + 38 };
    sheet.rule(line, MUTED, RIGHT - 150);
    sheet.write(sheet.element('P'), 'Authorised signatory', TEXT, SIGN, { ...line, y: line.y + 5 });
    return undefined;
  }
  let below = sheet.write(sheet.element('P'), forWhom, NAME, NOTE, at);
  below = sheet.write(sheet.element('P'), `Digitally signed by ${signedBy.name}`, { ...TEXT, color: ACCENT }, NOTE, {
    ...below,
    y: below.y + 4,
  });
  below = sheet.write(sheet.element('P'), `${IN_INDIA.format(new Date(signedBy.at))} IST`, TEXT, NOTE, below);
  const height = below.y - at.y;
  sheet.ornament(at.page, (pdf) => pdf.rect(NOTE.x - 12, at.y, 3, height).fill(ACCENT));
  return { page: at.page, x: NOTE.x - 12, y: at.y, width: RIGHT - NOTE.x + 12, height };
}

/** What PDFKit's types lack. */
interface FormParts {
  _root: { data: { AcroForm: { data: { Fields: object[] } } } };
  page: { annotations: object[] };
}

/** Adds the field of the digital signature, which `signed` fills. */
export function addSignatureField(
  sheet: PdfDocument,
  { page, x, y, width, height }: SignatureField,
  value: object,
): void {
  sheet.turnTo(page);
  const { pdf } = sheet;
  const ended = (data: object): object => {
    const reference = pdf.ref(data);
    reference.end('');
    return reference;
  };
  const field = ended({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: new String('Signature'),
    TU: new String('Digital signature'),
    V: ended(value),
    // print, locked
    F: 132,
    P: pdf.page.dictionary,
    Rect: [x, pdf.page.height - y - height, x + width, pdf.page.height - y],
    // the note is part of the page
    AP: { N: ended({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] }) },
  });
  const parts = pdf as unknown as FormParts;
  parts.page.annotations.push(field);
  pdf.initForm();
  const form = parts._root.data.AcroForm.data;
  form.Fields.push(field);
  // SignaturesExist, AppendOnly
  Object.assign(form, { SigFlags: 3, NeedAppearances: false });
}
