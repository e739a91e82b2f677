import { ApiProperty } from '@nestjs/swagger';
import { NullableObject, NullableReply, Reply } from '../../../platform/http/reply.js';
import { ROLES } from '../../../platform/http/role.js';
import { MEDIA_TYPES } from '../kinds/resume-kind.js';
import { type ReadingProblem } from '../reading-messages.js';
import { TEXT_STATES } from '../resume.entity.js';

export class ResumeDto {
  @Reply('Key', 31)
  resume_id: number;

  @Reply('Name of the file, without a path', 'asha-rao.pdf')
  file_name: string;

  @Reply('What it is, told by its bytes', 'application/pdf', { enum: MEDIA_TYPES })
  media_type: string;

  @Reply('Size in bytes', 182_044)
  size_bytes: number;

  @Reply('SHA-256 of the file, in hex', '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824')
  sha256: string;

  @Reply('When it was uploaded, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  uploaded_at: string;

  @Reply('Role of whoever uploaded it', 'employee', { enum: ROLES })
  uploaded_by_role: string;

  @Reply(
    'How far its text is: pending until it was read, ready, no_text when it holds none that can be read, or failed',
    'ready',
    { enum: TEXT_STATES },
  )
  text_state: string;
}

/** What a resume says of somebody who is about to be added. */
export class ResumePreviewDto {
  @NullableReply('Name, as the head of the resume has it', 'Asha Rao')
  full_name: string | null;

  @NullableReply('E-mail address', 'asha.rao@example.in')
  email: string | null;

  @NullableReply('Phone, +91 and ten digits', '+919876543210')
  phone: string | null;

  @Reply('Skills known to the agency', ['React'], { type: [String] })
  skills: string[];
}

/** Facts of a resume that the record lacks: offered, never applied automatically. */
export class ResumeFactsDto {
  @NullableReply('E-mail address, when it is another one', 'asha.rao@example.in')
  email: string | null;

  @NullableReply('Phone, +91 and ten digits, when it is another one', '+919876543210')
  phone: string | null;

  @Reply('Skills known to the agency that the record lacks', ['React'], { type: [String] })
  skills: string[];

  @NullableReply('Years of experience', 6, { type: 'number' })
  years_of_experience: number | null;

  @NullableReply('Title of the last position', 'Senior Software Engineer')
  last_title: string | null;

  @NullableReply('Line of the highest education, when the qualification is another one', 'B.Tech in Computer Science')
  education: string | null;
}

/** The caller's shown resume with the facts that were read in it. */
class ReadingProblemDto implements ReadingProblem {
  @Reply('What is wrong, for the person to read', 'Only the first 10 of 12 pages were read')
  message: string;

  @Reply('The same for programs', 'resume_reading.only_first_pages')
  code: string;

  @Reply(
    'What the message names',
    { read: 10, pages: 12 },
    { required: false, additionalProperties: { type: 'number' } },
  )
  values?: Readonly<Record<string, number>>;
}

export class ResumeDetailsDto {
  @NullableObject('The resume; null without one', ResumeDto)
  resume: ResumeDto | null;

  @NullableObject('What it says that the record does not; null until it is ready', ResumeFactsDto)
  facts: ResumeFactsDto | null;

  @NullableReply('Why there is no text, or not all of it', 'The file is damaged or incomplete.')
  problem: string | null;

  @ApiProperty({ description: 'The same, each message with its code', type: [ReadingProblemDto], required: false })
  problems?: ReadingProblemDto[];
}

/** A resume in the list of all resumes of a person. */
export class ListedResumeDto extends ResumeDto {
  @Reply('Whether it is the one that the person has now', true)
  shown: boolean;

  @NullableReply('Pages that can be shown as pictures; null for documents without them, and until it was read', 2)
  page_count: number | null;
}

export class ReadResumeDto extends ListedResumeDto {
  @NullableReply('Its text; null until it is ready', 'Asha Rao\nSenior Software Engineer')
  text: string | null;

  @NullableObject('What it says that the record does not; null until it is ready', ResumeFactsDto)
  facts: ResumeFactsDto | null;

  @NullableReply('Why there is no text, or not all of it', 'The file is damaged or incomplete.')
  problem: string | null;
}
