import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { propose } from '../../test/support/interviews.js';
import { Merges } from '../../test/support/merges.js';
import { type Member, Office, recordOf } from '../../test/support/office.js';
import { type Scene, Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
let merges: Merges;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
  merges = new Merges(office);
});
afterAll(() => office.close());

const again = (): Promise<Member> => office.employee({ name: 'Zubeida Farooqui' });

/** What the company, the agency and the calendar know of a person who is not shown any more. */
async function isEnded(all: Scene, interview: number): Promise<void> {
  expect(await shows.shareOf(all.id)).toBe('withdrawn');
  expect((await shows.candidateOf(all)).status).toBe(404);
  expect(await office.seen('interviews', interview)).toMatchObject({ state: 'cancelled' });
}

/** A person whom a company sees, with an interview ahead. */
async function invited(): Promise<Scene & { interview: number }> {
  const all = await shows.shown();
  const { id } = await propose(office, await office.seen('connections', all.id));
  return { ...all, interview: id };
}

describe('a merge with a record', () => {
  it.each(['winner', 'loser'])(
    'whose last word was no ends what is shown of the %s, and its interviews',
    async (staying) => {
      const all = await invited();
      const other = await again();
      await shows.agree(other.client, false);
      const [winner, loser] = staying === 'winner' ? [all.person, other] : [other, all.person];
      await merges.merge(winner.id, loser.id);
      await isEnded(all, all.interview);
    },
  );

  it('whose no is older than a yes ends it, too: both must have agreed', async () => {
    const other = await again();
    await shows.agree(other.client, false);
    const all = await invited();
    await merges.merge(all.person.id, other.id);
    await isEnded(all, all.interview);
  });

  it('that blocked the company ends what that company sees', async () => {
    const all = await invited();
    const other = await again();
    const { company_name } = await office.seen('job-requests', all.job.id);
    await recordOf(other.client.put('/api/employee/profile', { blocked_companies: [company_name] }));
    await merges.merge(all.person.id, other.id);
    await isEnded(all, all.interview);
  });

  it('that refused the job ends what is shown for it', async () => {
    const all = await invited();
    const other = await again();
    await office.connect(all.job.id, other.id);
    await recordOf(other.client.post(`/api/employee/jobs/${all.job.id}/withdraw`, {}));
    await merges.merge(all.person.id, other.id);
    await isEnded(all, all.interview);
  });

  it('that agreed leaves waiting what waited: the person is asked for both', async () => {
    const all = await shows.scene({ agrees: false });
    await shows.submit(all.id);
    const other = await again();
    await shows.agree(other.client);
    await merges.merge(all.person.id, other.id);
    expect(await shows.shareOf(all.id)).toBe('waiting');
    await shows.agree(all.person.client);
    expect(await shows.shareOf(all.id)).toBe('submitted');
  });

  it('that said nothing ends what is shown: both must have agreed', async () => {
    const all = await invited();
    const other = await again();
    await merges.merge(all.person.id, other.id);
    await isEnded(all, all.interview);
  });
});

describe('the undo of a merge', () => {
  it('ends what only a word of the other record allowed, given since the merge', async () => {
    const all = await shows.scene({ agrees: false });
    const other = await again();
    const merged = await merges.merge(other.id, all.person.id);
    await shows.agree(other.client);
    expect((await shows.submit(all.id)).body).toMatchObject({ share: 'submitted' });
    await shows.acceptTerms(all.company);
    const { id } = await propose(office, await office.seen('connections', all.id));
    await merges.undo(merged);
    await isEnded(all, id);
  });
});
