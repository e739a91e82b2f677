import { createHash } from 'node:crypto';
import { type AgencyLetter, facts, heading, type LetterBlock, text } from '../../agency/documents/letter.js';
import { type TermsAnswer } from '../../auth/terms/terms-answer.entity.js';
import { type Language } from '../../platform/language/language.js';
import { CERTIFICATE_WORDS, type CertificateWords } from './certificate-words.js';

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

/** What is hashed of an acceptance: each fact as `name: value`, in lines of UTF-8, as it is printed. */
const factsOf = (
  acceptance: ProvenAcceptance,
  account: { email: string; user_id: number },
  words: CertificateWords,
): [string, string][] => [
  [words.record, String(acceptance.answer_id)],
  [words.account, `${account.user_id}, ${account.email}`],
  [words.terms, words.version(words.role[acceptance.role], acceptance.version, acceptance.language)],
  [words.accepted, words.moment(acceptance.answered_at)],
  [words.recorded, words.moment(acceptance.recorded_at)],
  [words.how, words.occasion[acceptance.how]],
  [words.address, acceptance.address ?? words.unknown],
  [words.browser, acceptance.browser ?? words.unknown],
  [words.textHash, acceptance.sha256 ?? words.unknown],
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
  { source, printedAt, language }: { source: string; printedAt: string; language: Language },
): Omit<AgencyLetter, 'agency'> {
  const words = CERTIFICATE_WORDS[language];
  const [sourceName, sourceOf] = words.source;
  return {
    language,
    title: words.title,
    printed_at: printedAt,
    blocks: [
      text(words.intro),
      ...acceptances.flatMap((acceptance, index) => {
        const lines = factsOf(acceptance, account, words);
        return [
          heading(words.acceptance(index + 1, acceptances.length)),
          facts([...lines, [words.linesHash, hashOf(lines)]]),
        ];
      }),
      heading(words.particulars),
      facts([[sourceName, sourceOf(source)], words.process, words.algorithm, [words.output, words.moment(printedAt)]]),
      heading(words.statement),
      text(words.statementHint),
      facts(words.signed.map((name) => [name, LINE] as const)),
      ...textsOf(acceptances, words),
    ],
  };
}

const LINE = '_'.repeat(48);

/** Each text once. */
function textsOf(acceptances: readonly ProvenAcceptance[], words: CertificateWords): LetterBlock[] {
  const texts = new Map(acceptances.map((acceptance) => [acceptance.sha256, acceptance.text]));
  return [...texts].flatMap(([sha256, shown]) => (sha256 && shown ? [heading(words.textOf(sha256)), text(shown)] : []));
}
