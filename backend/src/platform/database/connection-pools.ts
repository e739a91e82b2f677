import { type Pool } from 'pg';
import { type DataSource } from 'typeorm';

/** The `pg` pools behind a data source: the primary's first, then those of the read replicas. */
export function connectionPools(dataSource: DataSource): [Pool, ...Pool[]] {
  const { master, slaves } = dataSource.driver as unknown as { master: Pool; slaves?: Pool[] };
  return [master, ...(slaves ?? [])];
}
