import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StartError } from '../../platform/start-error.js';
import { DamagedBackup } from './damaged-backup.js';
import { DUMP_FORMAT } from './dump.js';
import { newSealing, seal, type Sealing, sealingKey, unseal } from './sealed-stream.js';

export const BEFORE_1_5 =
  'The backup is of a version before 1.5: restore it with version 1.5 (git checkout a9385bc5), and make a new backup with that.';

const BEFORE_1_4 =
  'The backup is of a version before 1.4: restore it with version 1.4 (git checkout 12db53d5), and go on as docs/operations.md says.';

const MAX_HEADER_BYTES = 1024;

const HEADER = z.strictObject({
  niyukt: z.literal('backup'),
  /** Of the dump inside. */
  format: z.int().min(1).max(DUMP_FORMAT),
  sealing: z
    .strictObject({
      cipher: z.string(),
      kdf: z.string(),
      N: z.number(),
      r: z.number(),
      p: z.number(),
      salt: z.base64(),
    })
    .nullable(),
});

/** What opens a backup. */
export interface BackupKey {
  passphrase: string | undefined;
  /** Takes a backup without a seal although there is a passphrase. Nothing proves then who made it. */
  acceptUnsealed?: boolean;
}

/**
 * The bytes of a backup file: a readable line saying how it is sealed, then the compressed dump.
 * @param passphrase seals it
 */
export async function* packBackup(dump: AsyncIterable<Buffer>, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const sealing = passphrase ? newSealing() : null;
  const header = Buffer.from(
    `${JSON.stringify({ niyukt: 'backup', format: DUMP_FORMAT, sealing } satisfies z.infer<typeof HEADER>)}\n`,
  );
  yield header;
  const packed = through(dump, createGzip());
  yield* passphrase && sealing ? seal(await sealingKey(passphrase, sealing), header, packed) : packed;
}

/**
 * The dump inside the bytes of a backup file.
 * @throws DamagedBackup while reading, when anything was changed or cut off
 * @throws StartError when it is sealed and there is no passphrase, or there is a passphrase and it is not sealed
 */
export async function* unpackBackup(
  bytes: AsyncIterable<Buffer>,
  { passphrase, acceptUnsealed }: BackupKey,
): AsyncGenerator<Buffer> {
  const { header, body } = await splitHeader(bytes);
  const sealing = sealingOf(header);
  if (sealing && !passphrase) throw new StartError('The backup is sealed: set BACKUP_PASSPHRASE or its file.');
  if (!sealing && passphrase && !acceptUnsealed) {
    throw new StartError(
      'The backup has no seal although BACKUP_PASSPHRASE is set, so anybody may have made it: --accept-unsealed takes it all the same.',
    );
  }
  const packed = sealing ? unseal(await sealingKey(passphrase ?? '', sealing), header, body) : body;
  try {
    yield* through(packed, createGunzip());
  } catch (error) {
    const isOfZlib = String((error as NodeJS.ErrnoException).code).startsWith('Z_');
    throw isOfZlib ? new DamagedBackup('it was changed or cut off') : error;
  }
}

async function splitHeader(source: AsyncIterable<Buffer>): Promise<{ header: Buffer; body: AsyncIterable<Buffer> }> {
  const iterator = source[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (!start.includes('\n')) {
    const next = await iterator.next();
    if (next.done || start.length > MAX_HEADER_BYTES) throw new DamagedBackup('it does not begin like one');
    start = Buffer.concat([start, next.value]);
  }
  const end = start.indexOf('\n') + 1;
  const body = async function* (): AsyncGenerator<Buffer> {
    yield start.subarray(end);
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { header: start.subarray(0, end), body: body() };
}

function sealingOf(line: Buffer): Sealing | null {
  const header = HEADER.safeParse(parsed(line.toString('utf8')));
  if (!header.success) throw new DamagedBackup('it does not begin like one, or a newer version made it');
  if (header.data.format < DUMP_FORMAT) throw new StartError(BEFORE_1_4);
  return header.data.sealing;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function through(source: AsyncIterable<Buffer>, zip: ReturnType<typeof createGzip>): AsyncIterable<Buffer> {
  // an error of the source ends the stream, and reaches its reader there
  pipeline(Readable.from(source), zip, () => undefined);
  return zip as AsyncIterable<Buffer>;
}
