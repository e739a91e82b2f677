import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Fresh, Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { FileUpload } from '../platform/uploads/file-upload.js';
import { Uploaded, type UploadedFile } from '../platform/uploads/uploaded-file.js';
import { LOGO_UNUSABLE } from './agency.problems.js';
import { AgencyLogoService } from './agency-logo.service.js';
import { AgencySettingsDto } from './agency-settings.dto.js';

const MAX_LOGO_BYTES = 1024 * 1024;

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
