import { NoticeProcessorDto } from '../../../agency/processors.list.js';
import { Reply } from '../../../platform/http/reply.js';
import { SCHEDULED_CODES, type ScheduledLanguage } from '../../../platform/language/scheduled-languages.js';
import { ENGLISH_NOTICE } from '../../consent/notice/notice.en.js';
import { NOTICE_VERSION } from '../../consent/notice/notice.js';
import { NOTICE_WORDS } from './notice-lines.js';
import { NoticeLanguageDto } from './notice-texts.dto.js';

export class NoticeItemDto {
  @Reply('The data', ENGLISH_NOTICE.items[0]?.data)
  data: string;

  @Reply('What it is for', ENGLISH_NOTICE.items[0]?.purpose)
  purpose: string;

  @Reply('What that makes possible', ENGLISH_NOTICE.items[0]?.enables)
  enables: string;

  @Reply('How long it is kept', ENGLISH_NOTICE.items[0]?.kept)
  kept: string;
}

export class NoticeSectionDto {
  @Reply('Heading', ENGLISH_NOTICE.sections[0]?.heading)
  heading: string;

  @Reply('Paragraphs', ENGLISH_NOTICE.sections[0]?.paragraphs, { type: [String] })
  paragraphs: readonly string[];
}

export class NoticeQuestionDto {
  @Reply('What is agreed to', ENGLISH_NOTICE.questions.news.title)
  title: string;

  @Reply('What that means', ENGLISH_NOTICE.questions.news.text)
  text: string;
}

export class NoticeQuestionsDto {
  @Reply('Being shown to employers', ENGLISH_NOTICE.questions.share, { type: NoticeQuestionDto })
  share: NoticeQuestionDto;

  @Reply('Mails about jobs', ENGLISH_NOTICE.questions.jobs, { type: NoticeQuestionDto })
  jobs: NoticeQuestionDto;

  @Reply('Mails with news', ENGLISH_NOTICE.questions.news, { type: NoticeQuestionDto })
  news: NoticeQuestionDto;
}

/** Whom to ask about personal data; what the agency has not entered is empty. */
export class NoticeContactDto {
  @Reply('Name of the agency', 'Niyukt Staffing Private Limited')
  name: string;

  @Reply('Postal address', '14 Residency Road, Bengaluru, 560001')
  address: string;

  @Reply('E-mail', 'privacy@niyukt.example')
  email: string;

  @Reply('Phone', '+91 80 4000 1000')
  phone: string;
}

/** What stands between the parts of the notice. */
export class NoticeWordsDto {
  @Reply('Above the items of data', NOTICE_WORDS.en.kept)
  kept: string;

  @Reply('Before how long an item is kept', NOTICE_WORDS.en.how_long)
  how_long: string;

  @Reply('Above the processors', NOTICE_WORDS.en.processors)
  processors: string;

  @Reply('Above the contact', NOTICE_WORDS.en.contact)
  contact: string;
}

export class ReadableLanguageDto extends NoticeLanguageDto {
  @Reply('Whether the present notice is there in it', false)
  available: boolean;
}

/** What people are told before they agree. */
export class NoticeDto {
  @Reply('Version', NOTICE_VERSION)
  version: string;

  @Reply('Language of the text', 'en', { enum: SCHEDULED_CODES })
  language: ScheduledLanguage;

  @Reply(
    'Whether there is no text in the language that was asked for: it is in English, and people may ask for it',
    false,
  )
  missing: boolean;

  @Reply('Every language in which the notice may be asked for', [], { type: [ReadableLanguageDto] })
  languages: readonly ReadableLanguageDto[];

  @Reply('SHA-256 of the text, by which a consent names what was shown', 'f'.repeat(64))
  sha256: string;

  @Reply('Title', ENGLISH_NOTICE.title)
  title: string;

  @Reply('What the page is about', ENGLISH_NOTICE.intro)
  intro: string;

  @Reply('Every item of data', [], { type: [NoticeItemDto] })
  items: readonly NoticeItemDto[];

  @Reply('Who sees it, withdrawals, rights, complaints', [], { type: [NoticeSectionDto] })
  sections: readonly NoticeSectionDto[];

  @Reply('What stands between its parts', NOTICE_WORDS.en, { type: NoticeWordsDto })
  words: NoticeWordsDto;

  @Reply(
    'What is asked about each purpose; in English where the language is none of the product',
    ENGLISH_NOTICE.questions,
    { type: NoticeQuestionsDto },
  )
  questions: NoticeQuestionsDto;

  @Reply('Companies that process data for the agency', [], { type: [NoticeProcessorDto] })
  processors: readonly NoticeProcessorDto[];

  @Reply('Whom to ask', { name: 'Niyukt', address: '', email: '', phone: '' }, { type: NoticeContactDto })
  contact: NoticeContactDto;
}
