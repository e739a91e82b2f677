import { ApiProperty } from '@nestjs/swagger';
import { Answer } from '../../platform/http/answer.js';

class TermsSectionDto {
  @Answer('What the section is about', 'No fees')
  heading: string;

  @Answer('The text that counts', 'Niyukt charges employees no fees.')
  text: string;

  @Answer('The same in plain words', 'You never pay us anything.')
  summary: string;
}

/** The terms and conditions of a role. */
export class TermsDto {
  @Answer('Version, sent along with the registration', '2026-11-01')
  version: string;

  @Answer('Title', 'Terms and conditions for employees')
  title: string;

  @ApiProperty({ type: [TermsSectionDto], description: 'Sections in order' })
  sections: TermsSectionDto[];
}
