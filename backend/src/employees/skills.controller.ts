import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { INVALID } from '../platform/errors/problems.js';
import { Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { SkillQueryDto, SkillSuggestionDto } from './skills.dto.js';
import { SkillsService } from './skills.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/skills')
export class AdminSkillsController {
  constructor(private readonly skills: SkillsService) {}

  /** Skills that employees have, the most frequent first, 20 at most; spellings that differ in case or accents are one. */
  @ApiOkResponse({ type: [SkillSuggestionDto] })
  @ApiErrors(INVALID)
  @Get()
  suggestions(@Query() { q }: SkillQueryDto): Promise<SkillSuggestionDto[]> {
    return this.skills.suggestions(q ?? '');
  }
}
