import { createHash } from 'node:crypto';

/** SHA-256 of a text as JSON, in hexadecimal digits. */
export const sha256OfText = (text: object): string => createHash('sha256').update(JSON.stringify(text)).digest('hex');
