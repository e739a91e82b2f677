import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';

const HAS_FUNCTION = new PreparedStatement<{ has: boolean }>(
  `select to_regprocedure('skills_in(text)') is not null as has`,
);
const SKILLS = new PreparedStatement<{ skills: string[] }>('select skills_in($1) as skills');
/** As many as a record takes. */
const MAX_SKILLS = 50;

/** Finds in texts the skills that the agency knows from people and jobs. */
@Injectable()
export class KnownSkills {
  constructor(private readonly statements: Statements) {}

  async namedIn(text: string): Promise<string[]> {
    const [function_] = await this.statements.run(HAS_FUNCTION, []);
    if (!function_?.has) return [];
    const [found] = await this.statements.run(SKILLS, [text]);
    return (found?.skills ?? []).slice(0, MAX_SKILLS);
  }
}
