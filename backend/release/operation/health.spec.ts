import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import forge from 'node-forge';
import { parse } from 'yaml';
import { FREE_PERCENT, LIMITS } from '../../src/office/operation/health-report.service.js';
import { atOnce } from '../../test/support/accounts.js';
import { Agency } from '../../test/support/agency.js';
import { Office } from '../../test/support/office.js';
import { resumePathOf } from '../../test/support/read-resumes.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { waitFor } from '../../test/support/wait-for.js';

const ROOT = join(import.meta.dirname, '../../..');
const MONITORING = join(ROOT, 'deploy/monitoring');
const DAY = 86_400_000;

interface Check {
  name: string;
  state: string;
  count: number | null;
  moment: string | null;
}

/** A key, and a certificate that ends five days from now. */
function shortCertificate(): { key: string; cert: string } {
  const format = { format: 'pem', type: 'pkcs1' } as const;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = String(privateKey.export(format));
  const signer = forge.pki.privateKeyFromPem(key);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(signer.n, signer.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - DAY);
  certificate.validity.notAfter = new Date(Date.now() + 5 * DAY);
  certificate.setSubject([{ name: 'commonName', value: 'localhost' }]);
  certificate.setIssuer([{ name: 'commonName', value: 'localhost' }]);
  certificate.sign(signer, forge.md.sha256.create());
  return { key, cert: forge.pki.certificateToPem(certificate) };
}

/** What goes wrong behind the product, what mends it, and what the check says meanwhile. */
const TROUBLES: [name: string, what: string, breaks: string, mends: string, count: number | null][] = [
  [
    'resumes',
    'none was read for an hour while one waits',
    `update resumes set to_read = 'text', text_state = 'pending', taken_until = now() + interval '1 day', uploaded_at = now() - interval '2 hours';
     update pgboss.job set completed_on = now() - interval '1 hour' where state = 'completed'`,
    `update resumes set to_read = null, text_state = 'ready'`,
    1,
  ],
  [
    'imports',
    'one has stopped',
    `insert into imports (kind, file_name, file_type, size_bytes, sha256, columns, mapping, state, stopped_in, problem, row_count, finished_at)
     values ('employees', 'people.csv', 'csv', 1, repeat('0', 64), '[]', '{}', 'failed', 'running', 'Stopped', 3000, now())`,
    'delete from imports',
    1,
  ],
  [
    'exports',
    'somebody waits for an hour',
    `insert into list_exports (resource, format, state, actor, created_by, created_at)
     select 'employees', 'csv', 'waiting', '{}', user_id, now() - interval '1 hour' from users where role = 'super_admin' limit 1`,
    'delete from list_exports',
    1,
  ],
  [
    'mails',
    'one waits for ten minutes',
    `insert into outbox_mails (template, recipient, next_attempt_at, expires_at, created_at)
     values ('welcome', 'asha@example.in', now() + interval '1 day', now() + interval '2 days', now() - interval '10 minutes')`,
    `delete from outbox_mails where recipient = 'asha@example.in'`,
    1,
  ],
  [
    'held_mails',
    'a restore holds two',
    `insert into outbox_mails (template, recipient, status, expires_at)
     select 'welcome', 'asha@example.in', 'held', now() + interval '2 days' from generate_series(1, 2)`,
    `delete from outbox_mails where status = 'held'`,
    2,
  ],
  [
    'backup',
    'the last one is of the day before yesterday',
    `update pgboss.last_backup set made_at = now() - interval '2 days'`,
    'update pgboss.last_backup set made_at = now()',
    null,
  ],
];

