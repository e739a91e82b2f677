import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CandidateIndexRow } from './candidate-index.entity.js';
import { AdminCandidatesController } from './candidates.admin.controller.js';
import { MatchCandidates } from './match/match-candidates.service.js';
import { MatchesService } from './match/matches.service.js';
import { AdminMatchesController } from './matches.admin.controller.js';
import { NameWord } from './name-word.entity.js';
import { HitsService } from './search/hits.service.js';
import { SearchService } from './search/search.service.js';
import { SpellingService } from './search/spelling.service.js';

/** Finding people: search, searches that are kept, and who fits which job. */
@Module({
  imports: [TypeOrmModule.forFeature([CandidateIndexRow, NameWord])],
  controllers: [AdminCandidatesController, AdminMatchesController],
  providers: [HitsService, SpellingService, SearchService, MatchCandidates, MatchesService],
})
export class CandidatesModule {}
