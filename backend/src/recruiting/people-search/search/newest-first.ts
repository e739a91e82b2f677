/** The steps of the index, each eight times as wide as the one before: `a=12` is a term of the people with these 4,096 keys. */
const STEPS = [
  { letter: 'a', bits: 12 },
  { letter: 'b', bits: 15 },
  { letter: 'c', bits: 18 },
] as const;
/** Of one kind of step so many are asked for at most. */
const MAX_STEPS = 16;
/** How many people are looked through first. */
const FIRST_WIDTH = 4096;
/** Hits do not come evenly: the fewer were seen, the wider the next look is, by so many standard deviations of their count. */
const DEVIATIONS = 3;

/** Some of the newest people: their terms in the index, or everybody. */
interface Newest {
  /** Nothing: everybody. */
  terms: string[] | undefined;
  /** How many keys it spans. */
  width: number;
}

/** What was looked through already: how many of the newest keys, and how many hits they had. */
export interface LookedThrough {
  width: number;
  hits: number;
}

/**
 * The newest people, as many as so many hits are likely to be among.
 * @param highest key of all
 * @param needed hits
 * @param before how rare the hits are
 */
function newestFor(highest: number, needed: number, before?: LookedThrough): Newest {
  const wanted = before ? Math.max(2, timesFor(needed, before.hits)) * before.width : FIRST_WIDTH;
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

/** How many times as many people are likely to have the needed hits as had these. */
const timesFor = (needed: number, hits: number): number => (needed / hits) * (1 + DEVIATIONS / Math.sqrt(hits));

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
 * @param before what another scan saw of the same hits
 */
export async function gatherNewest<Found>(
  highest: number,
  needed: number,
  scan: (terms: string[] | undefined) => Promise<SearchBatch<Found>>,
  before?: LookedThrough,
): Promise<{ found: Found[]; isBounded: boolean }> {
  for (let newest = newestFor(highest, needed, before); ;) {
    const { found, looked, isCut = false } = await scan(newest.terms);
    if (!newest.terms || looked >= needed) return { found, isBounded: newest.terms !== undefined || isCut };
    newest = newestFor(highest, needed, { width: newest.width, hits: looked });
  }
}
