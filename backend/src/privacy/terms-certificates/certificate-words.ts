import { type TermsAnswer } from '../../auth/terms/terms-answer.entity.js';
import { AGENCY, PRODUCT } from '../../platform/agency.js';
import { hindiDay, hindiTime } from '../../platform/language/hindi-days.js';
import { type Language } from '../../platform/language/language.js';
import { VERSION } from '../../platform/version.js';

const INDIA = 'Asia/Kolkata';
const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'medium', timeZone: INDIA });

/** What a certificate of accepted terms says around the facts, in one language. */
export interface CertificateWords {
  title: string;
  intro: string;
  acceptance: (number: number, of: number) => string;
  record: string;
  account: string;
  terms: string;
  role: Readonly<Record<TermsAnswer['role'], string>>;
  version: (role: string, version: string, language: string) => string;
  accepted: string;
  recorded: string;
  how: string;
  occasion: Readonly<Record<TermsAnswer['how'], string>>;
  address: string;
  browser: string;
  textHash: string;
  linesHash: string;
  unknown: string;
  /** @param at ISO 8601 in UTC, which is printed, too */
  moment: (at: string) => string;
  particulars: string;
  source: readonly [name: string, value: (site: string) => string];
  process: readonly [name: string, value: string];
  algorithm: readonly [name: string, value: string];
  output: string;
  statement: string;
  statementHint: string;
  signed: readonly string[];
  textOf: (sha256: string) => string;
}

/** The words by language. */
export const CERTIFICATE_WORDS: Readonly<Record<Language, CertificateWords>> = {
  en: {
    title: 'Certificate of acceptance of terms',
    intro:
      'This certificate says what the electronic records named below hold about the acceptance of terms and conditions. What they do not hold is called unknown.',
    acceptance: (number, of) => `Acceptance ${number} of ${of}`,
    record: 'Record',
    account: 'Account',
    terms: 'Terms',
    role: { employee: 'employee', company: 'company' },
    version: (role, version, language) => `${role}, version ${version}, language ${language}`,
    accepted: 'Accepted',
    recorded: 'Recorded',
    how: 'How',
    occasion: {
      registration: 'At the registration, completed by a code sent to the e-mail address',
      after_login: 'After a login with the account’s password',
      before: 'Noted before texts, addresses and browsers were recorded',
    },
    address: 'Network address',
    browser: 'Browser, as it named itself',
    textHash: 'SHA-256 of the text shown',
    linesHash: 'SHA-256 of these lines',
    unknown: 'unknown',
    moment: (at) => `${MOMENT.format(new Date(at))} IST (${at})`,
    particulars: 'Particulars for Part A of the Schedule (section 63(4), Bharatiya Sakshya Adhiniyam, 2023)',
    source: ['Source of the record', (site) => `Server: the database of ${AGENCY.name} at ${site}`],
    process: [
      'Device and process',
      `The server program ${PRODUCT} ${VERSION} stored each acceptance when the browser of the account sent it, and the text that was shown under its hash. Its database refuses changes of these records; only an erasure that a person asks for empties e-mail, address and browser.`,
    ],
    algorithm: ['Algorithm of the hashes', 'SHA-256, of text in UTF-8'],
    output: 'Date of this output',
    statement: 'Statement of the person in charge',
    statementHint:
      'To be completed and signed by the person in charge of the device or of the management of the activities: whether the device was under lawful control and regularly used to store such records, and whether it worked properly during that time, or did not without affecting the record.',
    signed: ['Name', 'Designation', 'Statement', 'Place and date', 'Signature'],
    textOf: (sha256) => `Text with SHA-256 ${sha256}`,
  },
  hi: {
    title: 'नियम और शर्तें मंज़ूर करने का प्रमाणपत्र',
    intro:
      'नियम और शर्तें कब और कैसे मंज़ूर की गईं, इसके बारे में नीचे लिखे इलेक्ट्रॉनिक रिकॉर्ड में जो दर्ज है, वही यहाँ लिखा है। जो दर्ज नहीं है, उसकी जगह "पता नहीं" लिखा है।',
    acceptance: (number, of) => `मंज़ूरी ${number} / ${of}`,
    record: 'रिकॉर्ड',
    account: 'अकाउंट',
    terms: 'नियम और शर्तें',
    role: { employee: 'उम्मीदवार', company: 'कंपनी' },
    version: (role, version, language) => `${role}, वर्शन ${version}, भाषा ${language}`,
    accepted: 'मंज़ूर करने का समय',
    recorded: 'दर्ज होने का समय',
    how: 'कैसे',
    occasion: {
      registration: 'रजिस्टर करते समय, ईमेल पर भेजे गए कोड से पूरा हुआ',
      after_login: 'अकाउंट के पासवर्ड से लॉग इन के बाद',
      before: 'तब का, जब टेक्स्ट, नेटवर्क का पता और ब्राउज़र दर्ज नहीं होते थे',
    },
    address: 'नेटवर्क का पता',
    browser: 'ब्राउज़र, जैसा उसने अपना नाम बताया',
    textHash: 'दिखाए गए टेक्स्ट का SHA-256',
    linesHash: 'ऊपर की लाइनों का SHA-256',
    unknown: 'पता नहीं',
    moment: (at) => `${hindiDay(new Date(at), INDIA)}, ${hindiTime(new Date(at), INDIA)} IST (${at})`,
    particulars: 'अनुसूची के भाग A की जानकारी (धारा 63(4), भारतीय साक्ष्य अधिनियम, 2023)',
    source: ['रिकॉर्ड कहाँ से है', (site) => `सर्वर: ${AGENCY.name} का डेटाबेस, ${site}`],
    process: [
      'डिवाइस और तरीका',
      `हर मंज़ूरी तब दर्ज हुई, जब अकाउंट के ब्राउज़र ने उसे भेजा। दिखाया गया टेक्स्ट अपने हैश के साथ रखा गया। यह काम सर्वर के प्रोग्राम ${PRODUCT} ${VERSION} ने किया। उसका डेटाबेस इन रिकॉर्ड को बदलने नहीं देता। जब कोई अपनी जानकारी मिटवाए, तो सिर्फ़ ईमेल, नेटवर्क का पता और ब्राउज़र खाली किए जाते हैं।`,
    ],
    algorithm: ['हैश का एल्गोरिदम', 'SHA-256, UTF-8 टेक्स्ट का'],
    output: 'यह कॉपी बनने का समय',
    statement: 'ज़िम्मेदार व्यक्ति का बयान',
    statementHint:
      'इसे डिवाइस या इस काम के ज़िम्मेदार व्यक्ति भरें और दस्तख़त करें: क्या डिवाइस कानूनी नियंत्रण में था और ऐसे रिकॉर्ड रखने के लिए रोज़ काम में आता था, और क्या उस दौरान वह ठीक चला, या उसकी ख़राबी का रिकॉर्ड पर असर नहीं पड़ा।',
    signed: ['नाम', 'पद', 'बयान', 'जगह और तारीख', 'दस्तख़त'],
    textOf: (sha256) => `SHA-256 ${sha256} वाला टेक्स्ट`,
  },
};
