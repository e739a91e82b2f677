/** A record of separated values. */
interface CsvRecord {
  cells: string[];
  /** Whether a quotation mark that is opened in it is never closed. */
  isOpen: boolean;
}

/**
 * Cuts text into records as spreadsheets do: a value in quotation marks may hold separators, line ends and doubled marks; what follows its
 * last mark belongs to it, so that `"Raju" Sharma` takes no further line.
 * @param text with line feeds only
 */
export function* csvRecords(text: string, delimiter: string): Generator<CsvRecord> {
  const nextDelimiter = finderOf(text, delimiter);
  const nextLine = finderOf(text, '\n');
  let cells: string[] = [];
  let at = 0;
  while (at < text.length || cells.length > 0) {
    let quoted = '';
    if (text[at] === '"') {
      const end = closingMark(text, at + 1);
      quoted = text.slice(at + 1, end < 0 ? text.length : end).replaceAll('""', '"');
      if (end < 0) {
        yield { cells: [...cells, quoted], isOpen: true };
        return;
      }
      at = end + 1;
    }
    const end = Math.min(nextDelimiter(at), nextLine(at));
    cells.push(quoted + text.slice(at, end));
    at = end + 1;
    if (text[end] === delimiter) continue;
    yield { cells, isOpen: false };
    cells = [];
  }
}

/** The place of the mark that closes a value; -1 when there is none. */
function closingMark(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Where a sign stands next, asked for places one behind the other; the end of the text when it does not. */
function finderOf(text: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const place = text.indexOf(sign, from);
      found = place < 0 ? text.length : place;
    }
    return found;
  };
}
