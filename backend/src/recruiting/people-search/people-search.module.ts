import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CandidateIndexRow } from './candidate-index.entity.js';
import { AdminCandidatesController } from './candidates.admin.controller.js';
import { JobIndexRow } from './job-index.entity.js';
import { MatchCandidatesService } from './match/match-candidates.service.js';
import { MatchesService } from './match/matches.service.js';
import { AdminMatchesController } from './matches.admin.controller.js';
import { NameWord } from './name-word.entity.js';
import { SavedSearch } from './saved/saved-search.entity.js';
import { SavedSearchHit } from './saved/saved-search-hit.entity.js';
import { SavedSearchesService } from './saved/saved-searches.service.js';
import { SearchHitsService } from './saved/search-hits.service.js';
import { SearchMailWorker } from './saved/search-mail.worker.js';
import { AdminSavedSearchesController } from './saved-searches.admin.controller.js';
import { HitsService } from './search/hits.service.js';
import { SearchService } from './search/search.service.js';
import { SpellingService } from './search/spelling.service.js';

/** Finding people: search, saved searches, and who fits which job. */
@Module({
  imports: [TypeOrmModule.forFeature([CandidateIndexRow, JobIndexRow, NameWord, SavedSearch, SavedSearchHit])],
  controllers: [AdminCandidatesController, AdminMatchesController, AdminSavedSearchesController],
  providers: [
    HitsService,
    SpellingService,
    SearchService,
    MatchCandidatesService,
    MatchesService,
    SavedSearchesService,
    SearchHitsService,
    SearchMailWorker,
  ],
})
export class PeopleSearchModule {}
