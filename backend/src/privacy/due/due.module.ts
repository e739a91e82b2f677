import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { AdminDueController } from './due.admin.controller.js';
import { DueService } from './due.service.js';

/** What waits for somebody under Privacy and law. */
@Module({
  imports: [AuthModule],
  controllers: [AdminDueController],
  providers: [DueService],
})
export class DueModule {}
