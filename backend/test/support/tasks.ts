import { type Office } from './office.js';
import { waitFor } from './wait-for.js';

/** Lets the product look at all causes of tasks now, and waits until it has. */
export const lookAtCauses = (office: Pick<Office, 'sql'>): Promise<void> => runNow(office, 'task_causes');

/** Lets the product do now what it does every so often, and waits until it has. */
export async function runNow(office: Pick<Office, 'sql'>, work: string): Promise<void> {
  const [job] = await office.sql<{ id: string }>(`insert into pgboss.job (name, data) values ($1, '{}') returning id`, [
    work,
  ]);
  await waitFor(`a round of ${work}`, async () => {
    const [row] = await office.sql<{ state: string }>('select state::text from pgboss.job where id = $1', [job?.id]);
    if (row?.state === 'failed') throw new Error(`each round of ${work} failed`);
    return row?.state === 'completed' || undefined;
  });
}
