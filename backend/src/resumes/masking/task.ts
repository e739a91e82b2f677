import { type KnownPerson, type MaskedText } from './propose.js';

/** Texts of one person; the bytes are `MaskingTexts` as JSON. */
export interface MaskingTask {
  known: KnownPerson;
}

export interface MaskingTexts {
  /** Of the resume. */
  text: string | null;
  /** Other free fields, by name. */
  fields: Record<string, string>;
}

/** A line of an answer; without a field, it is the resume's text. */
export interface MaskingLine extends MaskedText {
  field?: string;
}
