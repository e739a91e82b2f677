import { AGENCY } from '../platform/agency.js';
import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';

/** It says nothing of the other record: that may be somebody else's, when the merge was a mistake. */
interface MergeFacts {
  /** Of the record that had this address. */
  name: string;
  email: string;
  /** Whom to write to. */
  contact: string;
}

const HOURS = `We are there ${AGENCY.businessHours}.`;

/** To the e-mail that logs in from then on (docs/rules.md#merge-mails). */
export const RECORDS_MERGED = mailTemplate<MergeFacts & { until: string }>(
  'records-merged',
  ({ name, email, contact, until }) => ({
    subject: `Your two ${AGENCY.name} records are one now`,
    heading: 'Two records became one',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} had two records that we take to be yours. We have made them one.`),
      paragraph('Everything that belonged to either of them is in it.'),
      { kind: 'facts', facts: [['You log in with', email]] },
      paragraph(
        `If you find something there that is not yours, write to ${contact}. Until ${until} we can separate the two again. ${HOURS}`,
      ),
    ],
  }),
);

/** To the e-mail that no longer logs in. */
export const RECORD_MERGED_AWAY = mailTemplate<MergeFacts & { until: string }>(
  'record-merged-away',
  ({ name, email, contact, until }) => ({
    subject: `Your ${AGENCY.name} record was merged with another one`,
    heading: 'Your record was merged',
    blocks: [
      paragraph(
        `Hello ${name}, ${AGENCY.name} had another record that we take to be yours, too. We have made the two one.`,
      ),
      paragraph(`${email} no longer logs in. Everything that belonged to your record is in the one that stays.`),
      paragraph(
        `If you have no other record with us, tell us at once: write to ${contact}. Until ${until} we can separate the two again. ${HOURS}`,
      ),
    ],
  }),
);

/** To both, when a merge was undone. */
export const MERGE_TAKEN_BACK = mailTemplate<MergeFacts & { logsIn: boolean }>(
  'merge-undone',
  ({ name, email, contact, logsIn }) => ({
    subject: `Your ${AGENCY.name} record is separate again`,
    heading: 'Your record is separate again',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} had merged your record with another one, and has undone that.`),
      ...(logsIn ? [{ kind: 'facts' as const, facts: [['You log in with', email] as [string, string]] }] : []),
      paragraph(`If something is missing, write to ${contact}. ${HOURS}`),
    ],
  }),
);
