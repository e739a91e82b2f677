import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { containing } from '../platform/lists/list-search.js';
import { type SkillSuggestionDto } from './skills.dto.js';

const MAX_SUGGESTIONS = 20;

/** The spellings that most employees have decide which skills are counted: one letter may stand in ten thousands of names. */
const MAX_SPELLINGS = 200;

const SUGGESTIONS = new PreparedStatement(
  `with asked as materialized (
     select key from skill_counts where key like ${containing(['$1::text'])} order by n desc, name limit ${MAX_SPELLINGS})
   select coalesce(json_agg(r), '[]') as rows from (
     select (array_agg(name order by n desc, name))[1] as name, sum(n)::int as count
     from skill_counts where key in (select key from asked) group by key
     order by 2 desc, 1 limit ${MAX_SUGGESTIONS}) r`,
);

/** The skills that employees have. */
@Injectable()
export class SkillsService {
  constructor(private readonly statements: Statements) {}

  /**
   * Skills to choose from, the most frequent first, 20 at most. Spellings that differ only in case or accents are one skill.
   * @param part of the name; empty for the most frequent of all
   */
  async suggestions(part: string): Promise<SkillSuggestionDto[]> {
    const { name, text } = SUGGESTIONS;
    const [row] = await this.statements.read<{ rows: SkillSuggestionDto[] }>({ name, text, values: [part] });
    return row?.rows ?? [];
  }
}
