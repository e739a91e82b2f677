import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConnectionsModule } from '../connections.module.js';
import { Introduction } from './introduction.entity.js';
import { AdminIntroductionsController } from './introductions.admin.controller.js';
import { IntroductionsService } from './introductions.service.js';

/** When the agency first introduced each person to each company. */
@Module({
  imports: [ConnectionsModule, TypeOrmModule.forFeature([Introduction])],
  controllers: [AdminIntroductionsController],
  providers: [IntroductionsService],
  exports: [IntroductionsService],
})
export class IntroductionsModule {}
