import { type EntityManager } from 'typeorm';
import { type Skill } from '../../employees/employee.entity.js';

/** What a company sees of a person: nothing but this, the name, and what is revealed. */
export interface ShownSheet {
  headline: string | null;
  note: string | null;
  skills: Skill[];
  qualification: string | null;
  preferred_location: string | null;
  /** Only where the sheet shows it. */
  preferred_salary?: string | null;
  /** Only where the sheet was confirmed. */
  resume_text?: string | null;
}

/** Of the sheet as the database keeps it, which may be compared later. */
export async function sha256Of(transaction: EntityManager, shown: ShownSheet): Promise<string> {
  const [row] = await transaction.query<[{ sha256: string }]>(
    `select encode(sha256(convert_to($1::jsonb::text, 'UTF8')), 'hex') as sha256`,
    [JSON.stringify(shown)],
  );
  return row.sha256;
}
