import { type Language } from '../../../platform/language/language.js';
import { CONSENT_TEXT } from '../consent-text.js';
import { sha256OfText } from '../text-hash.js';
import { ENGLISH_NOTICE } from './notice.en.js';
import { HINDI_NOTICE } from './notice.hi.js';
import { type NoticeText } from './notice-text.js';

/** The notice and what is consented to have one version, which every change of either raises. */
export const NOTICE_VERSION = CONSENT_TEXT.version;

export const NOTICES: Record<Language, NoticeText> = { en: ENGLISH_NOTICE, hi: HINDI_NOTICE };

/** SHA-256 of the JSON of a notice: what a word in the ledger was about. */
export const noticeHash = (language: Language): string => sha256OfText(NOTICES[language]);
