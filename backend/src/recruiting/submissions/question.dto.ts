import { IntersectionType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { REVEALING_STATUSES, type RevealingStatus } from '../../agency/agency-settings.entity.js';
import { ConsentDto, ConsentTokenDto } from '../../employees/consent/sharing-consent.dto.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { type Language, LANGUAGES } from '../../platform/language/language.js';
import { Field } from '../../platform/validation/field.js';
import { ChoiceField, TextField } from '../../platform/validation/fields.js';
import { SheetPreviewDto } from './sheet.dto.js';

const DECISION = 'Please say whether this company may see the profile';
const READ_FIRST = 'Please read the question first';

/** What a person is asked before a company is shown their profile: all that it would see. */
export class ShowingQuestionDto {
  @Reply('Key of the job request', 31)
  request_id: number;

  @Reply('The company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @Reply('Job title', 'React Developer')
  job_title: string;

  @NullableReply('Location of the job', 'Bengaluru')
  location: string | null;

  @Reply('What the company would see at first, on its page and as a PDF', {}, { type: SheetPreviewDto })
  profile: SheetPreviewDto;

  @NullableReply(
    'Name of the uploaded file, which the agency may give out once phone and e-mail are shown; null without one',
    'resume.pdf',
  )
  file_name: string | null;

  @Reply('Placement status from which the company sees the name', 'interview_scheduled', { enum: REVEALING_STATUSES })
  name_shown_from: RevealingStatus;

  @Reply('Placement status from which it sees phone and e-mail', 'offered', { enum: REVEALING_STATUSES })
  contact_shown_from: RevealingStatus;

  @NullableReply('Until when it waits for an answer, ISO 8601 in UTC', '2026-12-04T05:31:07.120Z', {
    format: 'date-time',
  })
  waits_until: string | null;

  @Reply('SHA-256 of all of the above but the last day; the answer names it', 'a'.repeat(64))
  sha256: string;
}

/** What the page of a link shows: a person's consent, and what the mail asked as long as it waits for an answer. */
export class OpenedConsentDto extends ConsentDto {
  @NullableReply('What is asked about one company and job; null where nothing waits', null, {
    type: ShowingQuestionDto,
  })
  question: ShowingQuestionDto | null;
}

/** A person's answer about one company and job. It says nothing of others. */
export class AnswerShowingDto {
  @Field(
    { doc: 'Whether this company may see the profile for this job', example: true, required: DECISION },
    { type: Boolean },
    [IsBoolean({ message: DECISION })],
  )
  agrees: boolean;

  @TextField({
    label: 'Question',
    max: 64,
    doc: 'SHA-256 of the question that was read',
    example: 'a'.repeat(64),
    required: READ_FIRST,
  })
  question_sha256: string;

  @ChoiceField(LANGUAGES, {
    label: 'Language',
    doc: 'Language in which it was read; English by default',
    example: 'en',
  })
  language?: Language | null;
}

/** The same by the link of a mail. */
export class AnswerShowingByLinkDto extends IntersectionType(AnswerShowingDto, ConsentTokenDto) {}
