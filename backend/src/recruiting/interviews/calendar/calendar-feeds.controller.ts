import { Controller, Delete, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { INVALID } from '../../../platform/errors/problems.js';
import { Fresh, LoggedIn, Public, WhileRestricted, WithoutFactor } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, RequestOrigin } from '../../../platform/http/caller.js';
import { RateLimitsService } from '../../../platform/rate-limits/rate-limits.service.js';
import { LinkTokenDto } from '../dto/reply-inputs.dto.js';
import { FEED_LIMITS } from '../interviews.limits.js';
import { FEED_NOT_FOUND, TOO_MANY_ANSWERS } from '../interviews.problems.js';
import { CalendarFeedDto } from './calendar-feed.dto.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

/** A calendar that has what was last answered. */
const NOT_MODIFIED = 304;

@ApiTags('account')
@Controller('api')
export class CalendarFeedsController {
  constructor(
    private readonly feeds: CalendarFeedsService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Whether the caller's calendar reads their interviews. */
  @ApiOkResponse({ type: CalendarFeedDto })
  @ApiErrors()
  @LoggedIn()
  @WithoutFactor()
  @WhileRestricted()
  @Get('me/calendar')
  of(@CurrentCaller() caller: Caller): Promise<CalendarFeedDto> {
    return this.feeds.of(caller);
  }

  /** Makes an address for the caller's calendar; a former one ends, and the caller is mailed. Calendars read it every few hours, so it replaces no mail. */
  @ApiOkResponse({ type: CalendarFeedDto })
  @ApiErrors()
  @LoggedIn()
  @Fresh()
  @HttpCode(200)
  @Post('me/calendar')
  make(@CurrentCaller() caller: Caller): Promise<CalendarFeedDto> {
    return this.feeds.make(caller);
  }

  /** Ends the address of the caller's calendar. */
  @ApiOkResponse({ type: CalendarFeedDto })
  @ApiErrors()
  @LoggedIn()
  @WithoutFactor()
  @WhileRestricted()
  @Delete('me/calendar')
  revoke(@CurrentCaller() caller: Caller): Promise<CalendarFeedDto> {
    return this.feeds.revoke(caller);
  }

  /** The interviews behind an address, for calendars: no notes, no telephone numbers. */
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'The calendar' })
  @ApiErrors(FEED_NOT_FOUND, INVALID, TOO_MANY_ANSWERS)
  @Public()
  @Get('calendar.ics')
  async read(
    @RequestOrigin() origin: Origin,
    @Query() { token }: LinkTokenDto,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    await this.limits.take(FEED_LIMITS, origin);
    const { text, etag } = await this.feeds.read(token);
    void reply.header('etag', etag).header('cache-control', 'private, no-cache').type('text/calendar; charset=utf-8');
    if (!known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) return text;
    void reply.status(NOT_MODIFIED);
    return undefined;
  }
}
