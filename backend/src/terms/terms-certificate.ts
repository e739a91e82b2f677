import { createHash } from 'node:crypto';
import { type TermsAnswer } from '../auth/terms/terms-answer.entity.js';
import { facts, heading, text, type Letter, type LetterBlock } from '../letters/letter.js';
import { AGENCY } from '../platform/agency.js';
import { VERSION } from '../platform/version.js';

/** An acceptance as it is recorded, with the text that was shown if it is known. */
export type ProvenAcceptance = Pick<
  TermsAnswer,
  'answer_id' | 'role' | 'version' | 'language' | 'sha256' | 'how' | 'address' | 'browser'
> & {
  /** ISO 8601 in UTC. */
  answered_at: string;
  recorded_at: string;
  text: string | null;
};

const UNKNOWN = 'unknown';
const HOW: Readonly<Record<TermsAnswer['how'], string>> = {
  registration: 'At the registration, completed by a code sent to the e-mail address',
  after_login: 'After a login with the account’s password',
  before: 'Noted before texts, addresses and browsers were recorded',
};
const MOMENT = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});
const momentText = (moment: string): string => `${MOMENT.format(new Date(moment))} IST (${moment})`;

/** What is hashed of an acceptance: each fact as `name: value`, in lines of UTF-8. */
const factsOf = (acceptance: ProvenAcceptance, account: { email: string; user_id: number }): [string, string][] => [
  ['Record', String(acceptance.answer_id)],
  ['Account', `${account.user_id}, ${account.email}`],
  ['Terms', `${acceptance.role}, version ${acceptance.version}, language ${acceptance.language}`],
  ['Accepted', momentText(acceptance.answered_at)],
  ['Recorded', momentText(acceptance.recorded_at)],
  ['How', HOW[acceptance.how]],
  ['Network address', acceptance.address ?? UNKNOWN],
  ['Browser, as it named itself', acceptance.browser ?? UNKNOWN],
  ['SHA-256 of the text shown', acceptance.sha256 ?? UNKNOWN],
];

const hashOf = (lines: readonly [string, string][]): string =>
  createHash('sha256')
    .update(lines.map(([name, value]) => `${name}: ${value}`).join('\n'))
    .digest('hex');

/**
 * What the records say of an account's acceptances, with the particulars that Part A of the Schedule to the Bharatiya Sakshya Adhiniyam
 * asks for (section 63(4)): source, device and process, hash and algorithm, date. The person in charge signs by hand.
 */
export function certificateOf(
  account: { email: string; user_id: number },
  acceptances: readonly ProvenAcceptance[],
  { source, printedAt }: { source: string; printedAt: string },
): Omit<Letter, 'agency'> {
  return {
    title: 'Certificate of acceptance of terms',
    printed_at: printedAt,
    blocks: [
      text(
        'This certificate says what the electronic records named below hold about the acceptance of terms and conditions. What they do not hold is called unknown.',
      ),
      ...acceptances.flatMap((acceptance, index) => {
        const lines = factsOf(acceptance, account);
        return [
          heading(`Acceptance ${index + 1} of ${acceptances.length}`),
          facts([...lines, ['SHA-256 of these lines', hashOf(lines)]]),
        ];
      }),
      heading('Particulars for Part A of the Schedule (section 63(4), Bharatiya Sakshya Adhiniyam, 2023)'),
      facts([
        ['Source of the record', `Server: the database of ${AGENCY.name} at ${source}`],
        [
          'Device and process',
          `The server program ${AGENCY.name} ${VERSION} stored each acceptance when the browser of the account sent it, and the text that was shown under its hash. Its database refuses changes of these records; only an erasure that a person asks for empties e-mail, address and browser.`,
        ],
        ['Algorithm of the hashes', 'SHA-256, of text in UTF-8'],
        ['Date of this output', momentText(printedAt)],
      ]),
      heading('Statement of the person in charge'),
      text(
        'To be completed and signed by the person in charge of the device or of the management of the activities: whether the device was under lawful control and regularly used to store such records, and whether it worked properly during that time, or did not without affecting the record.',
      ),
      facts(['Name', 'Designation', 'Statement', 'Place and date', 'Signature'].map((name) => [name, LINE] as const)),
      ...textsOf(acceptances),
    ],
  };
}

const LINE = '_'.repeat(48);

/** Each text once. */
function textsOf(acceptances: readonly ProvenAcceptance[]): LetterBlock[] {
  const texts = new Map(acceptances.map((acceptance) => [acceptance.sha256, acceptance.text]));
  return [...texts].flatMap(([sha256, shown]) =>
    sha256 && shown ? [heading(`Text with SHA-256 ${sha256}`), text(shown)] : [],
  );
}
