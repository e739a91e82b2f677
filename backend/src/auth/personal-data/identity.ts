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
}

/** Everything that identifies a person, including deleted records that only the audit log still knows. */
export interface Person extends RecordKeys, AuditedKeys, Identity {
  /** The requested one. */
  email: string;
}

/** Replaces names, e-mails and phones. */
export const ERASED = 'erased';

const REGEX_SPECIALS = /[.*+?^${}()|[\]\\]/g;

/**
 * A regular expression for PostgreSQL and JavaScript. Matches whole e-mails, not ends of longer ones, and phones however their digits
 * are grouped.
 */
export function identityPattern({ emails, phones }: Identity): string {
  const addresses = emails.map(
    (email) => `(?<![a-z0-9._%+-])${email.replace(REGEX_SPECIALS, '\\$&')}(?![a-z0-9-]|[.][a-z0-9])`,
  );
  const numbers = phones.map((phone) => `(?<![0-9])([+]?91[ -]?|0)?${[...phone].join('[ .()-]?')}(?![0-9])`);
  return [...addresses, ...numbers].join('|');
}

/** The same with full names that nobody else has, for PostgreSQL. */
export const maskedPattern = (identity: Identity): string =>
  [identityPattern(identity), namesPattern({ names: identity.soleNames })].filter(Boolean).join('|');

/** The same for whole names, for PostgreSQL. */
export const namesPattern = ({ names }: Pick<Identity, 'names'>): string =>
  names.map((name) => `(?<![[:alpha:]])${name.replace(REGEX_SPECIALS, '\\$&')}(?![[:alpha:]])`).join('|');

/** The same as a JavaScript expression. */
export function identityExpression(identity: Identity, flags: 'giu' | 'iu'): RegExp {
  return new RegExp(identityPattern(identity), flags);
}

/** A text, or every text in a value, with e-mails, phones and full names that only the person has replaced. */
export function masked(identity: Identity, value: unknown): unknown {
  const names = identity.soleNames.map(
    (name) => `(?<![\\p{L}\\p{M}])${name.replace(REGEX_SPECIALS, '\\$&')}(?![\\p{L}\\p{M}])`,
  );
  return maskedBy(new RegExp([identityPattern(identity), ...names].join('|'), 'giu'), value);
}

function maskedBy(pattern: RegExp, value: unknown): unknown {
  if (typeof value === 'string') return value.replace(pattern, ERASED);
  if (Array.isArray(value)) return value.map((one) => maskedBy(pattern, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskedBy(pattern, one)]));
}
