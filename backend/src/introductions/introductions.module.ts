import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConnectionsModule } from '../connections/connections.module.js';
import { Introduction } from './introduction.entity.js';
import { AdminIntroductionsController } from './introductions.admin.controller.js';
import { IntroductionsService } from './introductions.service.js';

/** Which company first had which person from the agency, and when. */
@Module({
  imports: [ConnectionsModule, TypeOrmModule.forFeature([Introduction])],
  controllers: [AdminIntroductionsController],
  providers: [IntroductionsService],
})
export class IntroductionsModule {}
