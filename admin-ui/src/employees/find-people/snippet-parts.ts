import { fold, type Part } from '../../kit/search/words';

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const unescaped = (text: string): string => text.replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** The words of a snippet, of which those between `<mark>` and `</mark>` are marked. Nothing in it is ever read as HTML. */
export function snippetParts(snippet: string): Part[] {
  return snippet
    .split('<mark>')
    .flatMap((piece, index): Part[] => {
      if (index === 0) return [{ text: unescaped(piece), isMarked: false }];
      const [marked = '', ...rest] = piece.split('</mark>');
      return [
        { text: unescaped(marked), isMarked: true },
        { text: unescaped(rest.join('')), isMarked: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** The marked words of a snippet, as they are marked elsewhere; a single letter would be marked within other words. */
export const markedWords = (snippet: string): string[] => [
  ...new Set(
    snippetParts(snippet)
      .filter(({ isMarked, text }) => isMarked && text.trim().length > 1)
      .map(({ text }) => fold(text.trim())),
  ),
];
