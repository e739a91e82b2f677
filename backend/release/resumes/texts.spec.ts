import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';
import { readAll, READING_PATIENCE, type ResumeFiles, resumePathOf } from '../../test/support/read-resumes.js';
import { fixture, pdfOf, placedPdf, rawPdf, simplePdf, withoutLetters } from '../../test/support/resume-files.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const OFFICE = [
  'Kavya Menon | kavya.menon@example.in',
  'Senior Quality Engineer',
  '098450 12345',
  '“naïve café”',
  'In a text box: Selenium, JMeter',
  'Degree\tCollege\tYear\nB.Tech\tCochin University\t2016',
  'हिन्दी, മലയാളം',
  '₹ and a smile 😀',
  'Declaration: all of this is true',
];
const sidebar = ['Skills', 'React', 'Node.js', 'C++', 'PostgreSQL', 'Docker'];
const body = [
  'Experience',
  'Senior Engineer at Lehar Systems, Pune',
  'Built consoles for staffing agencies',
  'Education',
  'B.Tech, Anna University',
];
const roman1252 = Buffer.from('R\xe9sum\xe9 of Jos\xe9 \x96 10\x80 a day, \x93quoted\x94', 'latin1');

const READABLE: ResumeFiles = {
  'two-columns.pdf': placedPdf([
    [200, 40, 'ASHA RAO, centred over both columns of it'],
    ...body.map((text, n) => [250, 100 + 17 * n, text] as const),
    ...sidebar.map((text, n) => [50, 96 + 15 * n, text] as const),
    [50, 300, 'A last line that goes from one side of the page to the other, across both columns'],
  ]),
  'table.pdf': placedPdf(
    [
      ['Degree', 'College', 'Year'],
      ['M.Tech', 'IIT Madras', '2018'],
      ['B.Tech', 'NIT Surat', '2016'],
      ['HSC', 'KV Pune', '2012'],
    ].flatMap((row, y) => row.map((text, x) => [50 + 150 * x, 100 + 20 * y, text] as const)),
  ),
  'years-at-the-right.pdf': placedPdf([
    [50, 100, 'Senior Engineer, Lehar Systems'],
    [450, 100, '2019 - 2024'],
    [50, 116, 'Built consoles for staffing agencies'],
    [50, 140, 'Engineer, Sahyadri Software'],
    [450, 140, '2016 - 2019'],
    [50, 164, 'Trainee, Konark Limited'],
    [450, 164, '2015 - 2016'],
  ]),
  'hindi.pdf': fixture('hindi.pdf'),
  'devanagari.pdf': fixture('devanagari.pdf'),
  'joined-letters.pdf': fixture('joined-letters.pdf'),
  'wrong-letters.pdf': fixture('wrong-letters.pdf'),
  'cut-words.pdf': fixture('cut-words.pdf'),
  'owner-password-only.pdf': simplePdf(['Printing is not allowed, but reading is'], { ownerPassword: 'secret' }),
  'script.pdf': Promise.resolve(
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
      '<< /Length 64 >>\nstream\nBT /F1 12 Tf 72 700 Td (A script in here that never runs) Tj ET  \nendstream',
    ]),
  ),
  'polyglot.pdf': simplePdf(['Also a page of HTML, hidden inside']).then((pdf) =>
    Buffer.concat([pdf.subarray(0, 9), Buffer.from('<html><script>alert(1)</script></html>\n'), pdf.subarray(9)]),
  ),
  'kavya.docx': fixture('kavya.docx'),
  'kavya.doc': fixture('kavya.doc'),
  'kavya.odt': fixture('kavya.odt'),
  'kavya.rtf': fixture('kavya.rtf'),
  'columns.docx': fixture('columns.docx'),
  'columns.rtf': Buffer.from(
    '{\\rtf1\\ansi Asha\\par\\trowd\\cellx1\\cellx2 Work\\par Clerk\\par\\cell Education\\par B.Com\\cell\\row\\trowd HSC\\cell 2012\\cell\\row}',
  ),
  'unicode.rtf': Buffer.from(
    "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\*\\generator Hidden;}\\uc1 \\u2309?\\u2357?\\u2367?\\u2340?\\u2366? r\\'e9sum\\'e9\\par Tally\\tab GST \\{braces\\}}",
  ),
  'windows-1252.txt': roman1252,
  'utf-8.txt': Buffer.from('\ufeffनाम: कविता – Accountant'),
  'utf-16.txt': Buffer.from('\ufeffनाम: कविता, Accountant', 'utf16le'),
  'utf-16-without-mark.txt': Buffer.from('Plain letters in sixteen bits', 'utf16le'),
  'sideways.jpg': fixture('rohan-sideways.jpg'),
  'upside-down.pdf': pdfOf((page) => {
    page.rotate(180, { origin: [page.page.width / 2, page.page.height / 2] });
    page.image(fixture('sunita.png'), 50, 50, { width: 480 });
  }),
  'letters-of-its-own.pdf': withoutLetters(['Farida Shaikh', 'Tally and GST for seven years', 'farida@example.in']),
  'spaced-letters.txt': Buffer.from('A N A N Y A   R A O\nE D U C A T I O N\nR, C++ and Go\nGrades: A B C D\n'),
  'fax.png': fixture('fax.png'),
  'scan.pdf': pdfOf((page) => page.image(fixture('sunita.png'), 50, 50, { width: 480 })),
};

