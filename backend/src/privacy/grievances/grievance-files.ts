import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { cleanFileName, savedName } from '../../employees/resumes/file-name.js';
import { kindOfMediaType, RESUME_KINDS, type ResumeKind } from '../../employees/resumes/kinds/resume-kind.js';
import { ResumeOpenerService } from '../../employees/resumes/resume-opener.service.js';
import { UNUSABLE_FILE_PROBLEMS } from '../../employees/resumes/resumes.problems.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type FileReply, inPieces } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { isStaff } from '../../platform/http/role.js';
import { type UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { type Grievance, GrievanceFile } from './grievance.entity.js';
import { grievanceName } from './grievances.notifications.js';
import { GRIEVANCE_FILE_KIND, GRIEVANCE_FILE_NOT_FOUND } from './grievances.problems.js';

/** What may be sent along. */
const TAKEN: readonly ResumeKind[] = ['pdf', 'docx', 'jpg', 'png'];
export const GRIEVANCE_MEDIA_TYPES = TAKEN.map((kind) => RESUME_KINDS[kind].mediaType);

/** What is stored of a file beside its bytes. */
export interface FileFacts {
  file_name: string;
  media_type: string;
  size_bytes: number;
}

/** Parameters: key, and the account whose it must be; null for the staff. */
const FOUND = new PreparedStatement<FileFacts & Pick<Grievance, 'grievance_id' | 'name'>>(
  `select grievance_id, name, file_name, media_type, size_bytes from grievances
   where grievance_id = $1 and file_name is not null and ($2::integer is null or user_id = $2)`,
);
const PIECE = new PreparedStatement<{ piece: Buffer }>(
  'select substring(content from $2::int for $3::int) as piece from grievance_files where grievance_id = $1',
);

/** Files that people send with what they write: looked at as resumes are, in the sandbox, and only ever saved. */
@Injectable()
export class GrievanceFiles {
  constructor(
    private readonly opener: ResumeOpenerService,
    private readonly statements: Statements,
    private readonly audit: AuditService,
  ) {}

  /**
   * @throws ApiException (415, 422) when it is of another kind, damaged, or has a password or programs inside
   * @throws ApiException (503) when this machine is too busy to find out: nothing opens it later
   */
  async checked({ bytes, fileName }: UploadedFile): Promise<FileFacts> {
    const kind = await this.kindOf(bytes);
    if (!TAKEN.includes(kind)) throw new ApiException(GRIEVANCE_FILE_KIND);
    return {
      file_name: cleanFileName(fileName, kind),
      media_type: RESUME_KINDS[kind].mediaType,
      size_bytes: bytes.length,
    };
  }

  /** Stores the file of a grievance that the same transaction adds. */
  async save(transaction: EntityManager, grievanceId: number, content: Buffer): Promise<void> {
    await transaction.insert(GrievanceFile, { grievance_id: grievanceId, content });
  }

  /**
   * The file, to be saved. That the staff saves it is audited.
   * @throws ApiException (404) when there is none, or it is not the caller's
   */
  async file(caller: Caller, id: number): Promise<FileReply> {
    const [found] = await this.statements.run(FOUND, [id, isStaff(caller.role) ? null : caller.userId]);
    if (!found) throw new ApiException(GRIEVANCE_FILE_NOT_FOUND);
    const { name, file_name, media_type, size_bytes } = found;
    if (isStaff(caller.role)) {
      await this.audit.recordRead(caller, {
        action: 'read',
        recordKind: 'grievance',
        recordId: id,
        name: grievanceName(id, name),
        after: { file: file_name },
      });
    }
    return {
      filename: savedName(file_name, kindOfMediaType(media_type)),
      contentType: media_type,
      bytes: size_bytes,
      content: inPieces(size_bytes, async (from, length) => {
        const [part] = await this.statements.run(PIECE, [id, from + 1, length]);
        return part?.piece;
      }),
    };
  }

  /** A resume of the same kind is refused with a sentence about resumes. */
  private async kindOf(bytes: Buffer): Promise<ResumeKind> {
    try {
      return await this.opener.kindOf(bytes, false);
    } catch (error) {
      const isOtherKind = error instanceof ApiException && error.code === UNUSABLE_FILE_PROBLEMS['wrong kind'].code;
      throw isOtherKind ? new ApiException(GRIEVANCE_FILE_KIND) : error;
    }
  }
}