describe('whether the product does its work', () => {
  let agency: Agency;
  let office: Office;
  let site: Server;
  let metricsBase: string;
  const folder = temporaryFolder();
  const ERASED_FOLDER = join(folder.path, 'erased');
  beforeAll(async () => {
    site = createServer(shortCertificate()).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const PUBLIC_URL = `https://localhost:${(site.address() as AddressInfo).port}`;
    // no folder can be made here, until the test mends it
    writeFileSync(ERASED_FOLDER, '');
    const alone = await Agency.openAlone({ METRICS_PORT: '0', PUBLIC_URL, ERASED_FOLDER, RATE_LIMITS: 'on' });
    agency = alone;
    office = await Office.of(agency);
    const { metricsPort } = await waitFor('the port of the metrics', () =>
      alone.product.entries.find((entry) => 'metricsPort' in entry),
    );
    metricsBase = `http://127.0.0.1:${String(metricsPort)}`;
    const { id } = await office.employee();
    await office.admin.upload(resumePathOf(id), Buffer.from('Asha Rao\nStaff nurse, six years'), 'asha.txt');
    await waitFor('the resume to be read', async () =>
      (await office.count(`resumes where to_read is null`)) ? true : undefined,
    );
  });
  afterAll(async () => {
    await agency.close();
    site.close();
    folder.remove();
  });

  const scrape = async (): Promise<string> => (await fetch(`${metricsBase}/metrics`)).text();
  const report = async (): Promise<Check[]> =>
    ((await office.superAdmin.get('/api/admin/health')).body as { checks: Check[] }).checks;
  const becomes = (name: string, state: string): Promise<Check> =>
    waitFor(`${name} to be ${state}`, async () =>
      (await report()).find((each) => each.name === name && each.state === state),
    );

  it('is for super admins only', async () => {
    expect((await office.superAdmin.get('/api/admin/health')).status).toBe(200);
    expect((await office.admin.get('/api/admin/health')).status).toBe(403);
  });

  it('says that the file of erased people cannot be written, until it can', async () => {
    const { moment } = await becomes('erased_file', 'attention');
    expect(Date.parse(moment ?? '')).toBeLessThan(Date.now());
    rmSync(ERASED_FOLDER);
    await becomes('erased_file', 'well');
  });

  it('asks for a backup until one is known, and is well then', async () => {
    expect(await becomes('backup', 'attention')).toMatchObject({ moment: null });
    await office.sql('insert into pgboss.last_backup (made_at) values (now())');
    await becomes('backup', 'well');
    const checks = await report();
    expect(
      checks.filter(({ state, name }) => state !== 'well' && name !== 'disk' && name !== 'site_certificate'),
    ).toEqual([]);
    const disk = checks.find(({ name }) => name === 'disk');
    expect(disk?.state).toBe((disk?.count ?? -1) >= FREE_PERCENT ? 'well' : 'attention');
  });

  it('sees the end of the certificate that browsers get', async () => {
    const { state, moment } = (await report()).find(({ name }) => name === 'site_certificate') ?? {};
    expect(state).toBe('attention');
    expect(Math.round((Date.parse(moment ?? '') - Date.now()) / DAY)).toBe(5);
  });

  it.each(TROUBLES)('%s want attention when %s', async (name, _, breaks, mends, count) => {
    await becomes(name, 'well');
    await office.sql(breaks);
    const { moment, count: found } = await becomes(name, 'attention');
    expect(found).toBe(count);
    if (['resumes', 'exports', 'mails', 'backup'].includes(name))
      expect(Date.parse(moment ?? '')).toBeLessThan(Date.now());
    await office.sql(mends);
    await becomes(name, 'well');
  });

  it('has every series that the dashboard and the alerts ask for', async () => {
    await atOnce(11, () =>
      agency.anyone.post('/auth/login', { email: office.admin.email, password: 'wrong-password-1' }),
    );
    const text = await scrape();
    const queries = ['dashboard.json', 'alerts.yml'].map((name) => readFileSync(join(MONITORING, name), 'utf8')).join();
    const names = new Set(queries.match(/\b(niyukt|nodejs|process)_[a-z0-9_]+\b/g));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(text))).toEqual([]);
    expect(text).toMatch(/^niyukt_certificate_remaining_seconds\{certificate="site"\} 4\d{5}\.?\d*$/m);
    expect(text).toMatch(/^niyukt_resume_reading_seconds_count\{step="text",outcome="read"\} 1$/m);
  });

  it('alerts at the limits of the page, and each names a section of the runbook that there is', () => {
    const alerts = readFileSync(join(MONITORING, 'alerts.yml'), 'utf8');
    const limits = Object.values(LIMITS).filter((seconds) => !new RegExp(`[<>] ${seconds}\\b`).test(alerts));
    expect(limits).toEqual([]);
    expect(alerts).toContain(`< ${FREE_PERCENT / 100}\n`);
    const headings = new Set(
      readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
        .match(/^##+ .*$/gm)
        ?.map((line) => line.replace(/^#+ /, '')),
    );
    const { groups } = parse(alerts) as { groups: { rules: { alert: string; annotations: { runbook?: string } }[] }[] };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(20);
    const sectionOf = (runbook = ''): string => /^docs\/operations\.md, "(.*)"$/.exec(runbook)?.[1] ?? '';
    expect(rules.filter(({ annotations }) => !headings.has(sectionOf(annotations.runbook)))).toEqual([]);
    const absent = rules.filter(({ alert }) => alert === 'NiyuktSiteCertificateUnseen');
    expect(absent).toMatchObject([{ expr: 'absent(niyukt_certificate_remaining_seconds{certificate="site"})' }]);
  });

  it('shows on the dashboard what the page watches', () => {
    const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').split('\n## Watch it\n')[1] ?? '';
    const rows = [...(page.split('\n- ', 1)[0] ?? '').matchAll(/^\|.*`niyukt_.*\|$/gm)].map(([row]) => row);
    const dashboard = readFileSync(join(MONITORING, 'dashboard.json'), 'utf8');
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter((row) => !row.match(/niyukt_[a-z_]+/g)?.some((name) => dashboard.includes(name)))).toEqual([]);
  });
});
