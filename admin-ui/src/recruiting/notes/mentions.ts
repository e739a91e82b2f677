import type { Schemas } from '@niyukt/ui-shared/api/types';

export type Colleague = Schemas['MentionDto'];

const MENTION = /(?:^|\s)@([^@\n]{0,30})$/u;

/** What was typed after the last @ before the caret; nothing where no name is being typed. */
export const typedMention = (text: string, caret: number): string | undefined =>
  MENTION.exec(text.slice(0, caret))?.[1];

/** The text with a name in the place of what was typed after the @, and the caret behind it. */
export function withName(text: string, caret: number, name: string): { text: string; caret: number } {
  const start = text.lastIndexOf('@', caret - 1);
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** Of those who were chosen, the ones whose name still stands in the text. */
export const namedIn = (text: string, chosen: readonly Colleague[]): Colleague[] =>
  chosen.filter(
    ({ user_id, name }, index) =>
      text.includes(`@${name}`) && chosen.findIndex((one) => one.user_id === user_id) === index,
  );

/** A piece of a note's text; `isName` where it names a colleague. */
export interface Piece {
  text: string;
  isName: boolean;
}

/** A text cut at the names that it holds; a name that is part of a longer one gives way to it. */
export function piecesOf(text: string, mentions: readonly Colleague[]): Piece[] {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const pieces: Piece[] = [];
  let plain = '';
  for (let place = 0; place < text.length;) {
    const name = names.find((one) => text.startsWith(one, place));
    if (name) pieces.push({ text: plain, isName: false }, { text: name, isName: true });
    plain = name ? '' : plain + text.charAt(place);
    place += name?.length ?? 1;
  }
  return [...pieces, { text: plain, isName: false }].filter((piece) => piece.text);
}
