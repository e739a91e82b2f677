import { type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { inPieces } from '../platform/downloads/file-reply.js';
import { ResumeFile, type Resume } from './resume.entity.js';

const CONTENT = new PreparedStatement<{ content: Buffer }>('select content from resume_files where resume_id = $1');
const PIECE = new PreparedStatement<{ piece: Buffer }>(
  'select substring(content from $2::int for $3::int) as piece from resume_files where resume_id = $1',
);

/**
 * The one door to the files of resumes, which are in PostgreSQL: so backup, restore, erasure and transactions cover them. An object
 * store would take over here (docs/candidates.md#resumes).
 */
@Injectable()
export class ResumeFiles {
  constructor(private readonly statements: Statements) {}

  /** Keeps the file of a resume that the same transaction adds; it goes with its resume. */
  async keep(transaction: EntityManager, resumeId: number, content: Buffer): Promise<void> {
    await transaction.insert(ResumeFile, { resume_id: resumeId, content });
  }

  /** The bytes of a file; nothing when its resume was removed meanwhile. */
  async read(resumeId: number): Promise<Buffer | undefined> {
    const [file] = await this.statements.run(CONTENT, [resumeId]);
    return file?.content;
  }

  /** The same bytes, to be sent: read as fast as they are taken. */
  stream({ resume_id, size_bytes }: Pick<Resume, 'resume_id' | 'size_bytes'>): Readable {
    return inPieces(size_bytes, async (from, length) => {
      const [file] = await this.statements.run(PIECE, [resume_id, from + 1, length]);
      return file?.piece;
    });
  }
}
