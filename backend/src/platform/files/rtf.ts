import { UnusableFile } from './unusable-file.js';

const START = '{\\rtf';
const END_BYTES = 1_024;
/** Embedded objects. */
const PROGRAM = /\\obj(?:data|update|ocx)\b/i;

export const isRtf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, START.length) === START;

/** @throws UnusableFile when it is incomplete, or has embedded objects */
export function checkRtf(bytes: Buffer): void {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - END_BYTES));
  if (!/\}[\s\0]*$/.test(end)) throw new UnusableFile('damaged');
  if (PROGRAM.test(bytes.toString('latin1'))) throw new UnusableFile('macros');
}
