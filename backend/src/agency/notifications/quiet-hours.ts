import { type DataSource } from 'typeorm';

/** From then on mails wait and nothing is pushed, in India (docs/rules.md#notifications). */
export const QUIET_FROM_HOUR = 21;
export const QUIET_UNTIL_HOUR = 8;

/** SQL: it is quiet now. */
export const IS_QUIET = `(extract(hour from india_now()) >= ${QUIET_FROM_HOUR} or extract(hour from india_now()) < ${QUIET_UNTIL_HOUR})`;

export async function isQuiet(dataSource: DataSource): Promise<boolean> {
  const [{ quiet }] = await dataSource.query<[{ quiet: boolean }]>(`select ${IS_QUIET} as quiet`);
  return quiet;
}
