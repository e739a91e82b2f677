import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROFILE_TERMS_VERSION } from '../../src/recruiting/submissions/profile-terms.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { planned } from '../../test/support/interviews.js';
import { type Member, Office, recordOf } from '../../test/support/office.js';
import { PdfReader } from '../../test/support/pdf-reader.js';
import { routeRows } from '../../test/support/route-table.js';
import { type Scene, Showings } from '../../test/support/showings.js';

const SURNAME = 'Quazizadeh';
const REMARK = 'remark-of-the-company';
const NOTES = 'notes-of-the-agency';
const PDF = Buffer.from('%PDF');

type Level = 'none' | 'name' | 'contact';

/** How a company comes to see so much of a person, and what it sees then. */
const STATES: Readonly<Record<string, { sees: Level; reach: (scene: Scene) => Promise<unknown> }>> = {
  connected: { sees: 'none', reach: () => Promise.resolve() },
  waiting: {
    sees: 'none',
    reach: async ({ id, person }) => {
      await shows.agree(person.client, false);
      await recordOf(shows.submit(id));
    },
  },
  submitted: { sees: 'none', reach: ({ id }) => recordOf(shows.submit(id)) },
  interview: { sees: 'name', reach: ({ id }) => reached(id, 'interview_scheduled') },
  offered: { sees: 'contact', reach: ({ id }) => reached(id, 'offered') },
  'name by hand': {
    sees: 'name',
    reach: async ({ id }) => {
      await recordOf(shows.submit(id));
      await recordOf(office.admin.put(`/api/admin/connections/${id}/reveal`, { level: 'name' }));
    },
  },
  'rejected before an interview': { sees: 'none', reach: ({ id }) => reached(id, 'rejected') },
  withdrawn: {
    sees: 'none',
    reach: async ({ id }) => {
      await reached(id, 'offered');
      await recordOf(shows.withdraw(id));
    },
  },
};

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

async function reached(id: number, status: string): Promise<void> {
  await recordOf(shows.submit(id));
  await office.setStatus(id, status);
}

/** A person, a company with an owner who accepted the terms and a member who did not, and an interview where one is possible. */
interface Case extends Scene {
  member: Member;
  interview: number;
  secrets: Record<Exclude<Level, 'none'>, string[]>;
}

async function caseIn(state: string): Promise<Case> {
  const scene = await shows.scene({
    fields: { name: `Zubeida ${SURNAME}`, email: `z${office.agency.unique()}@secret.example.in` },
  });
  await shows.acceptTerms(scene.company);
  const member = await office.colleague(scene.company);
  await recordOf(office.admin.patch(`/api/admin/connections/${scene.id}`, { admin_notes: NOTES }));
  await STATES[state]?.reach(scene);
  const attendees = [{ email: scene.company.email, name: 'Ravi Menon', needed: true }];
  const made = await office.admin.post(
    '/api/admin/interviews',
    planned({ id: scene.id }, { attendees, note_company: REMARK }),
  );
  const { phone, email } = await recordOf(scene.person.client.get('/users/profile'));
  return {
    ...scene,
    member,
    interview: made.status === 201 ? Number(made.body['id']) : 1,
    secrets: { name: [SURNAME], contact: [String(phone).slice(-10), String(email)] },
  };
}

const READS = routeRows().filter(({ method, path }) => method === 'GET' && !/^\/(api\/(admin|events)|dev)/.test(path));

/** A route with the keys of a case; everything that is neither a job nor an interview goes by the connection. */
const addressOf = (path: string, { id, job, interview }: Case): string =>
  path.replaceAll(/:\w+/g, () =>
    String(/\/jobs\/|requests/.test(path) ? job.id : /interviews/.test(path) ? interview : id),
  );

/** What a file says to a reader; every other answer as it is. */
async function textOf(client: ApiClient, path: string): Promise<{ status: number; text: string }> {
  if (!path.endsWith('pdf')) return client.get(path);
  const { status, content } = await client.download(path);
  return { status, text: content.subarray(0, 4).equals(PDF) ? await (await PdfReader.of(content)).text() : '' };
}

/** Everything that a reader is answered by every route that reads, as one text. */
async function everythingFor(client: ApiClient, one: Case): Promise<string> {
  const answers: string[] = [];
  for (const { path } of READS) {
    const answer = await textOf(client, addressOf(path, one));
    expect([path, answer.status]).not.toEqual([path, 500]);
    answers.push(answer.text);
  }
  return answers.join('\n');
}

