import { type TestDatabase } from './test-database.js';

/** Rows and MD5 of the content of every table, to be compared with those of another database. */
export async function tableSums(database: TestDatabase): Promise<Record<string, { rows: string; md5?: string }>> {
  const tables = await database.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const sums: Record<string, { rows: string; md5?: string }> = {};
  for (const { name } of tables) {
    const [sum] = await database.sql<{ rows: string; md5: string }>(
      `select count(*) as rows, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as md5 from ${name} t`,
    );
    if (sum) sums[name] = sum;
  }
  return sums;
}
