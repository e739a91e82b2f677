import { AGENCY } from '../../platform/agency.js';
import { type MailMessage, paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';
import { DATA_EXPORT_DAYS } from './data-export.entity.js';

/** Says nothing about the person: a mailbox has other readers. */
export const DATA_EXPORT_READY = mailTemplate<{ link: string }>(
  'data-export-ready',
  ({ link }) => ({
    subject: 'Your data is ready to download',
    heading: 'Your data is ready to download',
    blocks: [
      paragraph(`You asked ${AGENCY.name} for a copy of your data. It is ready for ${DATA_EXPORT_DAYS} days.`),
      { kind: 'button', label: 'Log in and download', url: link },
      paragraph('If you did not ask for it, change your password: somebody else uses your account.'),
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ link }) => ({
      subject: 'आपकी जानकारी डाउनलोड के लिए तैयार है',
      heading: 'आपकी जानकारी डाउनलोड के लिए तैयार है',
      blocks: [
        paragraph(`आपने ${AGENCY.name} से अपनी जानकारी की कॉपी माँगी थी। यह ${DATA_EXPORT_DAYS} दिन तक मिलेगी।`),
        { kind: 'button', label: 'लॉग इन करके डाउनलोड करें', url: link },
        paragraph('अगर आपने यह नहीं माँगी, तो पासवर्ड बदलें: कोई और आपका अकाउंट इस्तेमाल कर रहा है।'),
      ],
    }),
  },
);

interface Pair {
  nominee: string;
  person: string;
}

interface Named extends Pair {
  /** Where a nominee writes to. */
  link: string;
}

/** To the nominee, whose name and address are kept from now on. */
export const NOMINEE_NAMED = mailTemplate<Named>(
  'nominee-named',
  ({ nominee, person, link }) => ({
    subject: 'You were named as nominee',
    heading: 'You were named as nominee',
    blocks: [
      paragraph(`Hello ${nominee}, ${person} has an account at ${AGENCY.name} and named you as nominee.`),
      paragraph(
        'After their death, or when they cannot act themselves, you may ask for their data to be shown, corrected or erased. We keep your name and email for that, and nothing else.',
      ),
      paragraph('There is nothing to do now. Write to us here when it is needed, or if you do not want to be named.'),
      { kind: 'button', label: 'Write to us', url: link },
    ],
  }),
  {
    hi: ({ nominee, person, link }) => ({
      subject: 'आपको नॉमिनी बनाया गया है',
      heading: 'आपको नॉमिनी बनाया गया है',
      blocks: [
        paragraph(`नमस्ते ${nominee}, ${AGENCY.name} में ${person} का अकाउंट है और आपका नाम नॉमिनी के रूप में दिया गया है।`),
        paragraph(
          'उनके न रहने पर, या जब वे खुद कुछ न कर सकें, आपके कहने पर उनकी जानकारी दिखाई, ठीक की या मिटाई जा सकती है। इसके लिए हम सिर्फ़ आपका नाम और ईमेल रखते हैं।',
        ),
        paragraph('अभी कुछ नहीं करना है। ज़रूरत पड़ने पर, या अगर नॉमिनी नहीं रहना है, तो हमें यहाँ लिखें।'),
        { kind: 'button', label: 'हमें लिखें', url: link },
      ],
    }),
  },
);

export const NOMINEE_REMOVED = mailTemplate<Pair>(
  'nominee-removed',
  ({ nominee, person }) => ({
    subject: 'You are no longer named as nominee',
    heading: 'You are no longer named as nominee',
    blocks: [paragraph(`Hello ${nominee}, ${person} no longer names you as nominee. We removed your name and email.`)],
  }),
  {
    hi: ({ nominee, person }) => ({
      subject: 'अब आप नॉमिनी नहीं हैं',
      heading: 'अब आप नॉमिनी नहीं हैं',
      blocks: [
        paragraph(
          `नमस्ते ${nominee}, ${person} के अकाउंट से आपका नाम नॉमिनी के रूप में हटा दिया गया है। हमने आपका नाम और ईमेल हटा दिया।`,
        ),
      ],
    }),
  },
);

/** To the nominee: whether they may act for the person. */
export const NOMINEE_CLAIM_DECIDED = mailTemplate<Named & { isAccepted: boolean; reason: string }>(
  'nominee-claim-decided',
  ({ nominee, person, link, isAccepted, reason }): MailMessage => ({
    subject: 'Our decision about your claim as nominee',
    heading: isAccepted ? 'You may act as nominee' : 'You may not act as nominee',
    blocks: [
      paragraph(
        isAccepted
          ? `Hello ${nominee}, you may now act for ${person} about the data that ${AGENCY.name} keeps.`
          : `Hello ${nominee}, we cannot let you act for ${person}.`,
      ),
      paragraph(`Our reason: ${reason}`),
      paragraph('If you are not satisfied, you may complain to us and to the Data Protection Board of India.'),
      { kind: 'button', label: 'Write to us', url: link },
    ],
  }),
);
