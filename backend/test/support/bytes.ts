/** All bytes of a stream. */
export async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The same bytes as a stream that breaks them at odd places. */
export async function* inPieces(bytes: Buffer, size = 1021): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

/** A copy with one bit changed. */
export function flipped(bytes: Buffer, at: number, bit = 1): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ bit, at);
  return changed;
}
