import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROFILE_TERMS_VERSION } from '../../src/recruiting/submissions/profile-terms.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';
import { simplePdf } from '../../test/support/resume-files.js';
import { type Scene, Showings } from '../../test/support/showings.js';

const PAGE = join(import.meta.dirname, '../../../docs/workspace.md');
const SAYS = /<!-- who sees what -->\n(.*?)\n<!-- end of who sees what -->/s;

const FIELDS = [
  'display_name',
  'headline',
  'skills',
  'qualification',
  'preferred_location',
  'preferred_salary',
  'note',
  'resume_text',
  'stage',
  'full_name',
  'phone',
  'email',
  'has_file',
] as const;

/** What is done with a connection until it is in a state. */
const STATES: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  connected: () => Promise.resolve(),
  waiting: ({ id }) => shows.submit(id, { sheet_version: 1 }),
  submitted: ({ id }) => shown(id),
  interview: ({ id }) => shown(id, 'interview_scheduled'),
  offered: ({ id }) => shown(id, 'offered'),
  placed: ({ id }) => shown(id, 'placed'),
  'with file': async ({ id }) => {
    await shown(id, 'offered');
    await recordOf(office.admin.put(`/api/admin/connections/${id}/reveal`, { level: 'contact', original_file: true }));
  },
  'rejected after the interview': async ({ id }) => {
    await shown(id, 'interview_completed');
    await office.setStatus(id, 'rejected');
  },
  'rejected before': ({ id }) => shown(id, 'rejected'),
  withdrawn: async ({ id }) => {
    await shown(id, 'offered');
    await shows.withdraw(id);
  },
};

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

async function shown(id: number, status?: string): Promise<void> {
  await recordOf(shows.submit(id, { sheet_version: 1 }));
  if (status) await office.setStatus(id, status);
}

async function sceneIn(state: string): Promise<Scene> {
  const scene = await shows.scene({
    agrees: state !== 'waiting',
    fields: {
      qualification: 'Diploma in nursing',
      preferred_location: 'Pune',
      preferred_salary: '30,000',
      skills: 'Triage',
    },
  });
  const file = await simplePdf(['Triage for six years.']);
  await recordOf(scene.person.client.upload('/api/employee/resume', file, 'resume.pdf'));
  await recordOf(
    shows.saveSheet(scene.id, {
      headline: 'Nurse',
      note: 'Can join soon.',
      resume_text: 'Triage for six years.',
      show_salary: true,
      confirmed: true,
    }),
  );
  await shows.acceptTerms(scene.company);
  await STATES[state]?.(scene);
  return scene;
}

const isShown = (value: unknown): boolean => value !== null && value !== undefined && value !== false;

/** What the company sees after a login, by the link of its mail, and what the person is told of the employer. */
async function seenIn(state: string): Promise<Record<string, string[]>> {
  const scene = await sceneIn(state);
  const { body, status } = await shows.candidateOf(scene);
  const [listed] = (await shows.listOf(scene)).body as ApiRecord[];
  const byLogin = status === 200 ? body : {};
  // a resume is read in one profile, where its opening is logged
  expect(listed ?? {}).toEqual(status === 200 ? { ...byLogin, resume_text: null } : {});
  const byLink = await linked(scene);
  const [application] = await rowsOf(scene.person.client.get('/api/employee/applications'));
  return {
    ...Object.fromEntries(
      FIELDS.map((field) => [
        field,
        [...(isShown(byLogin[field]) ? ['company'] : []), ...(isShown(byLink[field]) ? ['link'] : [])],
      ]),
    ),
    'name of the employer': isShown(application?.['company_name']) ? ['person'] : [],
  };
}

async function linked({ company, id }: Scene): Promise<Record<string, unknown>> {
  const [line] = await office.sql('select from view_links where recipient = $1', [company.email]);
  if (!line) return {};
  const text = await shows.mailTo(company.email, /A candidate for/);
  const [, token] = /\/shared#([\w-]{43})/.exec(text) ?? [];
  const version = PROFILE_TERMS_VERSION;
  const opened = await office.agency.anyone.post('/api/shared/open', { token, name: 'Ravi', terms_version: version });
  const { candidates } = opened.body as { candidates: Record<string, unknown>[] };
  return candidates.find(({ connection_id }) => connection_id === id) ?? {};
}

describe('docs/workspace.md', () => {
  it('says who sees which field in which state', async () => {
    const seen: [string, Record<string, string[]>][] = [];
    for (const state of Object.keys(STATES)) seen.push([state, await seenIn(state)]);
    const head = ['field', ...seen.map(([state]) => state)];
    const rows = [...FIELDS, 'name of the employer'].map((field) => [
      field === 'name of the employer' ? field : `\`${field}\``,
      ...seen.map(([, fields]) => fields[field]?.join(', ') || '–'),
    ]);
    const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    const [, said] = SAYS.exec(readFileSync(PAGE, 'utf8')) ?? [];
    expect(said?.trim()).toBe(table);
  });
});
