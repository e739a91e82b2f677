import { AGENCY } from '../../platform/agency.js';
import { dayTextOf } from '../../platform/india-day.js';
import { paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

/** It says nothing of the other record, which is another person's if the merge was a mistake. */
interface MergeFacts {
  /** Of the record that had this address. */
  name: string;
  email: string;
  /** Whom to write to. */
  contact: string;
}

interface MergedFacts extends MergeFacts {
  /** ISO 8601, when it can no longer be undone. */
  until: string;
}

/** To the e-mail that logs in from then on (docs/rules.md#merge-mails). */
export const RECORDS_MERGED = mailTemplate<MergedFacts>(
  'records-merged',
  ({ name, email, contact, until }) => ({
    subject: `Your two ${AGENCY.name} records are one now`,
    heading: 'Two records became one',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} had two records that we take to be yours. We have made them one.`),
      paragraph('Everything that belonged to either of them is in it.'),
      { kind: 'facts', facts: [['You log in with', email]] },
      paragraph(
        `If you find something there that is not yours, write to ${contact}. Until ${dayTextOf(until)} we can separate the two again.`,
      ),
    ],
  }),
  {
    hi: ({ name, email, contact, until }) => ({
      subject: `${AGENCY.name} पर आपकी दोनों प्रोफ़ाइल अब एक हैं`,
      heading: 'दोनों प्रोफ़ाइल एक हो गईं',
      blocks: [
        paragraph(`नमस्ते ${name}, ${AGENCY.name} के पास दो प्रोफ़ाइल थीं, और हमें दोनों आपकी लगीं। हमने उन्हें एक कर दिया।`),
        paragraph('दोनों में जो कुछ था, सब इसमें है।'),
        { kind: 'facts', facts: [['लॉगिन का ईमेल', email]] },
        paragraph(
          `अगर इसमें कुछ आपका नहीं है, तो ${contact} पर लिखें। दोनों को ${dayTextOf(until, 'hi')} तक फिर अलग किया जा सकता है।`,
        ),
      ],
    }),
  },
);

/** To the e-mail that no longer logs in. */
export const RECORD_MERGED_AWAY = mailTemplate<MergedFacts>(
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
        `If you have no other record with us, tell us at once: write to ${contact}. Until ${dayTextOf(until)} we can separate the two again.`,
      ),
    ],
  }),
  {
    hi: ({ name, email, contact, until }) => ({
      subject: `${AGENCY.name} पर आपकी प्रोफ़ाइल दूसरी से जोड़ दी गई`,
      heading: 'आपकी प्रोफ़ाइल जोड़ दी गई',
      blocks: [
        paragraph(`नमस्ते ${name}, ${AGENCY.name} के पास एक और प्रोफ़ाइल थी, जो हमें आपकी लगी। हमने दोनों को एक कर दिया।`),
        paragraph(`अब ${email} से लॉग इन नहीं होगा। आपकी प्रोफ़ाइल में जो कुछ था, सब उसमें है जो बाकी है।`),
        paragraph(
          `अगर हमारे पास आपकी कोई और प्रोफ़ाइल नहीं है, तो हमें तुरंत बताएँ: ${contact} पर लिखें। दोनों को ${dayTextOf(until, 'hi')} तक फिर अलग किया जा सकता है।`,
        ),
      ],
    }),
  },
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
      paragraph(`If something is missing, write to ${contact}.`),
    ],
  }),
  {
    hi: ({ name, email, contact, logsIn }) => ({
      subject: `${AGENCY.name} पर आपकी प्रोफ़ाइल फिर अलग है`,
      heading: 'आपकी प्रोफ़ाइल फिर अलग है',
      blocks: [
        paragraph(`नमस्ते ${name}, ${AGENCY.name} ने आपकी प्रोफ़ाइल को दूसरी से जोड़ा था, और अब अलग कर दिया है।`),
        ...(logsIn ? [{ kind: 'facts' as const, facts: [['लॉगिन का ईमेल', email] as [string, string]] }] : []),
        paragraph(`अगर कुछ कम लगे, तो ${contact} पर लिखें।`),
      ],
    }),
  },
);
