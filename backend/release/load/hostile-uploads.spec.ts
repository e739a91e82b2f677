import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { HOSTILE_RESUMES } from '../../test/support/hostile/files.js';
import { HOSTILE_SHEETS } from '../../test/support/hostile/sheets.js';
import { uploadImport } from '../../test/support/imports.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { resumePathOf } from '../../test/support/read-resumes.js';
import { simplePdf } from '../../test/support/resume-files.js';
import { waitFor } from '../../test/support/wait-for.js';
import { report } from '../support/report.js';

const WATCH = join(import.meta.dirname, '../support/live-watch.mjs');
const GROWTH = 10;
const HARMLESS = 20;
const MAX_SILENCE_MILLISECONDS = 300;
/** A machine that does more than this keeps the product waiting itself. */
const MAX_RATIO_TO_HARMLESS = 3;
/** A page that is drawn takes 80 s of processor time, and three times as long by the clock. */
const PATIENCE = 480_000;
const MAX_BYTES = 5 * 1024 * 1024;

let agency: AloneAgency;
let office: Office;
let watch: ChildProcess;
beforeAll(async () => {
  agency = await Agency.openAlone(PUNCTUAL);
  office = await Office.of(agency);
  watch = fork(WATCH, [agency.base]);
});
afterAll(async () => {
  watch.kill();
  await agency.close();
});

/** Milliseconds that the product was silent at most since it was asked for. */
async function silence(): Promise<number> {
  const message = once(watch, 'message');
  watch.send('reset');
  return Number((await message)[0]);
}

/** What was said of a file at once, or once it was read. */
async function outcome(
  answer: { status: number; body: unknown },
  look: (sent: ApiRecord) => Promise<unknown>,
): Promise<unknown> {
  const body = answer.body as ApiRecord;
  if (answer.status !== 201) return `${answer.status} ${String(body['error'])}`;
  return waitFor('a file to be read', () => look(body), PATIENCE);
}

async function resumeRead(content: Buffer, name: string): Promise<unknown> {
  const { id } = await office.addEmployee();
  return outcome(await office.admin.upload(resumePathOf(id), content, name), async ({ resume_id }) => {
    const read = await recordOf(office.admin.get(`${resumePathOf(id)}s/${String(resume_id)}`));
    if (read['text_state'] === 'pending') return undefined;
    return read['text_state'] === 'ready' ? 'ready' : read['problem'];
  });
}

async function importChecked(content: Buffer, name: string): Promise<unknown> {
  return outcome(await uploadImport(office.admin, 'employees', content, name), async ({ id }) => {
    const found = await recordOf(office.admin.get(`/api/admin/imports/${String(id)}`));
    if (found['state'] === 'checking') return undefined;
    return found['state'] === 'failed' ? found['problem'] : found['state'];
  });
}

describe('R65: a hostile file', () => {
  const families = [
    ...HOSTILE_RESUMES.map((family) => [family.name, family, resumeRead] as const),
    ...HOSTILE_SHEETS.map((family) => [family.name, family, importChecked] as const),
  ];
  let harmless = 0;
  beforeAll(async () => {
    const pdf = await simplePdf(['Asha Rao, whose resume is as it should be']);
    await silence();
    for (let n = 0; n < HARMLESS; n += 1) await resumeRead(pdf, 'asha.pdf');
    harmless = await silence();
    report('silence beside harmless files', { harmless });
  }, PATIENCE);

  it.each(families)(
    '%s gets a sentence and silences nobody',
    async (name, { make, from }, send) => {
      const content = make(from * GROWTH).subarray(0, MAX_BYTES);
      await silence();
      const said = await send(content, name);
      const silent = await silence();
      if (silent > MAX_SILENCE_MILLISECONDS / 3) report(name, { silent, harmless });
      expect(said).toMatch(/\w/);
      expect((await agency.anyone.get('/health/ready')).status).toBe(200);
      expect(silent).toBeLessThan(Math.max(MAX_SILENCE_MILLISECONDS, MAX_RATIO_TO_HARMLESS * harmless));
    },
    PATIENCE,
  );
});
