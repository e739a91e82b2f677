import { AGENCY } from '../../platform/agency.js';
import { paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

/** What a person is asked about. */
interface Question {
  name: string;
  company: string;
  title: string;
  location: string;
  link: string;
  /** Until there is no answer. */
  days: number;
}

/** Asks a person before an employer is shown their profile. */
export const CONSENT_REQUEST = mailTemplate<Question>(
  'consent-asked',
  ({ name, company, title, location, link, days }) => ({
    subject: `May we show your profile? ${title}`,
    heading: 'May we show your profile to an employer?',
    blocks: [
      paragraph(`Hello ${name}, we would like to show your profile for this job:`),
      {
        kind: 'facts',
        facts: [
          ['Company', company],
          ['Job', title],
          ['Location', location],
        ],
      },
      paragraph(
        'The employer first sees your skills and career without your name. The page shows exactly what. Nothing is shown before you agree.',
      ),
      { kind: 'button', label: 'Read and decide', url: link },
      paragraph(`Opening the page decides nothing. The link works for ${days} days; after that we take it as a no.`),
    ],
  }),
  {
    isSecret: true,
    hi: ({ name, company, title, location, link, days }) => ({
      subject: `क्या हम आपकी प्रोफ़ाइल दिखाएँ? ${title}`,
      heading: 'क्या हम आपकी प्रोफ़ाइल कंपनी को दिखाएँ?',
      blocks: [
        paragraph(`नमस्ते ${name}, हम इस नौकरी के लिए आपकी प्रोफ़ाइल दिखाना चाहते हैं:`),
        {
          kind: 'facts',
          facts: [
            ['कंपनी', company],
            ['नौकरी', title],
            ['जगह', location],
          ],
        },
        paragraph(
          'कंपनी पहले आपके स्किल और काम देखती है, नाम नहीं। पेज पर वही लिखा है जो उसे दिखेगा। आपकी इजाज़त से पहले कुछ नहीं दिखाया जाता।',
        ),
        { kind: 'button', label: 'पढ़ें और जवाब दें', url: link },
        paragraph(`पेज खोलने से कोई जवाब नहीं जाता। यह लिंक ${days} दिन काम करता है; उसके बाद हम इसे “नहीं” मानेंगे।`),
      ],
    }),
  },
);

/** Reminds a person of what they were asked. */
export const CONSENT_REMINDER = mailTemplate<Question>(
  'consent-reminder',
  ({ name, company, title, location, link, days }) => ({
    subject: `We still wait for your answer: ${title}`,
    heading: 'May we show your profile to an employer?',
    blocks: [
      paragraph(`Hello ${name}, we asked you about this job and wait for your answer:`),
      {
        kind: 'facts',
        facts: [
          ['Company', company],
          ['Job', title],
          ['Location', location],
        ],
      },
      { kind: 'button', label: 'Read and decide', url: link },
      paragraph(
        `Nothing is shown before you agree. Without an answer within ${days === 1 ? '1 day' : `${days} days`} we take it as a no.`,
      ),
    ],
  }),
  {
    isSecret: true,
    hi: ({ name, company, title, location, link, days }) => ({
      subject: `आपके जवाब का इंतज़ार है: ${title}`,
      heading: 'क्या हम आपकी प्रोफ़ाइल कंपनी को दिखाएँ?',
      blocks: [
        paragraph(`नमस्ते ${name}, हमने आपसे इस नौकरी के बारे में पूछा था और आपके जवाब का इंतज़ार कर रहे हैं:`),
        {
          kind: 'facts',
          facts: [
            ['कंपनी', company],
            ['नौकरी', title],
            ['जगह', location],
          ],
        },
        { kind: 'button', label: 'पढ़ें और जवाब दें', url: link },
        paragraph(`आपकी इजाज़त से पहले कुछ नहीं दिखाया जाता। ${days} दिन में जवाब न मिलने पर हम इसे “नहीं” मानेंगे।`),
      ],
    }),
  },
);

/** Notifies a person of what an admin noted. */
export const CONSENT_NOTED = mailTemplate<{ name: string; shares: boolean; link: string }>(
  'consent-noted',
  ({ name, shares, link }) => ({
    subject: shares ? 'You agreed to be shown to employers' : 'You are no longer shown to employers',
    heading: shares ? 'You agreed to be shown to employers' : 'You are no longer shown to employers',
    blocks: [
      paragraph(
        shares
          ? `Hello ${name}, you told us that ${AGENCY.name} may show your profile to employers, and we noted it.`
          : `Hello ${name}, you told us that ${AGENCY.name} may not show your profile to employers, and we noted it.`,
      ),
      { kind: 'button', label: 'Read the text, or change it', url: link },
      paragraph('If you did not tell us this, change it with this button. It takes effect at once.'),
    ],
  }),
  {
    isSecret: true,
    hi: ({ name, shares, link }) => {
      const heading = shares ? 'आपकी प्रोफ़ाइल कंपनियों को दिखेगी' : 'आपकी प्रोफ़ाइल अब कंपनियों को नहीं दिखेगी';
      return {
        subject: heading,
        heading,
        blocks: [
          paragraph(
            shares
              ? `नमस्ते ${name}, आपने हमें बताया कि ${AGENCY.name} आपकी प्रोफ़ाइल कंपनियों को दिखाए, और हमने यह लिख लिया।`
              : `नमस्ते ${name}, आपने हमें बताया कि ${AGENCY.name} आपकी प्रोफ़ाइल कंपनियों को न दिखाए, और हमने यह लिख लिया।`,
          ),
          { kind: 'button', label: 'पढ़ें या बदलें', url: link },
          paragraph('अगर आपने हमें यह नहीं बताया, तो इस बटन से बदलें। बदलाव तुरंत लागू होता है।'),
        ],
      };
    },
  },
);

const WITHDRAWN = {
  share: { en: 'that employers are shown your profile', hi: 'कंपनियों को आपकी प्रोफ़ाइल दिखाना' },
  jobs: { en: 'mails about jobs', hi: 'नौकरियों के ईमेल' },
  news: { en: 'mails with news', hi: 'ख़बरों के ईमेल' },
};

/** Notifies a person which withdrawal the staff has recorded. */
export const CONSENT_WITHDRAWN = mailTemplate<{ name: string; purpose: keyof typeof WITHDRAWN; link: string }>(
  'consent-withdrawn',
  ({ name, purpose, link }) => ({
    subject: 'We recorded that you took your consent back',
    heading: 'You took your consent back',
    blocks: [
      paragraph(`Hello ${name}, you told us that you do not agree any more to: ${WITHDRAWN[purpose].en}.`),
      paragraph('It took effect at once. If you did not tell us this, log in and change it.'),
      { kind: 'button', label: 'Log in', url: link },
    ],
  }),
  {
    hi: ({ name, purpose, link }) => ({
      subject: 'हमने लिख लिया: इजाज़त वापस ली गई',
      heading: 'इजाज़त वापस ली गई',
      blocks: [
        paragraph(`नमस्ते ${name}, आपने हमें बताया कि अब इसकी इजाज़त नहीं है: ${WITHDRAWN[purpose].hi}।`),
        paragraph('यह तुरंत लागू हो गया। अगर आपने हमें यह नहीं बताया, तो लॉग इन करके बदलें।'),
        { kind: 'button', label: 'लॉग इन करें', url: link },
      ],
    }),
  },
);
