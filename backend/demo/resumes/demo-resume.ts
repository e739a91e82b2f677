import { type PersonName } from '../people.js';

/** The kind of file that a resume is sent as. */
export type DemoKind =
  'columns.pdf' | 'table.pdf' | 'scan.pdf' | 'hindi.pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'txt' | 'jpg';

/** A job that a person had. The years are counted back from the year of the seed, 0 is today. */
export type Work = readonly [
  title: string,
  employer: string,
  city: string,
  from: number,
  until: number,
  duties: readonly string[],
];

/** A demo resume; name, address, skills of the record and place are added from there. */
export interface DemoResume {
  person: PersonName;
  kind: DemoKind;
  title: string;
  summary: string;
  work: readonly Work[];
  education: readonly string[];
  /** Beyond those of the record. */
  skills: string;
  languages: string;
}
