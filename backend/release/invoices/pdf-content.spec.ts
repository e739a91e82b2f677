import { describe, expect, it } from '@jest/globals';
import { type PrintedInvoice } from '../../src/money/invoices/invoice-document.js';
import { amountInWords } from '../../src/money/invoices/pdf/amount-in-words.js';
import { drawInvoice } from '../../src/money/invoices/pdf/draw-invoice.js';
import { upiLink } from '../../src/money/invoices/pdf/draw-payment.js';
import { rupees } from '../../src/platform/rupees.js';
import { PdfReader } from '../../test/support/pdf-reader.js';
import { printedInvoice } from '../../test/support/printed-invoice.js';

const read = async (printed: PrintedInvoice): Promise<PdfReader> => PdfReader.of(await drawInvoice(printed));

const ACROSS = { cgst_paise: 0, sgst_paise: 0, igst_paise: 1111111, total_paise: 7283950 };
const NOTE = { number: 'NYC/26-27/00003', due_date: null, taxable_paise: 3000000, total_paise: 3540000 };
const CORRECTS = { number: 'NY/26-27/00001', issued_on: '2026-11-22' };

describe('amounts', () => {
  it.each([
    [7283951, 'Rupees Seventy-Two Thousand Eight Hundred Thirty-Nine and Fifty-One Paise Only'],
    [3540000, 'Rupees Thirty-Five Thousand Four Hundred Only'],
    [1_00_00_000_00, 'Rupees One Crore Only'],
    [
      12_34_56_789_05,
      'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine and Five Paise Only',
    ],
    [1_00_000_00_00_000_00, 'Rupees One Lakh Crore Only'],
    [11_018_19, 'Rupees Eleven Thousand Eighteen and Nineteen Paise Only'],
    [101, 'Rupees One and One Paisa Only'],
    [50, 'Rupees Zero and Fifty Paise Only'],
  ])('of %d paise in words', (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });

  it.each([
    [12345678, '₹1,23,456.78'],
    [12_34_56_789_05, '₹12,34,56,789.05'],
    [5, '₹0.05'],
  ])('of %d paise are grouped by lakh and crore', (paise, text) => {
    expect(rupees(paise)).toBe(text);
  });
});

