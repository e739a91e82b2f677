import { type Skill } from '../employees/employee.entity.js';

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
