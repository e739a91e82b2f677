import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { Statements } from '../../../platform/database/statements.js';
import { withoutCommonWords } from './common-words.js';

/** A skill is known when a job names it or this many people have it. What only one person has would identify them. */
const MIN_PEOPLE = 2;
const SKILLS = new PreparedStatement<{ skills: string[] }>(`select skills_in($1, ${MIN_PEOPLE}) as skills`);
/** As many as a record holds. */
const MAX_SKILLS = 50;

/** Finds the skills in a text that the agency knows from people and jobs. */
@Injectable()
export class KnownSkills {
  constructor(private readonly statements: Statements) {}

  async namedIn(text: string): Promise<string[]> {
    const [found] = await this.statements.run(SKILLS, [withoutCommonWords(text)]);
    return (found?.skills ?? []).slice(0, MAX_SKILLS);
  }
}
