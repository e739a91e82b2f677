import { type Run, runsOf } from './typefaces.js';

/** A line that fits, and its width in points. */
export interface WrappedLine {
  runs: (Run & { width: number })[];
  width: number;
}

type Measure = (run: Run) => number;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks text into lines: at line breaks, between words, and inside words that are wider than a line. */
export function wrapped(text: string, width: number, measure: Measure): WrappedLine[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of pieces(paragraph, width, measure)) {
      const longer = line + word;
      if (line && lineOf(longer.trimEnd(), measure).width > width) {
        lines.push(line);
        line = word.trimStart();
      } else line = longer;
    }
    return [...lines, line].map((each) => lineOf(each.trim(), measure));
  });
}

/** Words, each with the space after it. */
function pieces(paragraph: string, width: number, measure: Measure): string[] {
  return (paragraph.match(/\S+\s*|^\s+/g) ?? []).flatMap((word) =>
    lineOf(word.trimEnd(), measure).width <= width ? [word] : cut(word, width, measure),
  );
}

function cut(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part && lineOf(part + segment, measure).width > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

function lineOf(text: string, measure: Measure): WrappedLine {
  const runs = runsOf(text).map((run) => ({ ...run, width: measure(run) }));
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}
