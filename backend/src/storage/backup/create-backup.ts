import pg from 'pg';
import { packBackup } from './backup-file.js';
import { dumpDatabase } from './dump.js';

const PATIENCE_MILLISECONDS = 30_000;

/**
 * The bytes of a backup of this database, made while they are read.
 * @param passphrase seals them
 */
export async function* createBackup(url: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MILLISECONDS,
    application_name: 'niyukt backup',
  });
  // noticed by the statement that is under way
  client.on('error', () => undefined);
  await client.connect();
  try {
    yield* packBackup(dumpDatabase(client), passphrase);
  } finally {
    // a COPY that was broken off in the middle would never let this connection end by itself
    client.connection.stream.destroy();
  }
}
