/** The steps of the index, each eight times as wide as the one before: `a=12` is a term of the people with these 4,096 keys. */
const STEPS = [
  { letter: 'a', bits: 12 },
  { letter: 'b', bits: 15 },
  { letter: 'c', bits: 18 },
] as const;
/** Of one kind of step so many are asked for at most. */
const MAX_STEPS = 8;
/** How many people are looked through first. */
const FIRST_WIDTH = 4096;
/** Hits do not come evenly. */
const MARGIN = 1.5;

/** Some of the newest people: their terms in the index, or everybody. */
interface Newest {
  /** Nothing: everybody. */
  terms: string[] | undefined;
  /** How many keys it spans. */
  width: number;
}

/**
 * The newest people, as many as so many hits are likely to be among.
 * @param highest key of all
 * @param needed hits
 * @param before what was looked through already, and how many hits that had
 */
function newestFor(highest: number, needed: number, before?: { width: number; hits: number }): Newest {
  const wanted = before ? Math.max(2, (MARGIN * needed) / before.hits) * before.width : FIRST_WIDTH;
  for (const { letter, bits } of STEPS) {
    const last = highest >> bits;
    // the last step is not full
    const count = Math.ceil(wanted / 2 ** bits) + 1;
    if (count <= Math.min(MAX_STEPS + 1, last)) {
      const terms = Array.from({ length: count }, (_, n) => `${letter}=${last - n}`);
      return { terms, width: highest - ((last - count + 1) << bits) + 1 };
    }
  }
  return { terms: undefined, width: highest };
}

/** What one look through some people found. */
export interface SearchBatch<Found> {
  found: Found[];
  /** How many were looked at closely. */
  looked: number;
  /** There were more of these people than could be looked at. */
  isCut?: boolean;
}

/**
 * Looks through the newest people, more and more of them until enough were looked at.
 * @param scan finds people among those that have one of these terms, or among everybody
 */
export async function gatherNewest<Found>(
  highest: number,
  needed: number,
  scan: (terms: string[] | undefined) => Promise<SearchBatch<Found>>,
): Promise<{ found: Found[]; isBounded: boolean }> {
  for (let newest = newestFor(highest, needed); ;) {
    const { found, looked, isCut = false } = await scan(newest.terms);
    if (!newest.terms || looked >= needed) return { found, isBounded: newest.terms !== undefined || isCut };
    newest = newestFor(highest, needed, { width: newest.width, hits: looked });
  }
}
