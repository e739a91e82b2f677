import { type Office } from './office.js';
import { waitFor } from './wait-for.js';

/** Lets the product look at all causes of tasks now, and waits until it has. */
export async function lookAtCauses(office: Office): Promise<void> {
  const [job] = await office.sql<{ id: string }>(
    `insert into pgboss.job (name, data, expire_in) values ('task_causes', '{}', interval '1 minute') returning id`,
  );
  await waitFor('the look at the causes of tasks', async () => {
    const [row] = await office.sql<{ state: string }>('select state::text from pgboss.job where id = $1', [job?.id]);
    return row?.state === 'completed' || undefined;
  });
}
