import { Fragment } from 'react';
import { snippetParts } from './snippet-parts';

/** Words around what was found, which is marked. */
export function Snippet({ text }: { text: string }) {
  return snippetParts(text).map((part, place) =>
    part.isMarked ? <mark key={place}>{part.text}</mark> : <Fragment key={place}>{part.text}</Fragment>,
  );
}
