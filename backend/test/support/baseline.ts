import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../fixtures', name));

/** The statements by which version 1.4 (commit a7493d16) made its database, migration by migration: the oldest that is taken over. */
export const DATABASE_AT_BASELINE = gunzipSync(fixture('baseline.sql.gz')).toString();

/** Made by that version of its demo agency, with a row in tables that the demo leaves empty, and without a seal: the oldest that is restored. */
export const BACKUP_AT_BASELINE = fixture('baseline.backup');
