import { Controller, Delete, Get, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { AGENCY } from '../platform/agency.js';
import { MINUTE_SECONDS } from '../platform/durations.js';
import { ApiException } from '../platform/errors/problem.js';
import { Fresh, Public, Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, RequestOrigin } from '../platform/http/caller.js';
import { limit } from '../platform/rate-limits/limits.js';
import { RateLimitsService } from '../platform/rate-limits/rate-limits.service.js';
import { FileUpload } from '../platform/uploads/file-upload.js';
import { Uploaded, type UploadedFile } from '../platform/uploads/uploaded-file.js';
import { LOGO_UNUSABLE, NO_LOGO, TOO_MANY_LOGOS } from './agency.problems.js';
import { AgencyLogoService } from './agency-logo.service.js';
import { AgencySettingsDto } from './agency-settings.dto.js';

/** Many may come from one address; a browser asks once a day. */
const LIMITS = [
  limit('agency-logos', { per: 'address', points: 600, seconds: MINUTE_SECONDS, problem: TOO_MANY_LOGOS }),
];
const MAX_LOGO_BYTES = 1024 * 1024;
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

@ApiTags('super admin')
@Roles('super_admin')
@Controller('api/admin/settings/agency/logo')
export class AdminAgencyLogoController {
  constructor(private readonly logos: AgencyLogoService) {}

  /** Sets the agency's logo: a PNG, JPG or SVG, which is drawn anew as a small PNG. */
  @ApiOkResponse({ type: AgencySettingsDto })
  @ApiErrors(LOGO_UNUSABLE)
  @HttpCode(200)
  @Fresh()
  @FileUpload(MAX_LOGO_BYTES)
  @Post()
  set(@CurrentCaller() caller: Caller, @Uploaded() { bytes }: UploadedFile): Promise<AgencySettingsDto> {
    return this.logos.set(caller, bytes);
  }

  /** Removes the agency's logo; its name stands there again. */
  @ApiOkResponse({ type: AgencySettingsDto })
  @ApiErrors()
  @Fresh()
  @Delete()
  remove(@CurrentCaller() caller: Caller): Promise<AgencySettingsDto> {
    return this.logos.remove(caller);
  }
}
