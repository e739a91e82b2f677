import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AgencySettingsService } from '../../../agency/agency-settings.service.js';
import { ProcessorsService } from '../../../agency/processors.service.js';
import { INVALID } from '../../../platform/errors/problems.js';
import { Public } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Language } from '../../../platform/language/language.js';
import {
  SCHEDULED_CODES,
  SCHEDULED_LANGUAGES,
  type ScheduledLanguage,
} from '../../../platform/language/scheduled-languages.js';
import { ChoiceField } from '../../../platform/validation/fields.js';
import { NOTICE_VERSION, noticeHash, NOTICES } from '../../consent/notice/notice.js';
import { sha256OfText } from '../../consent/text-hash.js';
import { NoticeDto } from './notice.dto.js';
import { contactOf } from './notice-contact.js';
import { NOTICE_WORDS, noticeOf } from './notice-lines.js';
import { isShipped, NoticeTextsService } from './notice-texts.service.js';

class NoticeQueryDto {
  @ChoiceField(SCHEDULED_CODES, { label: 'Language', doc: 'Language; English by default', example: 'hi' })
  language?: ScheduledLanguage | null;
}

@ApiTags('everybody')
@Public()
@Controller('api/privacy/notice')
export class NoticeController {
  constructor(
    private readonly settings: AgencySettingsService,
    private readonly processors: ProcessorsService,
    private readonly texts: NoticeTextsService,
  ) {}

  /**
   * What the agency keeps about people and why, who sees it, and what people can do (docs/rules.md#notice). In a language that is missing
   * it is in English.
   */
  @ApiOkResponse({ type: NoticeDto })
  @ApiErrors(INVALID)
  @Get()
  async notice(@Query() query: NoticeQueryDto): Promise<NoticeDto> {
    const requestedLanguage = query.language ?? 'en';
    const { added, text } = await this.texts.present(requestedLanguage);
    return {
      version: NOTICE_VERSION,
      missing: !isShipped(requestedLanguage) && text === undefined,
      ...(text === undefined
        ? shipped(isShipped(requestedLanguage) ? requestedLanguage : 'en')
        : translated(requestedLanguage, text)),
      languages: SCHEDULED_LANGUAGES.map((language) => ({
        ...language,
        available: isShipped(language.language) || added.has(language.language),
      })),
      processors: await this.processors.published(),
      contact: contactOf(await this.settings.current()),
    };
  }
}

type NoticeTexts = Omit<NoticeDto, 'version' | 'missing' | 'languages' | 'processors' | 'contact'>;

const shipped = (language: Language): NoticeTexts => ({
  language,
  sha256: noticeHash(language),
  words: NOTICE_WORDS[language],
  ...NOTICES[language],
});

function translated(language: ScheduledLanguage, text: string): NoticeTexts {
  const notice = noticeOf(text);
  return { language, sha256: sha256OfText(notice), ...notice, questions: NOTICES.en.questions };
}
