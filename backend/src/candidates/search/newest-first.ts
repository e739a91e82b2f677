/** The steps of the index, each eight times as wide as the one before: `a=12` is a term of the people with these 4,096 keys. */
const STEPS = [
  { letter: 'a', bits: 12 },
  { letter: 'b', bits: 15 },
  { letter: 'c', bits: 18 },
] as const;

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
  const isLikely = (width: number): boolean =>
    !before || (width > before.width && before.hits * (width / before.width) >= 2 * needed);
  for (const { letter, bits } of STEPS) {
    const last = highest >> bits;
    const width = highest - ((last - 1) << bits) + 1;
    if (last > 1 && isLikely(width)) return { terms: [`${letter}=${last}`, `${letter}=${last - 1}`], width };
  }
  return { terms: undefined, width: highest };
}

/**
 * Looks through the newest people, more and more of them until enough are found.
 * @param look finds people among those that have one of these terms, or among everybody
 */
export async function gatherNewest<Found>(
  highest: number,
  needed: number,
  look: (terms: string[] | undefined) => Promise<Found[]>,
): Promise<{ found: Found[]; isBounded: boolean }> {
  for (let newest = newestFor(highest, needed); ;) {
    const found = await look(newest.terms);
    if (!newest.terms || found.length >= needed) return { found, isBounded: newest.terms !== undefined };
    newest = newestFor(highest, needed, { width: newest.width, hits: found.length });
  }
}
