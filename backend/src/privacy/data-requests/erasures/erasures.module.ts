import './erasures.tasks.js';
import { Module } from '@nestjs/common';
import { AuthModule } from '../../../auth/auth.module.js';
import { ConsentModule } from '../../../employees/consent/consent.module.js';
import { ErasuresController } from './erasures.controller.js';
import { ErasuresService } from './erasures.service.js';
import { ErasuresWorker } from './erasures.worker.js';

/** People who have themselves erased, and the work that does it when it is due. */
@Module({
  imports: [AuthModule, ConsentModule],
  controllers: [ErasuresController],
  providers: [ErasuresService, ErasuresWorker],
})
export class ErasuresModule {}
