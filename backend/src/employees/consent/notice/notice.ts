import { createHash } from 'node:crypto';
import { type Language } from '../../../platform/language/language.js';
import { CONSENT_TEXT } from '../consent-text.js';
import { ENGLISH_NOTICE } from './notice.en.js';
import { HINDI_NOTICE } from './notice.hi.js';
import { type NoticeText } from './notice-text.js';

/** The notice and what is consented to have one version, which every change of either raises. */
export const NOTICE_VERSION = CONSENT_TEXT.version;

export const NOTICES: Record<Language, NoticeText> = { en: ENGLISH_NOTICE, hi: HINDI_NOTICE };

export const sha256OfText = (text: object): string => createHash('sha256').update(JSON.stringify(text)).digest('hex');

const HASHES = { en: sha256OfText(ENGLISH_NOTICE), hi: sha256OfText(HINDI_NOTICE) };

/** SHA-256 of the JSON of a notice: what a word in the ledger was about. */
export const noticeHash = (language: Language): string => HASHES[language];
