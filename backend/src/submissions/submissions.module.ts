import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CandidateOpening } from './candidate-opening.entity.js';
import { CompanyAnswerEntry } from './company-answer.entity.js';
import { KnownClaim } from './known-claim.entity.js';
import { ProfileTermsAcceptance } from './profile-terms-acceptance.entity.js';
import { RevealStep } from './reveal.entity.js';
import { Sheet } from './sheet.entity.js';
import { Submission } from './submission.entity.js';
import { ViewLink } from './view-link.entity.js';

/** What companies are shown of people, and what they say of them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      CandidateOpening,
      CompanyAnswerEntry,
      KnownClaim,
      ProfileTermsAcceptance,
      RevealStep,
      Sheet,
      Submission,
      ViewLink,
    ]),
  ],
})
export class SubmissionsModule {}
