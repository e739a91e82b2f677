import type { Ref } from 'react-hook-form';

/** Compares fields by where they stand on the page. */
export const byPlace = (one: Ref | undefined, other: Ref | undefined): number =>
  one instanceof Node && other instanceof Node && one !== other
    ? one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
      ? -1
      : 1
    : 0;
