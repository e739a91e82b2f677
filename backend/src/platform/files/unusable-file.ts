export type UnusableReason =
  'empty' | 'wrong kind' | 'web page' | 'macros' | 'password' | 'damaged' | 'too large unpacked' | 'too many pixels';

export class UnusableFile extends Error {
  constructor(readonly reason: UnusableReason) {
    super(reason);
  }
}
