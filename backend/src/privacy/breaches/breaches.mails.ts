import { AGENCY } from '../../platform/agency.js';
import { type MailBlock, paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

export interface BreachFacts {
  what: string;
  happened: string;
  consequences: string;
  measures: string;
  advice: string;
  contact: string;
}

const section = (title: string, text: string): MailBlock[] => [
  paragraph(title),
  ...text.split(/\n+/).map((line) => paragraph(line)),
];

/** To the people whose data it was (DPDP Rules 2025, rule 7(1)). They cannot refuse it. */
export const BREACH_MAIL = mailTemplate<BreachFacts & { name: string }>(
  'breach-told',
  ({ name, what, happened, consequences, measures, advice, contact }) => ({
    subject: 'Your data: something went wrong, and what you can do',
    heading: 'Something went wrong with your data',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} has to tell you of a breach that concerns your personal data.`),
      ...section('What happened:', `${what}\n${happened}`),
      ...section('What may follow for you:', consequences),
      ...section('What we do about it:', measures),
      ...section('What you can do:', advice),
      ...section('Who answers your questions:', contact),
    ],
  }),
  {
    whileRestricted: true,
    // what happened is told in the staff's own words
    hi: ({ name, what, happened, consequences, measures, advice, contact }) => ({
      subject: 'आपकी जानकारी: कुछ गलत हुआ, और अब क्या करें',
      heading: 'आपकी जानकारी के साथ कुछ गलत हुआ',
      blocks: [
        paragraph(`नमस्ते ${name}, आपकी निजी जानकारी की सुरक्षा टूटी है। कानून के अनुसार यह आपको बताना हमारी ज़िम्मेदारी है।`),
        ...section('क्या हुआ:', `${what}\n${happened}`),
        ...section('इससे आपके साथ क्या हो सकता है:', consequences),
        ...section('हमने क्या किया:', measures),
        ...section('अब क्या किया जा सकता है:', advice),
        ...section('आपके सवालों के जवाब कौन देगा:', contact),
      ],
    }),
  },
);
