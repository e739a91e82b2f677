import { AGENCY } from '../../platform/agency.js';
import { sha256OfText } from './text-hash.js';

/** What a person consents to. The version is raised with every change of the paragraphs. */
export const CONSENT_TEXT = {
  version: '2026-11-28',
  /** Of the paragraphs as JSON. */
  get sha256(): string {
    return sha256OfText(this.paragraphs);
  },
  get paragraphs(): string[] {
    return [
      `${AGENCY.name} may show my profile to employers whose jobs fit me. An employer first sees skills, qualification and career, without my name and without a way to reach me.`,
      'My name is shown when an interview is arranged, my phone, email and resume file when I am offered the job.',
      'My present employer and the companies that I name are never shown my profile.',
      'I can refuse a single job, and take this consent back, at any time. Employers then stop seeing me at once.',
    ];
  },
  /** The same paragraphs in other languages. */
  translations: {
    get hi(): string[] {
      return [
        `${AGENCY.name} मेरी प्रोफ़ाइल उन कंपनियों को दिखाए जिनकी नौकरी मेरे लिए सही है। कंपनी पहले स्किल, पढ़ाई और अब तक का काम देखती है, मेरा नाम और संपर्क का कोई तरीका नहीं।`,
        'मेरा नाम तब दिखाया जाता है जब इंटरव्यू तय होता है; फ़ोन, ईमेल और रिज़्यूमे की फ़ाइल तब, जब नौकरी का ऑफ़र मिलता है।',
        'मेरी अभी की कंपनी को और जिन कंपनियों के नाम बताए गए हैं उन्हें मेरी प्रोफ़ाइल कभी नहीं दिखाई जाती।',
        'किसी एक नौकरी के लिए मना करना, और यह इजाज़त वापस लेना, कभी भी हो सकता है। तब से कंपनियों को मेरी प्रोफ़ाइल नहीं दिखती।',
      ];
    },
  },
};

/** Versions that may be accepted: after a change the former one stays for a while, for those who are reading it. */
export const ACCEPTED_CONSENT_VERSIONS: readonly string[] = [CONSENT_TEXT.version];
