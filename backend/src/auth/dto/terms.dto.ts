import { ApiProperty } from '@nestjs/swagger';
import { Reply } from '../../platform/http/reply.js';

class TermsSectionDto {
  @Reply('What the section is about', 'No fees')
  heading: string;

  @Reply('The text that counts', 'Niyukt charges employees no fees.')
  text: string;

  @Reply('The same in plain words', 'You never pay us anything.')
  summary: string;
}

export class TermsDto {
  @Reply('Version, sent along with the registration', '2026-11-01')
  version: string;

  @Reply('Title', 'Terms and conditions for employees')
  title: string;

  @ApiProperty({ type: [TermsSectionDto], description: 'Sections in order' })
  sections: TermsSectionDto[];
}
