import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LETTERS_BUSY } from '../../agency/documents/documents.problems.js';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Roles, WhileRestricted } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { ASKED_ACCOUNTS, AskedAccountDto } from './asked-accounts.list.js';
import { NO_ACCEPTANCE } from './terms.problems.js';
import { TermsCertificatesService } from './terms-certificates.service.js';

const CERTIFICATE = ['Certificate of what was accepted, when and how', 'application/pdf'] as const;

@ApiTags('employee', 'company')
@Roles('employee', 'company')
@WhileRestricted()
@Controller('api/me/terms')
export class OwnCertificateController {
  constructor(private readonly certificates: TermsCertificatesService) {}

  /** The caller's acceptances of terms as a certificate. */
  @ApiFileResponse(...CERTIFICATE)
  @ApiErrors(NO_ACCEPTANCE, LETTERS_BUSY)
  @Get('certificate.pdf')
  certificate(@CurrentCaller() caller: Caller): Promise<FileReply> {
    return this.certificates.own(caller);
  }
}

@ApiTags('admin')
@AuditReads('account')
@Roles('admin', 'super_admin')
@Controller('api/admin')
export class AdminTermsController {
  constructor(
    private readonly certificates: TermsCertificatesService,
    private readonly lists: ListReader,
  ) {}

  /** Accounts that are asked about the present terms, newest first, and what they answered. */
  @ApiList(AskedAccountDto, ASKED_ACCOUNTS)
  @Get('asked-accounts')
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(ASKED_ACCOUNTS, call);
  }

  /** An account's acceptances of terms as a certificate. Reading it is noted in the audit log. */
  @ApiFileResponse(...CERTIFICATE)
  @ApiErrors(NO_ACCEPTANCE, LETTERS_BUSY)
  @Opens('record', 'account')
  @Get('accounts/:id/terms/certificate.pdf')
  certificate(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.certificates.of(caller, id);
  }
}
