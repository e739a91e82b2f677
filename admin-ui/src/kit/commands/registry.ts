import type { RefObject } from 'react';

/** What a key does somewhere on the page. */
export interface Command {
  key: string;
  run: () => void;
  /** Where it stands: the control that does the same. */
  place: RefObject<Element | null>;
}

const registered = new Set<Command>();

/** Makes a command known. @returns what takes it back */
export function register(command: Command): () => void {
  registered.add(command);
  return () => void registered.delete(command);
}

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Where commands of a key stand, in the order of the document. */
export const placesOf = (key: string, within: Element = document.body): Element[] =>
  [...registered]
    .flatMap((command) => (command.key === key && command.place.current ? [command.place.current] : []))
    .filter((place) => within.contains(place))
    .sort((one, other) => (isBefore(one, other) ? -1 : 1));

/** What a key does within a part of the page: the first of its commands there. */
export function commandIn(within: Element | undefined, key: string): (() => void) | undefined {
  if (!within) return undefined;
  const [place] = placesOf(key, within);
  return place && [...registered].find((command) => command.key === key && command.place.current === place)?.run;
}