describe('the text of a resume', () => {
  let read: Map<string, ApiRecord>;
  beforeAll(async () => {
    read = await readAll(office, READABLE);
  }, READING_PATIENCE);

  const textOf = (name: string): string => String(read.get(name)?.['text']);
  const inOrder = (name: string, parts: readonly string[]): void => {
    const places = parts.map((part) => textOf(name).indexOf(part));
    expect([name, places.includes(-1) ? textOf(name) : '']).toEqual([name, '']);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  };

  it('is ready for every kind', () => {
    const states = [...read].map(([name, { text_state, problem }]) => [name, text_state, problem]);
    expect(states.toSorted()).toEqual(
      Object.keys(READABLE)
        .map((name) => [name, 'ready', null])
        .toSorted(),
    );
  });

  it('is read column by column in a PDF', () => {
    inOrder('two-columns.pdf', ['ASHA RAO', sidebar.join('\n'), body.join('\n'), 'A last line']);
  });

  it('is read row by row in a table, and with the years beside it', () => {
    inOrder('table.pdf', ['Degree\tCollege\tYear', 'M.Tech\tIIT Madras\t2018', 'B.Tech\tNIT Surat\t2016']);
    inOrder('years-at-the-right.pdf', [
      'Lehar Systems\t2019 - 2024',
      'Built consoles',
      'Sahyadri Software\t2016 - 2019',
    ]);
  });

  it('keeps the words of other scripts whole', () => {
    inOrder('hindi.pdf', ['कविता शर्मा', 'पाँच वर्ष', 'लेखाकार', 'दिल्ली विश्वविद्यालय']);
  });

  it('has the words whole whose letters a typeface joins', () => {
    expect(textOf('joined-letters.pdf').split('\n')).toEqual([
      'Back Office Officer, Griffin Affiliates',
      'Attended to difficult matters, cotton fittings and traffic',
    ]);
    inOrder('devanagari.pdf', ['सुनीता कुमारी यादव', 'वरिष्ठ लेखाकार, दिल्ली विद्युत निगम']);
  });

  it('has the words whole that are cut at the end of a line, or whose letters stand apart', () => {
    inOrder('cut-words.pdf', [
      'ANANYA\tRAO',
      'Responsible for infrastructure,',
      'comprehensive',
      'documentation and front-end,',
      'full-stack work',
    ]);
    expect(textOf('spaced-letters.txt')).toBe('ANANYA RAO\nEDUCATION\nR, C++ and Go\nGrades: A B C D');
  });

  it('is read column by column where the cells of a table have several lines', () => {
    expect(textOf('columns.rtf')).toBe('Asha\nWork\nClerk\nEducation\nB.Com\n\nHSC\t2012');
    inOrder('columns.docx', ['\nKEY SKILLS\n', 'Apr 2019 – Mar 2023\n', 'grain trade.\nEducation\nB.Com']);
  });

  it.each(['kavya.docx', 'kavya.doc', 'kavya.odt', 'kavya.rtf'])('has tables, text boxes and headers: %s', (name) => {
    for (const part of OFFICE) expect(textOf(name)).toContain(part);
  });

  it('knows escapes and code pages', () => {
    expect(textOf('unicode.rtf')).toBe('अविता résumé\nTally\tGST {braces}');
    expect(textOf('windows-1252.txt')).toBe('Résumé of José – 10€ a day, “quoted”');
    expect(textOf('utf-8.txt')).toBe('नाम: कविता – Accountant');
    expect(textOf('utf-16.txt')).toBe('नाम: कविता, Accountant');
    expect(textOf('utf-16-without-mark.txt')).toBe('Plain letters in sixteen bits');
  });

  it('is recognised where a PDF does not say which letters it draws', () => {
    inOrder('letters-of-its-own.pdf', ['Farida Shaikh', 'Tally and GST for seven years', 'farida@example.in']);
    inOrder('wrong-letters.pdf', ['Back Office Officer, Griffin Affiliates', 'difficult matters, cotton fittings']);
  });

  it('keeps most words of a fax at 150 dots an inch, full of specks and askew', () => {
    const words = (text: string): string[] => text.split(/\s+/);
    const sent =
      words(`Jyotsna Raghunathan Back Office Officer Certified Staffing Affiliate +91 98765 43210 Pune Summary
      Efficient back office officer who offers staff first-rate workflow, fitted offline notification and traffic
      Attended to difficult matters, cotton and fjord traffic with Experience Financial Officer, Griffin Affiliates`);
    const read = new Set(words(textOf('fax.png')));
    expect(sent.filter((word) => read.has(word)).length / sent.length).toBeGreaterThan(0.6);
  });

  it('is recognised in a photo that lies on its side, and in a scan in Hindi, also upside down', () => {
    inOrder('sideways.jpg', [
      'ROHAN GUPTA',
      'rohan.gupta@example.in',
      '98111 22333',
      'Senior Accountant',
      'Tally, GST, Excel',
    ]);
    for (const name of ['scan.pdf', 'upside-down.pdf']) {
      inOrder(name, ['सुनीता देवी', 'चार वर्ष', 'Nurse at City Hospital']);
    }
    expect(read.get('sideways.jpg')).toMatchObject({
      page_count: 1,
      facts: { last_title: 'Senior Accountant', years_of_experience: 6 },
    });
  });

  it('is not lost by Ctrl-C in the terminal of the product', async () => {
    const { id } = await office.addEmployee();
    await recordOf(office.admin.upload(resumePathOf(id), fixture('sunita.png'), 'cv.png'));
    const { own, started } = await waitFor('a reader', () => {
      const groups = office.agency.product.processGroups;
      return groups.started.length ? groups : undefined;
    });
    expect(started.filter((group) => own.includes(group))).toEqual([]);
  });

  it('is that of a PDF also where scripts or other kinds are hidden in it', () => {
    expect(textOf('script.pdf')).toBe('A script in here that never runs');
    expect(read.get('polyglot.pdf')).toMatchObject({
      media_type: 'application/pdf',
      text: 'Also a page of HTML, hidden inside',
    });
    expect(textOf('owner-password-only.pdf')).toBe('Printing is not allowed, but reading is');
  });
});
