import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/auth.module.js';
import { ConsentModule } from '../../employees/consent/consent.module.js';
import { DuplicatePair } from './duplicate-pair.entity.js';
import { AdminDuplicatesController } from './duplicates.admin.controller.js';
import { DuplicatesService } from './duplicates.service.js';
import { Merge } from './merge.entity.js';
import { MergeService } from './merge.service.js';
import { MergeMailsService } from './merge-mails.service.js';
import { MergeUndoService } from './merge-undo.service.js';
import { MergedLoginsService } from './merged-logins.service.js';
import { AdminMergesController } from './merges.admin.controller.js';

/** Records that may be the same, and how two become one. */
@Module({
  imports: [AuthModule, ConsentModule, TypeOrmModule.forFeature([DuplicatePair, Merge])],
  controllers: [AdminDuplicatesController, AdminMergesController],
  providers: [DuplicatesService, MergeService, MergeMailsService, MergeUndoService, MergedLoginsService],
})
export class DuplicatesModule {}
