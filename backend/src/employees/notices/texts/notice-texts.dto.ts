import { NullableReply, Reply } from '../../../platform/http/reply.js';
import { SCHEDULED_CODES, type ScheduledLanguage } from '../../../platform/language/scheduled-languages.js';
import { TextField } from '../../../platform/validation/fields.js';
import { NOTICE_VERSION } from '../../consent/notice/notice.js';

/** The largest text; in the widest scripts it still fits into a request. */
const MAX_TEXT = 30_000;

const NOTICE_TEXT_STATES = ['shipped', 'added', 'older', 'missing'] as const;
type NoticeTextState = (typeof NOTICE_TEXT_STATES)[number];

/** A language in which the notice may be read. */
export class NoticeLanguageDto {
  @Reply('Code of the language', 'ta', { enum: SCHEDULED_CODES })
  language: ScheduledLanguage;

  @Reply('Its own name', 'தமிழ்')
  name: string;

  @Reply('Its English name', 'Tamil')
  english_name: string;

  @Reply('Direction of its script', 'ltr', { enum: ['ltr', 'rtl'] })
  dir: 'ltr' | 'rtl';
}

/** Whether there is a text of the present notice in a language. */
export class NoticeTextDto extends NoticeLanguageDto {
  @Reply(
    'Shipped with the product, added by the agency, of an older version and not shown any more, or missing',
    'added',
    { enum: NOTICE_TEXT_STATES },
  )
  state: NoticeTextState;

  @NullableReply('Version of the notice that the text says', NOTICE_VERSION)
  version: string | null;

  @NullableReply('The text, line by line; the English one is what is translated', 'What we keep about you, and why')
  text: string | null;

  @NullableReply('When it was added, ISO 8601 in UTC', '2026-11-24T06:12:44.000Z', { format: 'date-time' })
  changed_at: string | null;

  @NullableReply('Who added it', 'Meera Iyer')
  changed_by_name: string | null;

  @Reply('Open questions of people that name the language', 2)
  open_requests: number;
}

export class SetNoticeTextDto {
  @TextField({
    label: 'Version',
    max: 20,
    doc: 'Version of the notice that was translated',
    example: NOTICE_VERSION,
    required: 'Please say which version was translated',
  })
  version: string;

  @TextField({
    label: 'Text',
    lines: true,
    max: MAX_TEXT,
    doc: 'The translation: one line for each line of the English text; empty lines do not count',
    example: 'உங்களைப் பற்றி நாங்கள் வைத்திருப்பது',
    required: 'Please enter the text',
    emptied: 'Please enter the text',
  })
  text: string;
}
