/** Keys of the records about a person. */
export interface RecordKeys {
  /** Including accounts that were merged into another one. */
  users: number[];
  employees: number[];
  /** Companies whose contact the person is or was. The company itself is not personal data (docs/rules.md#members). */
  contacts: number[];
  /** Memberships and invitations of the person. */
  members: number[];
  connections: number[];
  placements: number[];
  /** Warranty claims about these placements. */
  claims: number[];
}

/** Keys of what is written about a person in the audit log and goes with them. */
export interface AuditedKeys {
  grievances: number[];
  penaltyCases: number[];
  /** About any of the person's records. */
  tasks: number[];
  mails: number[];
}

/** Everything that has identified a person, except what identifies another person by now. */
export interface Identity {
  /** In lower case; the requested one comes first. */
  emails: string[];
  /** Last ten digits of each. */
  phones: string[];
  names: string[];
  /** Of these, full names that nobody else has. */
  soleNames: string[];
  /** Regular expressions for e-mails and phones, for these and sole names, and for all names: `person_patterns` of the database. */
  contactPatterns: string[];
  patterns: string[];
  namePatterns: string[];
}

/** Everything that identifies a person, including deleted records that only the audit log still knows. */
export interface Person extends RecordKeys, AuditedKeys, Identity {
  /** The requested one. */
  email: string;
}

/** Replaces names, e-mails and phones. */
export const ERASED = 'erased';

export const contactExpression = ({ contactPatterns }: Identity): RegExp => new RegExp(contactPatterns.join('|'), 'iu');
