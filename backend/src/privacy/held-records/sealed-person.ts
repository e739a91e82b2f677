import { type Rows } from '../../auth/personal-data/personal-data.js';
import { type Secrets } from '../../platform/config/secrets.js';
import { seal, sealBytes, unseal, unsealBytes } from '../../platform/mail/sealed-content.js';

/** What was known of a person, by name of the place, with the e-mails they are found by. */
export interface HeldPerson {
  emails: string[];
  places: Record<string, Rows>;
  /** What is sealed of them beside it. */
  files: HeldFileName[];
}

/** A file that is held, by the key of its row. */
export interface HeldFileName {
  id: number;
  file_name: string;
  media_type: string;
}

const PURPOSE = 'held-records';

/** How an e-mail stands beside what is sealed. */
export const heldHash = (secrets: Secrets, email: string): string => secrets.keyedHash(PURPOSE, email);

/** How a person stands in the database. */
export const sealPerson = (secrets: Secrets, person: HeldPerson): { email_hashes: string[]; sealed: Buffer } => ({
  email_hashes: person.emails.map((email) => heldHash(secrets, email)),
  sealed: seal(secrets.derive(PURPOSE), person),
});

/** @throws Error when it was sealed with another secret of the installation */
export const openPerson = (secrets: Secrets, sealed: Buffer): HeldPerson =>
  unseal<HeldPerson>(secrets.derive(PURPOSE), sealed);

/** How a file of a person stands in the database. */
export const sealFile = (secrets: Secrets, content: Buffer): Buffer => sealBytes(secrets.derive(PURPOSE), content);

/** @throws Error when it was sealed with another secret of the installation */
export const openFile = (secrets: Secrets, sealed: Buffer): Buffer => unsealBytes(secrets.derive(PURPOSE), sealed);
