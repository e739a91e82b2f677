import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../fixtures', name));

/** SQL that makes the schema of version 1.4 as its migrations made it, with their names in `migrations`. */
export const SCHEMA_OF_1_4 = gunzipSync(fixture('version-1.4.sql.gz')).toString();

/** Made by version 1.4 of its demo agency, without a seal. */
export const BACKUP_OF_1_4 = fixture('version-1.4.backup');
