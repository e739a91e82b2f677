import type { Part } from '../../platform/search/words';

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const unescaped = (text: string): string => text.replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** The words of a snippet, of which those between `<mark>` and `</mark>` are marked. Nothing in it is ever read as HTML. */
export function snippetParts(snippet: string): Part[] {
  return snippet
    .split('<mark>')
    .flatMap((piece, place): Part[] => {
      if (place === 0) return [{ text: unescaped(piece), isMarked: false }];
      const [marked = '', ...rest] = piece.split('</mark>');
      return [
        { text: unescaped(marked), isMarked: true },
        { text: unescaped(rest.join('')), isMarked: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
