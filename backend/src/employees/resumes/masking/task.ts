import { type KnownPerson } from './propose.js';
import { type MaskedKind, type MaskedSpan } from './spans.js';

/** Texts of one person; the bytes are `MaskingTexts` as JSON. */
export interface MaskingTask {
  known: KnownPerson;
  /** All when it is left out. */
  kinds?: readonly MaskedKind[];
}

export interface MaskingTexts {
  /** Of the resume. */
  text: string | null;
  /** Other free fields, by name. */
  fields: Record<string, string>;
}

/** A line of an answer; without a field, it is the resume's text. */
export interface MaskingLine {
  field?: string;
  removed: MaskedSpan[];
}
