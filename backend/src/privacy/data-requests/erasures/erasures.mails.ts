import { AGENCY } from '../../../platform/agency.js';
import { dayTextOf } from '../../../platform/india-day.js';
import { type Language } from '../../../platform/language/language.js';
import { paragraph } from '../../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../../platform/mail/templates/mail-template.js';

/** Says what has begun, and how it is taken back. */
export const ERASURE_BEGUN = mailTemplate<{ name: string; dueAt: string; link: string }>(
  'erasure-begun',
  ({ name, dueAt, link }) => ({
    subject: `We erase your data on ${dayTextOf(dueAt)}`,
    heading: 'You asked us to erase your data',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} erases your data at the end of ${dayTextOf(dueAt)}.`),
      paragraph(
        'Until then nobody finds you here, and we send you nothing else. Applications and interviews have ended.',
      ),
      paragraph('If you change your mind, or did not ask for this, log in until then and take it back under My data.'),
      { kind: 'button', label: 'Log in', url: link },
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ name, dueAt, link }) => ({
      subject: `आपका डेटा ${dayTextOf(dueAt, 'hi')} को मिटा दिया जाएगा`,
      heading: 'आपने अपना डेटा मिटाने को कहा है',
      blocks: [
        paragraph(`नमस्ते ${name}, हम ${dayTextOf(dueAt, 'hi')} के अंत में आपका डेटा मिटा देंगे।`),
        paragraph('तब तक आपकी प्रोफ़ाइल यहाँ किसी को नहीं दिखेगी, और हम कुछ और नहीं भेजेंगे। आवेदन और इंटरव्यू बंद हो गए हैं।'),
        paragraph('अगर आपका मन बदल जाए, या यह आपने नहीं माँगा, तो उससे पहले लॉग इन करें और “मेरी जानकारी” में इसे वापस लें।'),
        { kind: 'button', label: 'लॉग इन करें', url: link },
      ],
    }),
  },
);

/** The last mail. It is queued by the erasure itself, so that nobody is told goodbye who is not erased, and its row goes with it. */
export const ERASURE_DONE = mailTemplate<{ name: string; language: Language | null }>(
  'erasure-done',
  ({ name }) => ({
    subject: 'We erase your data now',
    heading: 'Goodbye',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} now erases your data and your account. This is our last mail.`),
      paragraph('What the law makes us keep was named under My data. You may register again at any time.'),
    ],
  }),
  {
    whileRestricted: true,
    leavesNothing: true,
    hi: ({ name }) => ({
      subject: 'अब आपका डेटा मिटाया जा रहा है',
      heading: 'आपका अकाउंट अब मिटाया जा रहा है',
      blocks: [
        paragraph(`नमस्ते ${name}, अब आपका डेटा और अकाउंट मिटाया जा रहा है। यह हमारा आख़िरी ईमेल है।`),
        paragraph(
          'कानून के हिसाब से जो रखना ज़रूरी है, वह “मेरी जानकारी” में बताया गया था। कभी भी दोबारा रजिस्टर किया जा सकता है।',
        ),
      ],
    }),
  },
);
