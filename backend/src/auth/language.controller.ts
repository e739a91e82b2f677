import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LoggedIn, WhileRestricted } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AccountLanguageDto } from './dto/language.dto.js';

@ApiTags('everyone logged in')
@LoggedIn()
@WhileRestricted()
@Controller('api/me/language')
export class LanguageController {
  constructor(private readonly accounts: AccountsService) {}

  /** Sets the language in which the caller is written to. */
  @ApiOkResponse({ type: AccountLanguageDto })
  @ApiErrors()
  @HttpCode(200)
  @Put()
  set(@CurrentCaller() { userId }: Caller, @Body() { language }: AccountLanguageDto): Promise<AccountLanguageDto> {
    return this.accounts.setLanguage(userId, language);
  }
}
