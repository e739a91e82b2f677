import { Readable, pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../common/start-error.js';
import { DamagedBackup } from './damaged-backup.js';
import { newSealing, seal, sealingKey, unseal, type Sealing } from './sealed-stream.js';

const FORMAT = 1;
const LONGEST_HEADER_BYTES = 1024;

interface Header {
  niyukt: 'backup';
  format: number;
  sealing: Sealing | null;
}

/**
 * The bytes of a backup file: a readable line saying how it is sealed, then the compressed dump.
 * @param passphrase seals it
 */
export async function* packBackup(dump: AsyncIterable<Buffer>, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const sealing = passphrase ? newSealing() : null;
  const header = Buffer.from(`${JSON.stringify({ niyukt: 'backup', format: FORMAT, sealing } satisfies Header)}\n`);
  yield header;
  const packed = through(dump, createGzip());
  yield* passphrase && sealing ? seal(await sealingKey(passphrase, sealing), header, packed) : packed;
}

/**
 * The dump inside the bytes of a backup file.
 * @throws DamagedBackup while reading, when anything was changed or cut off
 * @throws StartError when it is sealed and there is no passphrase
 */
export async function* unpackBackup(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const { header, body } = await splitHeader(bytes);
  const { sealing } = parseHeader(header);
  if (sealing && !passphrase) throw new StartError('The backup is sealed: set BACKUP_PASSPHRASE or its file.');
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
    if (next.done || start.length > LONGEST_HEADER_BYTES) throw new DamagedBackup('it does not begin like one');
    start = Buffer.concat([start, next.value]);
  }
  const end = start.indexOf('\n') + 1;
  const body = async function* (): AsyncGenerator<Buffer> {
    yield start.subarray(end);
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { header: start.subarray(0, end), body: body() };
}

function parseHeader(line: Buffer): Header {
  try {
    const header = JSON.parse(line.toString('utf8')) as Partial<Header>;
    if (header.niyukt && header.format === FORMAT) return header as Header;
  } catch {
    // said below
  }
  throw new DamagedBackup('it does not begin like one, or a newer version made it');
}

function through(source: AsyncIterable<Buffer>, zip: ReturnType<typeof createGzip>): AsyncIterable<Buffer> {
  // an error of the source ends the stream, where whoever reads it meets it
  pipeline(Readable.from(source), zip, () => undefined);
  return zip as AsyncIterable<Buffer>;
}
