/** Why a file cannot be taken, or not be read. */
export type UnusableReason =
  'empty' | 'wrong kind' | 'web page' | 'macros' | 'password' | 'damaged' | 'too large unpacked' | 'too many pixels';

/** A file that cannot be used. */
export class UnusableFile extends Error {
  constructor(readonly reason: UnusableReason) {
    super(reason);
  }
}
