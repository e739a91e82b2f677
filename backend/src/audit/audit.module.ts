import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditService } from './audit.service.js';
import { ChangeLimits } from './change-limits.js';

/** Who did what, when. */
@Global()
@Module({ controllers: [AuditController], providers: [AuditService, ChangeLimits], exports: [AuditService] })
export class AuditModule {}
