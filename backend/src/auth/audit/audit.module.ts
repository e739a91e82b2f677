import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditController } from './audit.controller.js';
import { AuditService } from './audit.service.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditedDeletion } from './audited-deletion.js';
import { AuditedReads } from './audited-reads.js';
import { ChangeLimits } from './change-limits.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditController],
  providers: [AuditedDeletion, AuditService, AuditedReads, ChangeLimits],
  exports: [AuditedDeletion, AuditService, ChangeLimits],
})
export class AuditModule {}
