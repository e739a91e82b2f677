import { Module } from '@nestjs/common';
import { AgencyModule } from '../agency.module.js';
import { LettersService } from './letters.service.js';

/** Letters of the agency as PDFs. */
@Module({ imports: [AgencyModule], providers: [LettersService], exports: [LettersService] })
export class LettersModule {}