const leaked = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => text.includes(secret));

const allowedAt: Readonly<Record<Level, readonly Level[]>> = { none: [], name: ['name'], contact: ['name', 'contact'] };

const secretsBeyond = ({ secrets }: Case, sees: Level): string[] =>
  (['name', 'contact'] as const).flatMap((level) => (allowedAt[sees].includes(level) ? [] : secrets[level]));

describe.each(Object.entries(STATES))('a person who is %s', (state, { sees }) => {
  let one: Case;
  beforeAll(async () => {
    one = await caseIn(state);
  });

  it('is told by no route that reads beyond what each reader may see', async () => {
    const [other, stranger] = [await office.company(), await office.employee()];
    await shows.acceptTerms(other);
    const all = secretsBeyond(one, 'none');
    const readers: [string, ApiClient, string[]][] = [
      ['owner', one.company.client, [...secretsBeyond(one, sees), NOTES]],
      ['member without the terms', one.member.client, [...all, NOTES]],
      ['owner of another company', other.client, [...all, NOTES, REMARK, 'Zubeida']],
      ['another person', stranger.client, [...all, NOTES, REMARK, 'Zubeida']],
      ['the person', one.person.client, [one.company.email, one.member.email, NOTES, REMARK]],
      ['a stranger', office.agency.anyone, [...all, NOTES, REMARK, 'Zubeida']],
    ];
    for (const [reader, client, hidden] of readers) {
      expect([reader, leaked(await everythingFor(client, one), hidden)]).toEqual([reader, []]);
    }
  });

  it('is found, sorted and filtered by nothing that is hidden', async () => {
    const { client } = one.company;
    const list = `/api/company/jobs/${one.job.id}/candidates`;
    const foundBy = async (q: string): Promise<number> =>
      ((await client.get(`${list}?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body as unknown as unknown[])
        .length;
    for (const secret of secretsBeyond(one, sees)) expect([secret, await foundBy(secret)]).toEqual([secret, 0]);
    if (sees !== 'none') expect(await foundBy(SURNAME)).toBe(1);
    for (const field of ['employee_id', 'admin_notes', 'resume_link', 'employee_name']) {
      const sort = encodeURIComponent(JSON.stringify([field, 'ASC']));
      expect([field, (await client.get(`${list}?sort=${sort}`)).status]).toEqual([field, 400]);
      const filter = encodeURIComponent(JSON.stringify({ [field]: 'x' }));
      expect([field, (await client.get(`${list}?filter=${filter}`)).status]).toEqual([field, 400]);
    }
  });

  it('is not named by the link of a mail, or in any mail to the company', async () => {
    const { mails } = office.agency.mail;
    for (const { email } of [one.company, one.member]) {
      const texts = mails.filter(({ to }) => to === email).map(({ subject, text, html }) => subject + text + html);
      const hidden = email === one.company.email ? secretsBeyond(one, sees) : secretsBeyond(one, 'none');
      expect(leaked(texts.join('\n'), hidden)).toEqual([]);
    }
    const view = mails.filter(({ to, subject }) => to === one.company.email && /candidate/i.test(subject)).at(-1);
    const [, token] = /\/shared#([\w-]{43})/.exec(view?.text ?? '') ?? [];
    if (!token) return;
    const opened = await office.agency.anyone.post('/api/shared/open', {
      token,
      name: 'Ravi',
      terms_version: PROFILE_TERMS_VERSION,
    });
    expect(leaked(opened.text, [...secretsBeyond(one, 'none'), NOTES])).toEqual([]);
  });
});

describe('the log of the product', () => {
  it('names no person, address or telephone number', async () => {
    const alone = await Office.open({ LOG_LEVEL: 'debug' });
    const all = new Showings(alone);
    const scene = await all.shown({ fields: { name: `Zubeida ${SURNAME}` } });
    await alone.setStatus(scene.id, 'offered');
    await all.candidateOf(scene);
    await recordOf(alone.admin.post('/api/admin/interviews', planned({ id: scene.id })));
    const { phone, email } = await recordOf(scene.person.client.get('/users/profile'));
    await alone.close();
    expect(leaked(alone.agency.product.logLines.join('\n'), [SURNAME, String(phone), String(email)])).toEqual([]);
  });
});
