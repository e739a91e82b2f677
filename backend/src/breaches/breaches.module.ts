import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Breach, BreachPerson } from './breach.entity.js';
import { AdminBreachesController } from './breaches.admin.controller.js';
import { BreachesService } from './breaches.service.js';
import { BreachesWorker } from './breaches.worker.js';

/** The register of breaches of people's data. */
@Module({
  imports: [TypeOrmModule.forFeature([Breach, BreachPerson])],
  controllers: [AdminBreachesController],
  providers: [BreachesService, BreachesWorker],
})
export class BreachesModule {}
