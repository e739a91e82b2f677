import { type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { inPieces } from '../../platform/downloads/file-reply.js';
import { type Resume, ResumeFile } from './resume.entity.js';

const CONTENT = new PreparedStatement<{ content: Buffer }>('select content from resume_files where resume_id = $1');
const PIECE = new PreparedStatement<{ piece: Buffer }>(
  'select substring(content from $2::int for $3::int) as piece from resume_files where resume_id = $1',
);

/**
 * The only access to the files of resumes. They are in PostgreSQL, so that backup, restore, erasure and transactions include them. An
 * object store would replace this class (docs/candidates.md#resumes).
 */
@Injectable()
export class ResumeFiles {
  constructor(private readonly statements: Statements) {}

  /** Stores the file of a resume that the same transaction adds; deleted with its resume. */
  async save(transaction: EntityManager, resumeId: number, content: Buffer): Promise<void> {
    await transaction.insert(ResumeFile, { resume_id: resumeId, content });
  }

  /** The bytes of a file; undefined when its resume was deleted. */
  async read(resumeId: number): Promise<Buffer | undefined> {
    const [file] = await this.statements.run(CONTENT, [resumeId]);
    return file?.content;
  }

  /** The same bytes as a stream, read at the client's pace. */
  stream({ resume_id, size_bytes }: Pick<Resume, 'resume_id' | 'size_bytes'>): Readable {
    return inPieces(size_bytes, async (from, length) => {
      const [file] = await this.statements.run(PIECE, [resume_id, from + 1, length]);
      return file?.piece;
    });
  }
}
