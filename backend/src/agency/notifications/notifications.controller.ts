import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { INVALID } from '../../platform/errors/problems.js';
import { LoggedIn } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { BellService } from './bell.service.js';
import { NotificationsDto, NotificationsQueryDto, ReadNotificationsDto, UnreadDto } from './dto/notification.dto.js';
import { PreferencesDto, SetPreferencesDto } from './dto/preferences.dto.js';
import { NOTIFICATION_KIND_UNKNOWN } from './notifications.problems.js';
import { PreferencesService } from './preferences.service.js';

@ApiTags('everyone logged in')
@LoggedIn()
@Controller('api/me')
export class NotificationsController {
  constructor(
    private readonly bell: BellService,
    private readonly preferences: PreferencesService,
  ) {}

  /** The caller's bell, newest first. */
  @ApiOkResponse({ type: NotificationsDto })
  @ApiErrors(INVALID)
  @Get('notifications')
  list(@CurrentCaller() caller: Caller, @Query() { before }: NotificationsQueryDto): Promise<NotificationsDto> {
    return this.bell.page(caller, before);
  }

  /** Marks what was shown as read. */
  @ApiOkResponse({ type: UnreadDto })
  @ApiErrors()
  @HttpCode(200)
  @Post('notifications/read')
  read(@CurrentCaller() caller: Caller, @Body() { up_to }: ReadNotificationsDto): Promise<UnreadDto> {
    return this.bell.read(caller, up_to);
  }

  /** How the caller is notified, by kind. */
  @ApiOkResponse({ type: PreferencesDto })
  @ApiErrors()
  @Get('preferences')
  chosen(@CurrentCaller() caller: Caller): Promise<PreferencesDto> {
    return this.preferences.of(caller);
  }

  /** Changes how the caller is notified. */
  @ApiOkResponse({ type: PreferencesDto })
  @ApiErrors(NOTIFICATION_KIND_UNKNOWN)
  @Put('preferences')
  choose(@CurrentCaller() caller: Caller, @Body() { kinds }: SetPreferencesDto): Promise<PreferencesDto> {
    return this.preferences.set(caller, kinds);
  }
}
