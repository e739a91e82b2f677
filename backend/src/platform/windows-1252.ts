/** Letters of 0x80 to 0x9f, where Latin-1 has control characters. */
const LETTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Decodes Windows-1252, which `TextDecoder` of Node.js 20 to 23 decodes as Latin-1. */
export function windows1252({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => LETTERS[letter.charCodeAt(0) - 0x80] ?? letter);
}
