import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { distance } from './distance.js';
import { type TypedQuery } from './typed-query.js';

const MIN_LENGTH = 4;
const MAX_WORDS = 8;
/** Up to here one letter may differ, beyond it two. */
const SHORT = 5;

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

/** Reads misspelt names and skills. */
@Injectable()
export class SpellingService {
  constructor(private readonly statements: Statements) {}

  /** Words of a query that nobody's name and no skill has, each with the known word that is most like it. */
  async othersFor(query: TypedQuery): Promise<Map<string, string>> {
    const words = query
      .flat()
      .filter(({ kind, isQuoted, isExcluded, text }) => kind === 'words' && !isQuoted && !isExcluded && isWord(text))
      .map(({ text }) => text);
    const others = new Map<string, string>();
    for (const word of new Set(words.slice(0, MAX_WORDS))) {
      const other = await this.otherFor(word);
      if (other !== undefined) others.set(word, other);
    }
    return others;
  }

  private async otherFor(word: string): Promise<string | undefined> {
    const { name, text } = SIMILAR;
    const known = await this.statements.read<{ word: string }>({ name, text, values: [word] });
    const most = word.length <= SHORT ? 1 : 2;
    const near = known
      .map((one) => ({ other: one.word, differs: distance(word.toLowerCase(), one.word) }))
      .filter(({ differs }) => differs <= most)
      .sort((a, b) => a.differs - b.differs);
    return near[0]?.other;
  }
}

const isWord = (text: string): boolean => /^[\p{L}\p{M}]+$/u.test(text) && text.length >= MIN_LENGTH;
