import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditService } from './audit.service.js';
import { AuditedReads } from './audited-reads.js';
import { ChangeLimits } from './change-limits.js';

/** Who did what, when. */
@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditService, AuditedReads, ChangeLimits],
  exports: [AuditService],
})
export class AuditModule {}
