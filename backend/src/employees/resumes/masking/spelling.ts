import { nameKey } from './name-words.js';

const MIN_NEAR = 6;
const MAX_LETTERS = 40;
const MAX_REMEMBERED = 16_384;

/** Words and phrases, found also by what a machine reads for them and with one letter more, less or other than they have. */
export class Spellings {
  /** By key. */
  private readonly exact = new Map<string, string>();
  /** By their key without one of its letters: "maritial" and "maritel" share one with "marital". */
  private readonly near = new Map<string, string>();
  private readonly answers = new Map<string, string | undefined>();

  add(word: string): void {
    const key = nameKey(word);
    this.exact.set(key, word);
    for (const shorter of withoutOne(key)) if (!this.near.has(shorter)) this.near.set(shorter, word);
  }

  /** @param isNear whether a letter may be another one */
  find(word: string, isNear: boolean): string | undefined {
    const lookup = isNear ? `~${word}` : word;
    if (this.answers.has(lookup)) return this.answers.get(lookup);
    const found = this.lookUp(word, isNear);
    if (this.answers.size < MAX_REMEMBERED) this.answers.set(lookup, found);
    return found;
  }

  private lookUp(word: string, isNear: boolean): string | undefined {
    if (word.length > MAX_LETTERS) return undefined;
    const key = nameKey(word);
    const known = this.exact.get(key);
    if (known !== undefined || !isNear || key.length < MIN_NEAR) return known;
    for (const shorter of [key, ...withoutOne(key)]) {
      const found = this.near.get(shorter) ?? this.exact.get(shorter);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** The first letter is seldom wrong, and distinguishes similar words. */
const withoutOne = (key: string): string[] =>
  key.length < MIN_NEAR || !/^[a-z]/.test(key)
    ? []
    : Array.from({ length: key.length - 1 }, (_, at) => key.slice(0, at + 1) + key.slice(at + 2));
