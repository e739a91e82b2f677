import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Breach, BreachPerson } from './breach.entity.js';
import { AdminBreachesController } from './breaches.admin.controller.js';
import { BreachesService } from './breaches.service.js';
import { BreachesWorker } from './breaches.worker.js';
import { OwnBreachesController } from './own-breaches.controller.js';
import { OwnBreachesService } from './own-breaches.service.js';

/** The register of breaches of people's data. */
@Module({
  imports: [TypeOrmModule.forFeature([Breach, BreachPerson])],
  controllers: [AdminBreachesController, OwnBreachesController],
  providers: [BreachesService, BreachesWorker, OwnBreachesService],
})
export class BreachesModule {}
