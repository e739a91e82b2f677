import { Injectable } from '@nestjs/common';
import distance from 'damerau-levenshtein';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { Statements } from '../../../platform/database/statements.js';
import { plainWords, type TypedQuery } from './typed-query.js';

const MIN_LENGTH = 4;
const MAX_WORDS = 8;
/** Up to here one letter may differ, beyond it two. */
const SHORT = 5;
/** Names that sound alike differ in one letter of so many. */
const LETTERS_OF_A_SOUND = 3;
const MAX_ALIKE = 5;

/** Pieces of a query, each with every known name in its one spelling; e-mail addresses and what is quoted stay as they are. */
const ONE_SPELLING = new PreparedStatement<{ text: string }>(
  `select string_agg(case when piece ~ '[@"]' then piece else one_spelling(piece) end, '' order by n) as text
   from unnest($1::text[]) with ordinality p (piece, n)`,
);

/** Known words that look like one; nothing when it is known itself. */
const SIMILAR = new PreparedStatement<{ word: string }>(
  `with asked as materialized (select skill_form($1) as word)
   select word from (
     select word from name_words where word % (select word from asked)
     union select key from skill_counts where key % (select word from asked)) known
   where not exists (select from name_words where word = (select word from asked))
     and not exists (select from skill_counts where key = (select word from asked))
   order by similarity(word, (select word from asked)) desc, word limit 20`,
);

/** Of what sounds alike: what was asked, the word, and both as they are spoken. */
interface Alike {
  asked: string;
  word: string;
  spoken: string;
  other: string;
}

/** Names and places that sound like words; nothing for a skill. */
const ALIKE = new PreparedStatement<Alike>(
  `select a.asked, alike.word, name_letters(a.word) as spoken, name_letters(alike.word) as other from (select asked, skill_form(asked) as word from unnest($1::text[]) asked) a
   cross join lateral (select n.word from name_words n where name_sound(n.word) = name_sound(a.word) and n.word <> a.word limit 50) alike
   where name_sound(a.word) <> '' and not exists (select from skill_counts where key = a.word)`,
);

/** Places of a filter. One that is neither in a record nor a known city becomes the city that it is most like. */
const PLACES = new PreparedStatement<{ places: string | null }>(
  `select string_agg(coalesce(case when not exists (select from candidate_index where terms @> array['p=' || place])
       and not exists (select from city_names() where alias = place) then (
         select name from city_names() c where name_sound(c.alias) = name_sound(place) or similarity(c.alias, place) >= 0.45
         order by name_sound(c.alias) = name_sound(place) desc, similarity(c.alias, place) desc, name limit 1) end, place), ', ' order by n) as places
   from unnest(places_named($1)) with ordinality p (place, n)`,
);

/** Reads what is written in several ways, and misspelt names, places and skills. */
@Injectable()
export class SpellingService {
  constructor(private readonly statements: Statements) {}

  /** What was typed, with every known name in its one spelling. */
  async oneSpelling(typed: string): Promise<string> {
    const { name, text } = ONE_SPELLING;
    const [row] = await this.statements.read<{ text: string }>({ name, text, values: [piecesOf(typed)] });
    return row?.text ?? typed;
  }

  /** Places as people name them. */
  async placesOf(location: string): Promise<string> {
    const { name, text } = PLACES;
    const [row] = await this.statements.read<{ places: string | null }>({ name, text, values: [location] });
    return row?.places ?? location;
  }

  /** Words of a query that are in no name, place or skill, each with the known word that is most like it. */
  async othersFor(query: TypedQuery): Promise<Map<string, string>> {
    const others = new Map<string, string>();
    for (const word of wordsOf(query)) {
      const other = await this.otherFor(word);
      if (other !== undefined) others.set(word, other);
    }
    return others;
  }

  /** Words of a query, each with the names and places that sound like it. */
  async alikeFor(query: TypedQuery): Promise<Map<string, string[]>> {
    const words = wordsOf(query);
    const alike = new Map<string, string[]>();
    if (words.length === 0) return alike;
    const { name, text } = ALIKE;
    const known = await this.statements.read<Alike>({ name, text, values: [words] });
    for (const typedWord of words) {
      const near = known
        .filter((one) => one.asked === typedWord)
        .map(({ word, spoken, other }) => ({
          word,
          differs: distance(asOneSound(spoken), asOneSound(other)).steps,
          most: spoken.length / LETTERS_OF_A_SOUND,
        }))
        .filter(({ differs, most }) => differs <= most)
        .sort((a, b) => a.differs - b.differs || a.word.localeCompare(b.word));
      if (near.length > 0)
        alike.set(
          typedWord,
          near.slice(0, MAX_ALIKE).map(({ word }) => word),
        );
    }
    return alike;
  }

  private async otherFor(word: string): Promise<string | undefined> {
    const { name, text } = SIMILAR;
    const known = await this.statements.read<{ word: string }>({ name, text, values: [word] });
    const most = word.length <= SHORT ? 1 : 2;
    const near = known
      .map((one) => ({ other: one.word, differs: distance(word.toLowerCase(), one.word).steps }))
      .filter(({ differs }) => differs <= most)
      .sort((a, b) => a.differs - b.differs);
    return near[0]?.other;
  }
}

/** Before a consonant "aya" and "ai" are one sound, "ar" and "er", too: Nayar and Nair, Varma and Verma. */
const asOneSound = (spoken: string): string =>
  spoken.replaceAll(/aya?([b-df-hj-np-tv-z])/g, 'ai$1').replaceAll(/ar([b-df-hj-np-tv-z])/g, 'er$1');

const isWord = (text: string): boolean => /^[\p{L}\p{M}]+$/u.test(text) && text.length >= MIN_LENGTH;
const wordsOf = (query: TypedQuery): string[] => plainWords(query).filter(isWord).slice(0, MAX_WORDS);

/** What was typed, cut so that quoted parts and e-mail addresses stand alone. */
function piecesOf(typed: string): string[] {
  const pieces: string[] = [];
  for (const [place, part] of typed.split('"').entries()) {
    if (place % 2 === 1) pieces.push(`"${part}"`);
    else for (const word of part.split(/(?<= )/)) addWord(pieces, word);
  }
  return pieces;
}

function addWord(pieces: string[], word: string): void {
  const last = pieces.at(-1);
  if (last === undefined || /[@"]/.test(last + word)) pieces.push(word);
  else pieces[pieces.length - 1] = last + word;
}
