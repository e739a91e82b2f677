import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AgencySettingsService } from '../../agency/agency-settings.service.js';
import { ProcessorsService } from '../../agency/processors.service.js';
import { INVALID } from '../../platform/errors/problems.js';
import { Public } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { ChoiceField } from '../../platform/validation/fields.js';
import { contactOf } from './notice-contact.js';
import { NoticeDto } from './notice.dto.js';
import { LANGUAGES, type Language } from '../../platform/language/language.js';
import { NOTICE_VERSION, NOTICES, noticeHash } from './notice.js';

class NoticeQueryDto {
  @ChoiceField(LANGUAGES, { label: 'Language', doc: 'Language; English by default', example: 'hi' })
  language?: Language | null;
}

@ApiTags('everybody')
@Public()
@Controller('api/privacy/notice')
export class NoticeController {
  constructor(
    private readonly settings: AgencySettingsService,
    private readonly processors: ProcessorsService,
  ) {}

  /** What the agency keeps about people and why, who sees it, and what people can do (docs/rules.md#notice). */
  @ApiOkResponse({ type: NoticeDto })
  @ApiErrors(INVALID)
  @Header('Cache-Control', 'public, max-age=300')
  @Get()
  async notice(@Query() query: NoticeQueryDto): Promise<NoticeDto> {
    const language = query.language ?? 'en';
    return {
      version: NOTICE_VERSION,
      language,
      sha256: noticeHash(language),
      ...NOTICES[language],
      processors: await this.processors.told(),
      contact: contactOf(await this.settings.current()),
    };
  }
}
