import { sectionsOf, type Paper } from './paper.js';

/** A resume as plain text. */
export function textFile(paper: Paper): Buffer {
  const lines = sectionsOf(paper).flatMap((part) => ['', part.heading.toUpperCase(), ...part.lines]);
  return Buffer.from(`${[paper.name, ...lines].join('\r\n')}\r\n`);
}

/** A resume as word processors keep it between each other. */
export function rtfFile(paper: Paper): Buffer {
  const paragraphs = [
    `{\\b\\fs36 ${escaped(paper.name)}}\\par`,
    ...sectionsOf(paper).flatMap(({ heading, lines }) => [
      `\\par{\\b\\fs26 ${escaped(heading)}}\\par`,
      ...lines.map((line) => `${escaped(line)}\\par`),
    ]),
  ];
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Calibri;}}\\fs22\n${paragraphs.join('\n')}\n}`,
  );
}

const LAST_ASCII = 0x7f;

/** Beyond ASCII a character is its number, and a sign for readers that do not know it. */
function escaped(text: string): string {
  return [...text.replace(/[\\{}]/g, '\\$&')]
    .map((letter) => (letter.charCodeAt(0) > LAST_ASCII ? `\\u${letter.charCodeAt(0)}?` : letter))
    .join('');
}
