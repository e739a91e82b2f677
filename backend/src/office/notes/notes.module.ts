import './notes.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Note } from './note.entity.js';
import { AdminNotesController } from './notes.admin.controller.js';
import { NotesService } from './notes.service.js';

/** Notes of the staff about employees, companies, job requests and connections. */
@Module({
  imports: [TypeOrmModule.forFeature([Note])],
  controllers: [AdminNotesController],
  providers: [NotesService],
})
export class NotesModule {}
