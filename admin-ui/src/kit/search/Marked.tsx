import { Fragment } from 'react';
import { markedParts } from './words';

/** A text in which the typed words are marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return markedParts(text, words).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  );
}
