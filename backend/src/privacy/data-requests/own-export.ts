import { type EntityManager } from 'typeorm';
import { type Secrets } from '../../platform/config/secrets.js';
import { type PersonalData, type Rows } from '../../auth/personal-data/personal-data.js';
import { ownPerson } from './own-person.js';

/** What a person may have of everything held about them, by name of the place; places without a row are left out. */
export type OwnExport = Record<string, Rows>;

/**
 * Collects what the person behind an account may have, in one snapshot.
 * @returns nothing when the account is gone
 */
export async function exportOwn(
  manager: EntityManager,
  secrets: Secrets,
  userId: number,
  places: readonly PersonalData[],
): Promise<OwnExport | undefined> {
  return manager.transaction('REPEATABLE READ', async (transaction) => {
    const person = await ownPerson(transaction, userId);
    if (!person) return undefined;
    const parts: OwnExport = {};
    for (const { name, own, read } of places) {
      if ('nothing' in own) continue;
      const held = await read({ transaction, person, secrets });
      const rows = held.filter((row) => own.only?.(row) ?? true).map((row) => picked(row, own.fields) as Rows[number]);
      const filled = rows.filter((row) => Object.keys(row).length);
      if (filled.length) parts[name] = filled;
    }
    return parts;
  });
}

/** The named fields of a row, or of each row of a list; those that say nothing are left out. */
function picked(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => picked(one, fields));
  if (typeof value !== 'object' || value === null) return value;
  const row = value as Rows[number];
  const entries = headsOf(fields).flatMap(([head, below]): [string, unknown][] => {
    const found = row[head];
    if (found === undefined || found === null || found === '') return [];
    return [[head, below.length ? picked(found, below) : found]];
  });
  return Object.fromEntries(entries);
}

function headsOf(fields: readonly string[]): [head: string, below: string[]][] {
  const heads = new Map<string, string[]>();
  for (const field of fields) {
    const [head = '', ...rest] = field.split('.');
    const below = heads.get(head) ?? [];
    if (rest.length) below.push(rest.join('.'));
    heads.set(head, below);
  }
  return [...heads];
}
