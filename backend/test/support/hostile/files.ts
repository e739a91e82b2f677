import { HOSTILE_COMPOUNDS } from './compounds.js';
import { type HostileFamily } from './family.js';
import { HOSTILE_PDFS } from './pdfs.js';
import { HOSTILE_PICTURES } from './pictures.js';
import { HOSTILE_RTF, HOSTILE_TEXTS } from './texts.js';
import { HOSTILE_ZIPS } from './zips.js';

/** Of every kind that a resume may be. */
export const HOSTILE_RESUMES: readonly HostileFamily[] = [
  ...HOSTILE_ZIPS,
  ...HOSTILE_COMPOUNDS,
  ...HOSTILE_RTF,
  ...HOSTILE_TEXTS,
  ...HOSTILE_PDFS,
  ...HOSTILE_PICTURES,
];
