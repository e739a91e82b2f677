import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyFor } from '../support/accounts.js';
import { Agency } from '../support/agency.js';
import { setAgency } from '../support/ledger.js';
import { Office, recordOf, rowsOf } from '../support/office.js';
import { PdfReader } from '../support/pdf-reader.js';
import { fixture } from '../support/resume-files.js';
import { waitFor } from '../support/wait-for.js';

const SETTINGS = '/api/admin/settings/agency';
const LOGO = `${SETTINGS}/logo`;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const svg = (inside: string, size = 'viewBox="0 0 300 100"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);
const SHAPES = svg('<circle cx="50" cy="50" r="50" fill="#c33"/><path d="M120 20h180v60h-180z"/>');

interface ShownLogo {
  path: string;
  version: string;
  width: number;
  height: number;
}

let agency: Agency;
let office: Office;
beforeAll(async () => {
  // what it looks like is kept by its process
  agency = await Agency.openAlone();
  office = await Office.of(agency);
  await setAgency(office, { known_as: 'Teen Log & Co' });
});
afterAll(() => agency.close());

const set = async (file: Buffer, name = 'logo.svg'): Promise<ShownLogo> => {
  const { logo } = (await recordOf(office.superAdmin.upload(LOGO, file, name))) as unknown as { logo: ShownLogo };
  return logo;
};
const read = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${agency.base}${path}`, { headers });
/** Width and height in the head of a PNG. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the logo', () => {
  it('is none until it is set', async () => {
    expect((await office.admin.get(SETTINGS)).body).toMatchObject({ logo: null });
    expect((await read('/api/agency/logo.png')).status).toBe(404);
    expect(await (await read('/login', { accept: 'text/html' })).text()).not.toContain('agency-logo');
  });

  it('is drawn anew as a small PNG, which everybody may read and keep', async () => {
    const logo = await set(SHAPES);
    expect(logo).toMatchObject({ path: `/api/agency/logo.png?v=${logo.version}`, width: 288, height: 96 });
    const answer = await read(logo.path);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.subarray(0, 8), ...sizeOf(bytes)]).toEqual([PNG, 288, 96]);
    const etag = answer.headers.get('etag') ?? '';
    expect((await read(logo.path, { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    ['wide', svg('<path d="M0 0h3000v10z"/>', 'width="3000" height="10"'), [480, 2]],
    ['high', svg('<path d="M0 0h50v3000z"/>', 'width="50" height="3000"'), [2, 96]],
  ])('fits its room when it is %s', async (_, file, size) => {
    const { width, height } = await set(file);
    expect([width, height]).toEqual(size);
  });

  it('may be a picture, which is made smaller and never larger', async () => {
    const { path } = await set(SHAPES);
    const drawn = Buffer.from(await (await read(path)).arrayBuffer());
    expect(await set(drawn, 'logo.png')).toMatchObject({ width: 288, height: 96 });
    const { height } = await set(fixture('rohan-sideways.jpg'), 'logo.jpg');
    expect(height).toBe(96);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 422],
    ['text', Buffer.from('logo'), 422],
    ['a page', Buffer.from('<html><body>logo</body></html>'), 422],
    ['a damaged picture', Buffer.concat([PNG, Buffer.from('broken')]), 422],
    ['what shows nothing', svg(''), 422],
    ['letters', svg('<path d="M0 0h9v9z"/><text y="50">Teen Log</text>'), 422],
    ['what has no size', svg('<path d="M0 0h9v9z"/>', 'width="0" height="9"'), 422],
    [
      'what never ends',
      svg(
        Array.from({ length: 12 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(12)}</g>`).join('') +
          '<g id="g0"><path d="M0 0h9v9z"/></g>',
      ),
      422,
    ],
    ['a large file', Buffer.alloc(1024 * 1024 + 1), 413],
  ])('is not %s', async (_, file, status) => {
    expect((await office.superAdmin.upload(LOGO, file, 'logo.png')).status).toBe(status);
  });

  it('is set and removed by super admins alone', async () => {
    const employee = await office.employee();
    for (const [client, status] of [
      [agency.anyone, 401],
      [employee.client, 403],
      [office.admin, 403],
    ] as const) {
      expect((await client.upload(LOGO, SHAPES, 'logo.svg')).status).toBe(status);
      expect((await client.delete(LOGO)).status).toBe(status);
    }
  });

  it('stands in the head of both pages, also of other processes', async () => {
    const { path } = await set(SHAPES);
    const said = `<meta name="agency-logo" content="${path} 288 96" />`;
    const replica = await agency.replica();
    try {
      for (const page of ['/login', '/admin-dashboard/'])
        expect(await (await read(page, { accept: 'text/html' })).text()).toContain(said);
      const pageOf = async (): Promise<string> =>
        (await fetch(`${replica.base}/login`, { headers: { accept: 'text/html' } })).text();
      await waitFor('the other process', async () => (await pageOf()).includes(said) || undefined);
    } finally {
      await replica.stop();
    }
  });

  it('is a part of mails that show it, with the name for who cannot see it', async () => {
    await set(SHAPES);
    const { email } = await applyFor(agency);
    const mail = await agency.mail.mailTo(email);
    expect(mail.html).toContain('<img src="cid:logo@agency" width="96" height="32" alt="Teen Log &amp; Co"');
    expect(mail.raw).toMatch(/^Content-Id: <logo@agency>\r?$/im);
    expect(mail.raw).toMatch(/^Content-Disposition: inline; filename=logo\.png\r?$/im);
  });

  it('stands above the name in documents', async () => {
    const person = await office.employee();
    const { version } = (await agency.anyone.get('/auth/terms/employee')).body as { version: string };
    await recordOf(person.client.post('/api/me/terms', { version, answer: 'yes' }));
    const { content } = await person.client.download('/api/me/terms/certificate.pdf');
    expect(content.toString('latin1')).toMatch(/\/Subtype \/Image/);
    expect(await (await PdfReader.of(content)).letters()).toContain('databaseofTeenLog&Co');
  });

  it('is removed, and its changes are audited', async () => {
    const { version } = await set(SHAPES);
    expect(await recordOf(office.superAdmin.delete(LOGO))).toMatchObject({ logo: null });
    expect(await recordOf(office.superAdmin.delete(LOGO))).toMatchObject({ logo: null });
    const filter = { kind: 'agency settings' };
    const [removed] = await rowsOf(office.superAdmin.list('audit-log', { filter }));
    expect(removed).toMatchObject({ action: 'updated', before: { logo: version }, after: { logo: null } });
    expect((await read('/api/agency/logo.png')).status).toBe(404);
  });

  it('stays when the settings are saved as they were answered', async () => {
    const { version } = await set(SHAPES);
    const { body } = await office.admin.get(SETTINGS);
    expect(await recordOf(office.superAdmin.put(SETTINGS, body))).toMatchObject({ logo: { version } });
  });
});
