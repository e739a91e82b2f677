import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { AGENCY } from '../platform/agency.js';
import { MINUTE_SECONDS } from '../platform/durations.js';
import { ApiException } from '../platform/errors/problem.js';
import { Public } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Origin, RequestOrigin } from '../platform/http/caller.js';
import { limit } from '../platform/rate-limits/limits.js';
import { RateLimitsService } from '../platform/rate-limits/rate-limits.service.js';
import { NO_LOGO, TOO_MANY_LOGOS } from './agency.problems.js';

/** Many may come from one address; a browser asks once a day. */
const LIMITS = [
  limit('agency-logos', { per: 'address', points: 600, seconds: MINUTE_SECONDS, problem: TOO_MANY_LOGOS }),
];
const CACHED = 'public, max-age=86400';
const NOT_MODIFIED = 304;

@ApiTags('everybody')
@Public()
@Controller('api/agency')
export class AgencyLogoController {
  constructor(private readonly limits: RateLimitsService) {}

  /** The agency's logo. Pages add its version to the address, so that another one is shown at once. */
  @ApiProduces('image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'At most 480 by 96 pixels' })
  @ApiErrors(NO_LOGO, TOO_MANY_LOGOS)
  @Get('logo.png')
  async logo(
    @RequestOrigin() origin: Origin,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limits.take(LIMITS, origin);
    const { logo } = AGENCY;
    if (!logo) throw new ApiException(NO_LOGO);
    const etag = `"${logo.version}"`;
    void reply.header('etag', etag).header('cache-control', CACHED);
    if (known?.includes(etag)) await reply.status(NOT_MODIFIED).send();
    else await reply.type('image/png').send(logo.png);
  }
}
