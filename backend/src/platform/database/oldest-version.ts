import { StartError } from '../start-error.js';
import { VERSION } from '../version.js';

/** Runs a statement and answers its rows. */
type Query = (text: string) => Promise<unknown>;

/**
 * Compares with what migrations have written into `oldest_versions`: versions older than all of these harm the data.
 * @returns a sentence when this version is too old for the database
 */
export async function tooOldFor(query: Query): Promise<string | undefined> {
  const [table] = (await query(`select to_regclass('public.oldest_versions') is not null as is_there`)) as [
    { is_there: boolean },
  ];
  if (!table.is_there) return undefined;
  const rows = (await query('select version from oldest_versions')) as { version: string }[];
  const needed = rows
    .map(({ version }) => version)
    .toSorted(compareVersions)
    .at(-1);
  if (!needed || compareVersions(VERSION, needed) >= 0) return undefined;
  return `The database needs version ${needed} of the product or a newer one, and this is ${VERSION}: check out the commit that CHANGELOG.md names for it and start that, or restore the backup that was made before the upgrade.`;
}

/** @throws StartError when this version is too old for the database */
export async function refuseOldVersion(query: Query): Promise<void> {
  const sentence = await tooOldFor(query);
  if (sentence) throw new StartError(sentence);
}

/** Of `1.4.0` and the like: negative when the first one is older. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
