import { type Permission } from '../../platform/http/permission.js';
import { isStaff, type Role } from '../../platform/http/role.js';

/** Who reads a notification: both roles of the staff see the same. */
export const READERS = ['staff', 'company', 'employee'] as const;
export type Reader = (typeof READERS)[number];

export const readerOf = (role: Role): Reader => (isStaff(role) ? 'staff' : (role as 'company' | 'employee'));

/** Ways on which a notification reaches its reader. */
export const WAYS = ['bell', 'mail', 'push'] as const;
export type Way = (typeof WAYS)[number];

/** What a noun says of a kind of notification (docs/workspace.md#how-a-notification-travels). */
export interface NotificationDeclaration<Values extends object> {
  /** Kind of the record that it is about, such as `connection`; lists of such records are read again when it comes. */
  recordKind: string;
  /** What its preference is called, such as "A warranty claim is filed". */
  title: string;
  /**
   * For each reader who may get it: SQL that selects `record_id` and the values of the text of the records `any($1::integer[])` that the
   * account `$2::integer` may see now. A record that it does not select is shown by a neutral line. A reader who is left out never gets it.
   */
  readers: Partial<Record<Reader, string>>;
  /** Of the staff, who lacks it is not notified. */
  needs?: Permission;
  /** The sentence, of these values. */
  text: (values: Values, reader: Reader) => string;
  /** The same in Hindi, of what employees are told (docs/rules.md#language). */
  hi?: (values: Values, reader: Reader) => string;
  /** Where it leads, as an address of this site; the bell of the staff knows the drawers of the console by itself. */
  path: (recordId: number, reader: Reader, values: Values) => string;
  /** Whether it is mailed and pushed unless its reader says otherwise; `never` where the noun writes mails of its own. */
  mail?: boolean | 'never';
  push?: boolean | 'never';
  /** Consent and security: passes at night and beside the digest, and cannot be switched off. */
  isUrgent?: boolean;
}

export interface NotificationKind<Values extends object = object> extends NotificationDeclaration<Values> {
  readonly name: string;
}

const kinds = new Map<string, NotificationKind<never>>();

/**
 * Declares a kind of notification, once, in the room of its noun. A row in the bell keeps the kind and the key of the record; the text is
 * made when it is read, mailed or listed.
 * @param name the noun, a dot, and what happened, such as `claim.filed`; 40 letters at most
 */
export function notificationKind<Values extends object>(
  name: string,
  declaration: NotificationDeclaration<Values>,
): NotificationKind<Values> {
  if (kinds.has(name)) throw new Error(`two notifications are called ${name}`);
  const kind = { name, ...declaration };
  kinds.set(name, kind);
  return kind;
}

/** @returns nothing when this version declares none of that name */
export const notificationKindNamed = (name: string): NotificationKind<never> | undefined => kinds.get(name);

/** What this reader may get, in the order of names. */
export function kindsOf(reader: Reader): NotificationKind<never>[] {
  return [...kinds.values()].filter(({ readers }) => readers[reader]).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a kind takes this way unless its reader chose otherwise. */
export function takesByDefault({ mail = true, push = true }: NotificationKind<never>, way: Way): boolean {
  if (way === 'bell') return true;
  return (way === 'mail' ? mail : push) === true;
}

/** Whether its reader may choose this way. */
export function isChosen({ isUrgent, mail, push }: NotificationKind<never>, way: Way): boolean {
  if (isUrgent && way !== 'push') return false;
  return way === 'bell' || (way === 'mail' ? mail : push) !== 'never';
}