describe('the PDF of an invoice', () => {
  it('carries what CGST Rule 46 asks for, the candidate, the fee, and how to pay', async () => {
    const reader = await read(printedInvoice());
    const text = await reader.text();
    for (const fact of [
      'Tax invoice',
      'Niyukt Talent Services Private Limited',
      '12 Residency Road',
      'Bengaluru 560025, Karnataka (29)',
      'GSTIN 29AAHCT9485A1ZX',
      'PAN AAHCT9485A',
      'Kaveri Software Labs Private Limited',
      'Plot 18, Hosur Road',
      'NY/26-27/00001',
      '22 November 2026',
      '998512',
      'Recruitment and placement service',
      'Candidate: Priya Raman',
      'Job: Senior React Developer',
      'Joined on 2 November 2026',
      'Fee: 50 % of first-month gross ₹1,23,456.78',
      'Taxable value ₹61,728.39',
      'CGST 9 % ₹5,555.56',
      'SGST 9 % ₹5,555.56',
      'Total ₹72,839.51',
      'Place of supply Karnataka (29)',
      'Reverse charge No',
      'Pay ₹72,839.51 by 14 December 2026',
      '50200012345678',
      'HDFC0000240',
      'For Niyukt Talent Services Private Limited',
      'Authorised signatory',
      'Page 1 of 1',
    ])
      expect(text).toContain(fact);
    expect(text.replace(/\s+/g, ' ')).toContain(amountInWords(7283951));
    expect(text).not.toMatch(/IGST|undefined|null|NaN/);
    expect(await reader.about()).toEqual({
      Title: 'Tax invoice NY/26-27/00001',
      Author: 'Niyukt Talent Services Private Limited',
      Language: 'en-IN',
      tagged: true,
    });
  });

  it('has IGST across states, and UTGST in a territory without a legislature', async () => {
    const across = await read(
      printedInvoice(ACROSS, { place_of_supply: '33', recipient: { state_code: '33', gstin: '33AAGCN2873K1Z8' } }),
    );
    const text = await across.text();
    expect(text).toContain('IGST 18 % ₹11,111.11');
    expect(text).toContain('Place of supply Tamil Nadu (33)');
    expect(text).toContain('GSTIN 33AAGCN2873K1Z8');
    expect(text).not.toMatch(/CGST|SGST/);
    const territory = await read(printedInvoice({}, { place_of_supply: '04', supplier: { state_code: '04' } }));
    expect(await territory.text()).toMatch(/CGST 9 % .*\n?UTGST 9 % /);
  });

  it('of an agency without GSTIN names no tax, and without bank and UPI nothing to pay to', async () => {
    const supplier = { gstin: null, upi_id: null, bank_account_number: null };
    const facts = { cgst_paise: 0, sgst_paise: 0, total_paise: 6172839 };
    const text = await (await read(printedInvoice(facts, { title: 'Invoice', gst_percent: 0, supplier }))).text();
    expect(text).toContain('Total ₹61,728.39');
    expect(text).not.toMatch(/GST \d|CGST|Tax invoice|Reverse charge|Account|UPI/);
  });

  it('of a credit note names the invoice that it corrects and the reason, and asks for no payment', async () => {
    const reader = await read(
      printedInvoice(
        { ...NOTE, kind: 'credit_note', cgst_paise: 270000, sgst_paise: 270000 },
        { title: 'Credit note', reason: 'Joined with a lower gross', corrects: CORRECTS },
      ),
    );
    const text = await reader.text();
    for (const fact of [
      'Credit note',
      'NYC/26-27/00003',
      'Reason: Joined with a lower gross',
      'Total credited ₹35,400.00',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text.replace(/\s+/g, ' ')).toContain('Corrects Invoice NY/26-27/00001 of 22 November 2026');
    expect(text).not.toMatch(/UPI|Pay ₹/);
  });

  it.each([
    [undefined, 'Charge for late payment of recruitment and placement service'],
    ['late_payment', 'Charge for late payment of recruitment and placement service'],
    ['value_revised', 'Recruitment and placement service, value revised'],
  ] as const)('of a debit note about %s says what it is for', async (charge, service) => {
    const document = {
      title: 'Debit note',
      reason: 'As agreed',
      corrects: CORRECTS,
      ...(charge && { charge }),
    } as const;
    const reader = await read(printedInvoice({ ...NOTE, kind: 'debit_note' }, document));
    // a heading may be broken into two lines
    expect((await reader.text()).replace(/\s+/g, ' ')).toContain(`${service} Candidate: Priya Raman`);
  });

  it('has a code that a camera reads as the UPI link with amount and number', async () => {
    const link =
      'upi://pay?pa=niyukt@hdfcbank&pn=Niyukt%20Talent%20Services%20Private%20Limited&tr=NY262700001&tn=NY%2F26-27%2F00001&am=72839.51&cu=INR';
    expect(upiLink(printedInvoice())).toBe(link);
    expect(await (await read(printedInvoice())).codes()).toEqual([link]);
  });

  it.each([
    'श्री गणेश टेक्नोलॉजीज़ प्राइवेट लिमिटेड',
    'मीराबाई कोई ईश्वरी',
    'সৌরভ চট্টোপাধ্যায়',
    'மென்பொருள் கிருஷ்ணமூர்த்தி',
    'శ్రీనివాస రావు',
    'ಶ್ರೀ ಕೃಷ್ಣ ಬೆಂಗಳೂರು',
    'ശ്രീകുമാർ തിരുവനന്തപുരം',
    'શ્રી મહેન્દ્રભાઈ પટેલ',
    'ਸ੍ਰੀ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'ଶ୍ରୀ ଜଗନ୍ନାଥ ମହାପାତ୍ର',
    'ᱥᱟᱱᱛᱟᱲᱤ',
    'ꯃꯤꯇꯩꯂꯣꯟ',
    'Śrī गणेश & Söhne (கோவை) ₹',
  ])('writes the name %s so that it is read back', async (name) => {
    const letters = await (
      await read(printedInvoice({}, { recipient: { legal_name: name }, candidate_name: name }))
    ).letters();
    expect(letters.split(name.replace(/\s+/g, '').normalize())).toHaveLength(3);
  });

  it('writes Urdu from the right', async () => {
    const letters = await (await read(printedInvoice({}, { candidate_name: 'محمد Kumar' }))).letters();
    expect(letters).toContain('محمدKumar');
  });

  it('takes texts of any length and any characters, on as many pages as they need', async () => {
    const reader = await read(
      printedInvoice(
        {},
        {
          supplier: {
            legal_name: 'The Very Long Established Recruitment Services Company '.repeat(3).trim(),
            address: 'Mill Road, '.repeat(45),
          },
          recipient: { legal_name: 'Supercalifragilistic'.repeat(8), address: 'Green Meadows\n'.repeat(35) },
          candidate_name: 'Asha 👩🏽‍💻 漢字 \u202Eevil\u0000\u0007 Ṛṣi e\u0301',
          job_title: 'Head of everything '.repeat(200),
        },
      ),
    );
    expect(reader.pages).toBeGreaterThan(2);
    const text = await reader.text();
    expect(text.match(/Head of everything/g)?.length).toBeGreaterThan(150);
    expect(text).toContain('Tax invoice NY/26-27/00001, continued');
    expect(text).toContain('Total ₹72,839.51');
    expect(text).toContain(`Page ${reader.pages} of ${reader.pages}`);
  });

  it('leaves out pictures, which no typeface here has, and what joins them', async () => {
    const name = 'Asha 😀 Rao 👩🏽‍💻🇮🇳 ❤️©';
    const text = await (await read(printedInvoice({}, { candidate_name: name }))).text();
    expect(text).toContain('Candidate: Asha Rao ©');
  });

  it.each([
    [10_00_00_000_00, '₹10,00,00,000.00'],
    [590_00_00_000_00, '₹5,90,00,00,000.00'],
    [1_00_000_00_00_000_00, '₹10,00,00,00,00,000.00'],
  ])('has a total of %d paise in one line, as large as fits', async (total_paise, amount) => {
    const taxes = { taxable_paise: total_paise, cgst_paise: total_paise, sgst_paise: total_paise };
    const lines = (await (await read(printedInvoice({ ...taxes, total_paise }))).text()).split('\n');
    const of = (name: string): string | undefined => lines.find((line) => line.startsWith(`${name} ₹`));
    expect(['Taxable value', 'CGST 9 %', 'Total'].map(of)).toEqual([
      `Taxable value ${amount}`,
      `CGST 9 % ${amount}`,
      `Total ${amount}`,
    ]);
    expect(lines).toContain(`Pay ${amount} by 14 December 2026`);
  });

  it('has the same bytes for the same document', async () => {
    const printed = printedInvoice({}, { candidate_name: 'ಶ್ರೀ ಕೃಷ್ಣ' });
    const first = await drawInvoice(printed);
    await drawInvoice(printedInvoice({}, { candidate_name: 'ಕೃಷ್ಣ ಶ್ರೀ' }));
    expect((await drawInvoice(structuredClone(printed))).equals(first)).toBe(true);
  });
});
