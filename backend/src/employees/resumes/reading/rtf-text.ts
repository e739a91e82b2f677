import { windows1252 } from '../../../platform/files/decoded-text.js';

type Decoder = (bytes: Buffer) => string;

/** What a group of RTF inherits from the one around it. */
interface State {
  /** Whether the content is no text. */
  isHidden: boolean;
  /** Number of fallback characters after `\u`, for readers that lack it. */
  substitutes: number;
  decoder: Decoder;
}

/** Groups without text of the document. */
const HIDDEN =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|themedata|colorschememapping|datastore|latentstyles|listtable|listoverridetable|rsidtbl|generator|xmlnstbl|fldinst|filetbl|revtbl|nonshppict|sn|sv)$/;
const BREAKS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  page: '\n',
  sect: '\n',
  row: '\n',
  tab: '\t',
  nestrow: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};
const CELLS = /^(?:nest)?cell$/;
const ROWS = /^(?:trowd|(?:nest)?row)$/;
const SYMBOLS: Readonly<Record<string, string>> = { '~': ' ', _: '-', '\\': '\\', '{': '{', '}': '}' };
/** Code pages with names of their own in Node.js. */
const ENCODINGS: Readonly<Record<number, string>> = {
  65001: 'utf-8',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
};
/** Character sets of fonts, as code pages. */
const CHARSETS: Readonly<Record<number, number>> = {
  0: 1252,
  161: 1253,
  162: 1254,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};
const MAX_DEPTH = 1_000;
const TOKEN = /\\([a-z]+)(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)|[\s\S]/giy;

export function textOfRtf(bytes: Buffer): string {
  return new RtfReader(bytes.toString('latin1')).text();
}

class RtfReader {
  private readonly parts: string[] = [];
  private readonly outer: State[] = [];
  private state: State = { isHidden: false, substitutes: 1, decoder: decoderOf(1252) };
  private readonly fonts = new Map<number, Decoder>();
  private font = 0;
  private codePage = this.state.decoder;
  private toSkip = 0;
  private mayBeUnknown = false;
  /** Where the present cell of a table begins. */
  private cell = Infinity;
  private bytes: number[] = [];

  constructor(private readonly source: string) {}

  text(): string {
    for (const [, word, value, hex, symbol, brace, letters] of this.source.matchAll(TOKEN)) {
      if (hex === undefined) this.flush();
      if (word !== undefined) this.word(word, value === undefined ? undefined : Number(value));
      else if (hex !== undefined) this.byte(parseInt(hex, 16));
      else if (symbol !== undefined) this.symbol(symbol);
      else if (brace !== undefined) this.brace(brace);
      else if (letters !== undefined) this.letters(letters);
    }
    this.flush();
    return this.parts.join('');
  }

  private brace(brace: string): void {
    this.toSkip = 0;
    this.mayBeUnknown = false;
    if (brace === '}') this.state = this.outer.pop() ?? this.state;
    // deeper groups share the state of the last one
    else if (this.outer.length < MAX_DEPTH) this.outer.push({ ...this.state });
  }

  private word(word: string, value: number | undefined): void {
    const isUnknownGroup = this.mayBeUnknown && word !== 'shppict';
    this.mayBeUnknown = false;
    if (isUnknownGroup && word !== 'shpinst' && word !== 'shptxt') this.state.isHidden = true;
    if (HIDDEN.test(word)) {
      this.state.isHidden = true;
      return;
    }
    if (word === 'u' && value !== undefined) {
      this.write(String.fromCharCode(value & 0xffff));
      this.toSkip = this.state.substitutes;
    } else if (word === 'uc') this.state.substitutes = value ?? 1;
    else if (word === 'ansicpg' && value !== undefined) this.state.decoder = this.codePage = decoderOf(value);
    else if (word === 'f' && value !== undefined) {
      this.font = value;
      this.state.decoder = this.fonts.get(value) ?? this.codePage;
    } else if (word === 'fcharset' && value !== undefined) {
      const codePage = CHARSETS[value];
      if (codePage) this.fonts.set(this.font, decoderOf(codePage));
    } else if (word === 'bin') this.toSkip = value ?? 0;
    else if (CELLS.test(word)) this.endCell();
    else {
      const text = BREAKS[word];
      if (text !== undefined) this.write(text);
      if (ROWS.test(word)) this.cell = this.parts.length;
    }
  }

  /** As in other documents: what stands beside a cell of several lines begins a line of its own. */
  private endCell(): void {
    while (this.parts.length > this.cell && this.parts.at(-1) === '\n') this.parts.pop();
    this.write(this.parts.indexOf('\n', this.cell) < 0 ? '\t' : '\n');
    this.cell = this.parts.length;
  }

  private symbol(symbol: string): void {
    if (symbol === '*') this.mayBeUnknown = true;
    else if (symbol === '\n' || symbol === '\r') this.write('\n');
    else this.letters(SYMBOLS[symbol] ?? '');
  }

  private byte(code: number): void {
    if (this.toSkip > 0) this.toSkip -= 1;
    else if (!this.state.isHidden) this.bytes.push(code);
  }

  private letters(letters: string): void {
    const skipped = Math.min(this.toSkip, letters.length);
    this.toSkip -= skipped;
    this.write(letters.slice(skipped));
  }

  private write(text: string): void {
    if (!this.state.isHidden && text) this.parts.push(text);
  }

  private flush(): void {
    if (!this.bytes.length) return;
    this.write(this.state.decoder(Buffer.from(this.bytes)));
    this.bytes = [];
  }
}

/** A cache, because a document may switch its code page before each letter. */
const decoders = new Map<number, Decoder>();

function decoderOf(codePage: number): Decoder {
  const name = ENCODINGS[codePage] ?? (isOfWindows(codePage) ? `windows-${codePage}` : undefined);
  if (!name || codePage === 1252) return windows1252;
  const known = decoders.get(codePage);
  if (known) return known;
  const text = new TextDecoder(name);
  const decoder: Decoder = (bytes) => text.decode(bytes);
  decoders.set(codePage, decoder);
  return decoder;
}

/** Code pages named `windows-…`. */
function isOfWindows(codePage: number): boolean {
  return codePage === 874 || (codePage >= 1250 && codePage <= 1258);
}
