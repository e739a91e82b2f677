import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { offer } from '../../test/support/offers.js';
import { Office, recordOf, rowsOf } from '../../test/support/office.js';
import { type Scene, Showings } from '../../test/support/showings.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

const ended = async ({ id }: Scene): Promise<unknown[]> =>
  (await rowsOf(office.admin.get(`/api/admin/connections/${id}/offers`))).map(({ state, answered_by }) => [
    state,
    answered_by,
  ]);
const declinedNotifications = ({ id }: Scene): Promise<number> =>
  office.count(`tasks where kind = 'connection' and record_id = $1 and cause = 'offer.declined'`, [id]);
const mailsTo = ({ person }: Scene): string[] =>
  office.agency.mail.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
const isMailed = (scene: Scene, subject: RegExp): Promise<true> =>
  waitFor('the mail about the offer', () => mailsTo(scene).some((line) => subject.test(line)) || undefined);

describe('an open offer', () => {
  it('is withdrawn with the consent that is taken back: nobody has declined it', async () => {
    const scene = await shows.shown();
    await offer(office, scene.id);
    await shows.agree(scene.person.client, false);
    expect(await ended(scene)).toEqual([['withdrawn', null]]);
    await isMailed(scene, /^The offer was withdrawn/);
    expect(mailsTo(scene).filter((subject) => /declined/.test(subject))).toEqual([]);
    expect(await declinedNotifications(scene)).toBe(0);
  });

  it('is declined by a person who refuses the job', async () => {
    const scene = await shows.shown();
    await offer(office, scene.id);
    await recordOf(scene.person.client.post(`/api/employee/jobs/${scene.job.id}/withdraw`, { reason: 'Too far.' }));
    expect(await ended(scene)).toEqual([['declined', 'person']]);
    await isMailed(scene, /^You declined the offer/);
    expect(await declinedNotifications(scene)).toBe(1);
  });
});
