import { PickType } from '@nestjs/swagger';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { CandidateDto } from './candidates.list.js';

/** A person as a link shows them: never more than the sheet. */
export class SharedCandidateDto extends PickType(CandidateDto, [
  'id',
  'connection_id',
  'display_name',
  'headline',
  'skills',
  'qualification',
  'preferred_location',
  'preferred_salary',
  'note',
  'resume_text',
  'stage',
  'answer',
]) {}

export class SharedListDto {
  @Reply('Job title', 'React Developer')
  job_title: string;

  @Reply('Name of the company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @Reply('People, latest first', [], { type: [SharedCandidateDto] })
  candidates: SharedCandidateDto[];
}

/** Who accepted the terms at a link, and saw its list. */
export class LinkReaderDto {
  @Reply('The name that was typed', 'Ravi Menon')
  name: string;

  @Reply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  opened_at: string;
}

/** A link to the list of a job without a login. */
export class ViewLinkDto {
  @Reply('Key', 4)
  id: number;

  @Reply('The address that it was mailed to', 'hr@sahyadri.example.in')
  recipient: string;

  @Reply('When it was made, ISO 8601 in UTC', '2026-11-19T06:12:44.000Z', { format: 'date-time' })
  made_at: string;

  @Reply('Until when it works, ISO 8601 in UTC', '2026-12-03T06:12:44.000Z', { format: 'date-time' })
  expires_at: string;

  @NullableReply('When it was revoked, ISO 8601 in UTC', null, { type: String, format: 'date-time' })
  revoked_at: string | null;

  @Reply('Who opened it, first opening first', [], { type: [LinkReaderDto] })
  readers: LinkReaderDto[];
}

/** That a reader of a company opened a profile, once or several times within 15 minutes. */
export class OpeningDto {
  @Reply('Key', 12)
  id: number;

  @Reply('How', 'login', { enum: ['login', 'file', 'link'] })
  channel: string;

  @Reply('Name of the account, or else its e-mail; or the name that was typed at a link', 'Sahyadri Software')
  reader: string;

  @Reply('When, ISO 8601 in UTC; of several times the first', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  opened_at: string;

  @Reply('How often within 15 minutes', 1)
  times: number;
}

/** What became of a person's application for a job, as the person is told. */
export class ApplicationDto {
  @Reply('Key of the job request; negative where the job is gone', 31)
  id: number;

  @Reply('Job title', 'React Developer')
  title: string;

  @NullableReply('Location', 'Bengaluru')
  location: string | null;

  @Reply('How far it went', 'new', { enum: ['connected', 'waiting', 'new', 'interview', 'offer', 'placed', 'closed'] })
  stage: string;

  @Reply('Whether an employer sees the profile', 'submitted', {
    enum: ['none', 'waiting', 'submitted', 'withdrawn', 'declined', 'expired'],
  })
  share: string;

  @NullableReply('The employer, once the agency names it', null, { type: String })
  company_name: string | null;

  @NullableReply('When it was last shown to the employer, ISO 8601 in UTC', '2026-11-19T06:12:44.000Z', {
    format: 'date-time',
  })
  submitted_at: string | null;

  @Reply('Whether the person refused this job', false)
  is_refused: boolean;
}
