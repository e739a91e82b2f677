import { HONORIFICS, isInitial, isInstitution, isOrdinary, lettersIn, nameKey } from './name-words.js';
import { type PartLine, partLineAt } from './parts.js';
import { soundsOf, withoutWaw, writingOf } from './sounds.js';
import { type MaskedSpan } from './spans.js';
import { foldedText, type View, type Word } from './view.js';

const MIN_LETTERS = 3;
const MIN_JOINED = 6;
const MIN_SOUNDS = 3;
const MIN_SHORT = 4;
const NEAR_GAP = /^[\s.,_'"()-]{0,3}$/;
const COMPANY_BEFORE = /(?:\bat|\bjoined|\bm\/s\.?|\bmessrs\.?|\bst\.?|@)\s{1,2}$/i;
const SAYS_I =
  /(?:\bi am|\bi,|\bi|\bmyself|\bname is|\bmr|\bms|\bmrs|\bshri|\bsmt|\bmiss|\bdr|\bthis is|\bsd\/-|\bcandidate|\bmyself,|\bcall me|\bknown as)[\s.,:(-]{1,3}$/i;
/** A polite word behind a name. */
const AFTER_NAME = /^(?:ji|जी|साहब|சார்)$/;
const MAX_INSTITUTION_WORDS = 5;

/** The words of a person's name, as far as they are known or were found. */
export class NameWords {
  /** By key. */
  private readonly keys = new Set<string>();
  /** All words one after the other, and the other way round. */
  private readonly joined = new Set<string>();
  private readonly sounds: { sound: string; withoutWaw: string; writing: string; letters: number }[] = [];

  /** Adds a name in any spelling. */
  add(name: string): void {
    const words = (foldedText(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
      (word, place, all) => !/^\d+$/.test(word) && !all.slice(0, place + 1).every((one) => HONORIFICS.has(one)),
    );
    // "D'Souza" is also "Dsouza", "Mary-Ann" is "Maryann"
    for (const word of foldedText(name).split(/[\s.]/)) {
      const whole = word.replace(/['-]/g, '');
      if (whole !== word && lettersIn(whole) > MIN_LETTERS) this.keys.add(nameKey(whole));
    }
    const long = words.filter((word) => lettersIn(word) >= MIN_LETTERS);
    for (const word of words) if (lettersIn(word) >= 2) this.keys.add(nameKey(word));
    for (const word of long) {
      this.sounds.push({
        sound: soundsOf(word),
        withoutWaw: withoutWaw(word),
        writing: writingOf(word),
        letters: lettersIn(word),
      });
    }
    const full = words.filter((word) => lettersIn(word) >= 2);
    for (const order of [
      words,
      words.toReversed(),
      full,
      full.toReversed(),
      [full[0] ?? '', full.at(-1) ?? ''],
      [full.at(-1) ?? '', full[0] ?? ''],
    ]) {
      const whole = order.map(nameKey).join('');
      if (order.length > 1 && lettersIn(whole) >= MIN_JOINED) this.joined.add(whole);
    }
    const [only] = full;
    if (full.length === 1 && only && lettersIn(only) >= MIN_JOINED) this.joined.add(nameKey(only));
  }

  get isEmpty(): boolean {
    return this.keys.size === 0;
  }

  has = (word: string): boolean => this.keys.has(nameKey(word));

  /** Whether a word is a longer name's beginning or end: "Karthik" of Karthikeyan. */
  isShort = (word: string): boolean => {
    const key = nameKey(word);
    if (key.length < MIN_SHORT || isOrdinary(word)) return false;
    return [...this.keys].some(
      (whole) => whole.length >= key.length + 3 && (whole.startsWith(key) || whole.endsWith(key)),
    );
  };

  /** Whether a word or a handle holds the name. */
  isWithin = (text: string): boolean => {
    const lower = text.toLowerCase();
    const parts = lower.match(/[\p{L}\p{M}]+/gu) ?? [];
    if (parts.some((part) => lettersIn(part) >= MIN_LETTERS && this.keys.has(nameKey(part)))) return true;
    const letters = parts.map(nameKey).join('');
    if ([...this.joined].some((whole) => letters.includes(whole))) return true;
    return [...this.keys].some((key) => key.length >= 5 && letters.includes(key));
  };

  get wholes(): Iterable<string> {
    return this.joined;
  }

  /** Whether a word in another script sounds like one of the name's. */
  soundsLike(word: string, minSounds = 1): boolean {
    const writing = writingOf(word);
    if (writing === 'other' || lettersIn(word) < 2) return false;
    const sound = soundsOf(word);
    if (sound.length < minSounds) return false;
    const isUrdu = writing === 'arabic';
    return this.sounds.some((one) => {
      if (one.writing === writing || !one.sound || one.letters < MIN_LETTERS) return false;
      return isUrdu || one.writing === 'arabic' ? one.withoutWaw === withoutWaw(word) : one.sound === sound;
    });
  }
}

interface Hit {
  at: number;
  /** In another script. */
  isHeard: boolean;
}

/** Where the words of a name stand. */
export function namesIn(view: View, lines: readonly PartLine[], names: NameWords): MaskedSpan[] {
  if (names.isEmpty) return [];
  const spans = joinedIn(view, names);
  const { words } = view;
  let cluster: Hit[] = [];
  const end = (): void => {
    if (cluster.length) takeCluster(view, lines, cluster, spans);
    cluster = [];
  };
  for (const [at, word] of words.entries()) {
    const isSaid = names.has(word.text) || isShortName(view, lines, at, names);
    const isHeard = !isSaid && names.soundsLike(word.text);
    const last = cluster.at(-1);
    if (!isSaid && !isHeard) {
      // an initial or a short word between two names
      const goesOn = isInitial(view.text, word) || isShortened(view.text, word) || isBetween(view, at, names);
      if (last && (at - last.at > 1 || !goesOn)) end();
      continue;
    }
    if (last && !isNear(view, last.at, at)) end();
    cluster.push({ at, isHeard });
  }
  end();
  return spans;
}

/** "Call me Karthik", but not "Karthik Stores". */
function isShortName(view: View, lines: readonly PartLine[], at: number, names: NameWords): boolean {
  const word = view.words[at];
  if (!word || !/^\p{Lu}/u.test(view.text.slice(word.start, word.end)) || !names.isShort(word.text)) return false;
  if (SAYS_I.test(view.text.slice(Math.max(0, word.start - 16), word.start))) return true;
  const part = partLineAt(lines, word.start)?.part;
  return part !== 'work' && part !== 'education';
}

/** A husband's or a father's name between two words of the name. */
function isBetween({ text, words }: View, at: number, names: NameWords): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || !next || !names.has(next.text)) return false;
  return /^ \p{Lu}\p{L}{2,19} $/u.test(text.slice(before.end, next.start)) && !isInstitution(word.text);
}

/** "Kr.", "Ch." between two words of a name. */
const isShortened = (text: string, { start, end }: Word): boolean =>
  end - start <= 3 && /^\p{Lu}\p{Ll}{1,2}\.$/u.test(text.slice(start, end + 1));

function isNear({ words, text }: View, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const gap = text.slice(words[at]?.end, words[at + 1]?.start);
    if (!NEAR_GAP.test(gap) || gap.includes('\n\n')) return false;
  }
  return to - from <= 2;
}

function takeCluster(view: View, lines: readonly PartLine[], cluster: readonly Hit[], spans: MaskedSpan[]): void {
  const { words } = view;
  const distinct = new Set(cluster.map(({ at }) => words[at]?.text));
  const isSure = distinct.size > 1;
  const [first, last] = [cluster[0]?.at ?? 0, cluster.at(-1)?.at ?? 0];
  if (!isSure && !isAloneName(view, lines, cluster[0] ?? { at: first, isHeard: false })) return;
  const from = widened(view, first, -1);
  const to = widened(view, last, 1);
  spans.push({ start: words[from]?.start ?? 0, end: words[to]?.end ?? 0, kind: 'name' });
}

/** Whether one word of a name is the person's, rather than a thing's, a company's or a place's. */
function isAloneName(view: View, lines: readonly PartLine[], { at, isHeard }: Hit): boolean {
  const word = view.words[at];
  if (!word) return false;
  const shown = view.text.slice(word.start, word.end);
  const before = view.text.slice(Math.max(0, word.start - 16), word.start);
  const isCalled = SAYS_I.test(before) || hasInitial(view, at);
  const line = partLineAt(lines, word.start);
  const isAlone =
    line !== undefined && line.said.split(' ').length <= 3 && (line.part === 'head' || line.part === 'declaration');
  if (lettersIn(word.text) < MIN_LETTERS) return isAlone && line.said === word.text;
  if (isHeard) return isAlone || isCalled || soundsOf(word.text).length >= MIN_SOUNDS;
  if (isInstitutionOf(view, at, line)) return false;
  if (isOrdinary(word.text)) return isAlone || (isCalled && /^\p{Lu}/u.test(shown));
  if (COMPANY_BEFORE.test(before)) return false;
  return true;
}

const hasInitial = (view: View, at: number): boolean =>
  [at - 1, at + 1].some((place) => {
    const word = view.words[place];
    const own = view.words[at];
    if (!word || !own || !isInitial(view.text, word)) return false;
    const gap = place < at ? view.text.slice(word.end, own.start) : view.text.slice(own.end, word.start);
    return /^[. ]{1,2}$/.test(gap);
  });

/** "Khan Academy", "Ajay Kumar Garg Engineering College": capital words up to an institution's. */
function isInstitutionOf(view: View, at: number, line: PartLine | undefined): boolean {
  let before = view.words[at];
  for (let place = at + 1; place <= at + MAX_INSTITUTION_WORDS; place += 1) {
    const word = view.words[place];
    if (!word || !before || word.end > (line?.end ?? 0)) return false;
    const gap = view.text.slice(before.end, word.start);
    if (!/^[\s.&'-]{1,3}$/.test(gap)) return false;
    if (isInstitution(word.text) || gap.includes('&')) return true;
    if (!/^[\p{Lu}\p{Lo}]/u.test(view.text.slice(word.start, word.end)) && word.text !== 'of' && word.text !== 's')
      return false;
    before = word;
  }
  return false;
}

/** Takes initials, titles and a possessive s along. */
function widened(view: View, at: number, step: 1 | -1): number {
  let edge = at;
  for (let taken = 0; taken < 4; taken += 1) {
    const next = view.words[edge + step];
    const own = view.words[edge];
    if (!next || !own) break;
    const gap = step > 0 ? view.text.slice(own.end, next.start) : view.text.slice(next.end, own.start);
    // the O of O'Connor
    const isPrefix = step < 0 && gap === "'" && next.text.length <= 2;
    const isTitle = step < 0 && HONORIFICS.has(next.text);
    if (
      !isPrefix &&
      (!/^[ .(_]{0,3}$/.test(gap) ||
        !(
          isInitial(view.text, next) ||
          isTitle ||
          (step < 0 && isShortened(view.text, next)) ||
          (step > 0 && AFTER_NAME.test(next.text))
        ))
    )
      break;
    // "Priya A" is a name, "Asha I have" is a sentence
    if (
      step > 0 &&
      !gap.includes('.') &&
      /^[IA]$/.test(view.text.slice(next.start, next.end)) &&
      / \p{Ll}/u.test(view.text.slice(next.end, next.end + 2))
    )
      break;
    if (step < 0 && view.text.slice(next.start, next.end) === 'I' && !gap.includes('.')) break;
    edge += step;
  }
  return edge;
}

/** The whole name without blanks, with dots between its letters, or broken by a machine. */
function joinedIn(view: View, names: NameWords): MaskedSpan[] {
  const letters: string[] = [];
  const places: number[] = [];
  for (const { 0: found, index } of view.lower.matchAll(/[\p{L}\p{M}\d|]/gu)) {
    letters.push(/[i1|]/.test(found) ? 'l' : found === '0' ? 'o' : found);
    places.push(index);
  }
  const joined = letters.join('');
  // letters of two units count for both
  if (joined.length !== places.length) return [];
  const spans: MaskedSpan[] = [];
  for (const whole of names.wholes) {
    for (let at = joined.indexOf(whole); at >= 0; at = joined.indexOf(whole, at + whole.length)) {
      const start = places[at] ?? 0;
      const end = (places[at + whole.length - 1] ?? 0) + 1;
      if (isSpread(view, start, end, whole.length)) spans.push({ start, end, kind: 'name' });
    }
  }
  return spans;
}

/** Not within longer words of a text, and not over more than a line. */
function isSpread({ text }: View, start: number, end: number, letters: number): boolean {
  const isCut = /[\p{L}\p{M}]/u.test(text[start - 1] ?? '') || /[\p{Ll}\p{M}]/u.test(text[end] ?? '');
  return end - start <= letters * 3 && !text.slice(start, end).includes('\n\n') && !isCut;
}
