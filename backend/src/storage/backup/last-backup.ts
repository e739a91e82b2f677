import pg from 'pg';

const NOTE = `insert into pgboss.last_backup (made_at) values (clock_timestamp() - make_interval(secs => $1))
  on conflict (only_row) do update set made_at = excluded.made_at`;

/**
 * Notes in the database that a backup of it was made, for who watches its age. One that only reads takes no note,
 * and the backup is as good without.
 * @param began when its making began, on the clock of `performance`
 */
export async function noteBackup(url: string, began: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(NOTE, [(performance.now() - began) / 1_000]);
  } catch (error) {
    process.stderr.write(`The database could not note this backup (${(error as Error).message}).\n`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
