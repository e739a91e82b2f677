import { type NoticeContactDto } from '../../../employees/notices/texts/notice.dto.js';
import { AGENCY } from '../../../platform/agency.js';
import { dayTextOf } from '../../../platform/india-day.js';
import { paragraph } from '../../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../../platform/mail/templates/mail-template.js';

/** Without what the agency has not set. */
const reached = ({ name, email, phone, address }: NoticeContactDto): string =>
  [name, email, phone, address].filter(Boolean).join(', ');

/** To a person who was reported: what is restricted, the day, and how to say that it is wrong (DPDP Act s.9). */
export const UNDER_AGE_REPORTED = mailTemplate<{
  name: string;
  dueAt: string;
  contact: NoticeContactDto;
  link: string;
}>(
  'under-age-reported',
  ({ name, dueAt, contact, link }) => ({
    subject: `We were told that you are under 18: we erase your data on ${dayTextOf(dueAt)}`,
    heading: 'We were told that you are under 18',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} keeps nothing about people under 18. We were told that you are.`),
      paragraph(
        `Until the end of ${dayTextOf(dueAt)} no company and no list shows you, and only My data is open after a login. Applications and interviews have ended. Then we erase everything.`,
      ),
      paragraph(`If you are 18 or older, tell us before that day: ${reached(contact)}.`),
      { kind: 'button', label: 'See My data', url: link },
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ name, dueAt, contact, link }) => ({
      subject: `हमें बताया गया कि आपकी उम्र 18 साल से कम है: आपका डेटा ${dayTextOf(dueAt, 'hi')} को मिटेगा`,
      heading: 'हमें बताया गया कि आपकी उम्र 18 साल से कम है',
      blocks: [
        paragraph(
          `नमस्ते ${name}, हम 18 साल से कम उम्र के लोगों की कोई जानकारी नहीं रखते। हमें बताया गया कि आपकी उम्र 18 साल से कम है।`,
        ),
        paragraph(
          `${dayTextOf(dueAt, 'hi')} के अंत तक आपकी प्रोफ़ाइल किसी कंपनी या सूची में नहीं दिखेगी, और लॉग इन करने पर सिर्फ़ “मेरी जानकारी” खुलेगा। आवेदन और इंटरव्यू बंद हो गए हैं। उसके बाद सब कुछ मिटा दिया जाएगा।`,
        ),
        paragraph(`अगर आपकी उम्र 18 साल या ज़्यादा है, तो उस दिन से पहले हमें बताएँ: ${reached(contact)}।`),
        { kind: 'button', label: '“मेरी जानकारी” देखें', url: link },
      ],
    }),
  },
);

/** To the same person, when it was disproved. A day remains where the account is to be erased for another reason. */
export const UNDER_AGE_DISPROVED = mailTemplate<{ name: string; dueAt: string | null; link: string }>(
  'under-age-disproved',
  ({ name, dueAt, link }) => ({
    subject: 'We know now that you are 18 or older',
    heading: 'The report was wrong',
    blocks: [
      paragraph(`Hello ${name}, it was disproved that you are under 18.`),
      paragraph(
        dueAt
          ? `Your data is erased on ${dayTextOf(dueAt)} all the same, as before the report. My data says why.`
          : 'Your account is open again. Applications and interviews that have ended do not come back by themselves.',
      ),
      { kind: 'button', label: 'Log in', url: link },
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ name, dueAt, link }) => ({
      subject: 'अब पक्का है कि आपकी उम्र 18 साल या ज़्यादा है',
      heading: 'वह जानकारी गलत थी',
      blocks: [
        paragraph(`नमस्ते ${name}, यह गलत साबित हुआ कि आपकी उम्र 18 साल से कम है।`),
        paragraph(
          dueAt
            ? `फिर भी आपका डेटा ${dayTextOf(dueAt, 'hi')} को मिटेगा, जैसा पहले से तय था। वजह “मेरी जानकारी” में लिखी है।`
            : 'आपका अकाउंट फिर से खुल गया है। जो आवेदन और इंटरव्यू बंद हो चुके थे, वे अपने आप वापस नहीं आते।',
        ),
        { kind: 'button', label: 'लॉग इन करें', url: link },
      ],
    }),
  },
);
