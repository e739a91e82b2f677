import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CandidateIndexRow } from './candidate-index.entity.js';
import { AdminCandidatesController } from './candidates.admin.controller.js';
import { NameWord } from './name-word.entity.js';
import { HitsService } from './search/hits.service.js';
import { SearchService } from './search/search.service.js';
import { SpellingService } from './search/spelling.service.js';

/** Finding people: search, searches that are kept, and who fits which job. */
@Module({
  imports: [TypeOrmModule.forFeature([CandidateIndexRow, NameWord])],
  controllers: [AdminCandidatesController],
  providers: [HitsService, SpellingService, SearchService],
})
export class CandidatesModule {}
