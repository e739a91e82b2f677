import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { AuditService } from '../../auth/audit/audit.service.js';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { INVALID } from '../../platform/errors/problems.js';
import { Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { FileUpload } from '../../platform/uploads/file-upload.js';
import { Uploaded, type UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { XLSX_TYPE } from '../../platform/xlsx.js';
import { IMPORT_KINDS } from './fields/import-field.js';
import { KIND_FIELDS } from './fields/kind-fields.js';
import {
  CorrectRowDto,
  DecideRowDto,
  RunImportDto,
  SetMappingDto,
  TemplateDto,
  UploadImportDto,
} from './import.dto.js';
import { ImportCheckService } from './import-check.service.js';
import { ImportFilesService } from './import-files.service.js';
import { ImportKindDto } from './import-kind.dto.js';
import { ImportReviewService } from './import-review.service.js';
import { IMPORT_ROWS, ImportDto, ImportRowDto, IMPORTS } from './imports.list.js';
import {
  CANNOT_BE_NEW,
  FILE_REFUSALS,
  IMPORT_NOT_FOUND,
  NOT_CHECKED,
  NOT_DONE,
  NOT_FAILED,
  NOT_IN_ERROR,
  NOT_IN_REVIEW,
  ROW_NOT_FOUND,
  ROWS_IN_USE,
  RUN_ALREADY,
  TOO_LATE_TO_UNDO,
  TOO_MANY_IMPORTS,
} from './imports.problems.js';
import { ImportsService } from './imports.service.js';

const MAX_FILE_BYTES = 20 * 1024 * 1024;

@ApiTags('admin')
@AuditReads('import')
@Roles('admin', 'super_admin')
@Needs('imports')
@Controller('api/admin/imports')
export class AdminImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly review: ImportReviewService,
    private readonly checks: ImportCheckService,
    private readonly files: ImportFilesService,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
  ) {}

  /** Imported files, newest first. */
  @ApiList(ImportDto, IMPORTS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(IMPORTS, call);
  }

  /** What can be imported, and the fields that columns can fill. */
  @ApiOkResponse({ type: [ImportKindDto] })
  @Get('kinds')
  kinds(): ImportKindDto[] {
    return IMPORT_KINDS.map((kind) => ({
      kind,
      fields: KIND_FIELDS[kind].map(({ field, label, isRequired }) => ({ field, label, is_required: isRequired })),
    }));
  }

  /** A file with heads only, to be filled in. */
  @ApiFileResponse('The file, to be saved', 'text/csv', XLSX_TYPE)
  @ApiErrors(INVALID)
  @Get('template')
  template(@Query() { kind, format }: TemplateDto): FileReply {
    return this.files.template(kind, format ?? 'xlsx');
  }

  /** Takes a CSV or XLSX file of at most 20,000 rows and 20 MB; its columns are guessed, and the dry run begins. */
  @ApiCreatedResponse({ type: ImportDto })
  @ApiErrors(...Object.values(FILE_REFUSALS), TOO_MANY_IMPORTS)
  @Idempotent()
  @FileUpload(MAX_FILE_BYTES, { kind: { type: 'string', enum: [...IMPORT_KINDS] } })
  @Post()
  upload(
    @CurrentCaller() caller: Caller,
    @Uploaded() file: UploadedFile,
    @Body() { kind }: UploadImportDto,
  ): Promise<ImportDto> {
    return this.imports.upload(caller, kind, file);
  }

  /** One import. */
  @ApiOkResponse({ type: ImportDto })
  @ApiErrors(IMPORT_NOT_FOUND)
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<ImportDto> {
    return this.lists.record(IMPORTS, id, IMPORT_NOT_FOUND);
  }

  /** Chooses which column fills which field; the dry run begins anew. */
  @ApiOkResponse({ type: ImportDto })
  @ApiErrors(IMPORT_NOT_FOUND, RUN_ALREADY)
  @Put(':id/mapping')
  setMapping(@Param('id', IdPipe) id: number, @Body() { mapping }: SetMappingDto): Promise<ImportDto> {
    return this.imports.setMapping(id, mapping);
  }

  /** The rows of an import, in the order of the file. */
  @ApiList(ImportRowDto, IMPORT_ROWS)
  @ApiErrors(IMPORT_NOT_FOUND)
  @Get(':id/rows')
  async rows(@Param('id', IdPipe) id: number, @CurrentListCall() call: ListCall): Promise<ListPage> {
    const { import_id } = await this.imports.find(id);
    const sort = call.parameters['sort'] ?? '["row_number","ASC"]';
    return this.lists.page(IMPORT_ROWS, {
      ...call,
      parameters: { ...call.parameters, sort, import_id: String(import_id) },
    });
  }

  /** The rows in error as they were in the file, with the reason in a column more; CSV or XLSX as it was uploaded. */
  @ApiFileResponse('The file, to be saved', 'text/csv', XLSX_TYPE)
  @ApiErrors(IMPORT_NOT_FOUND)
  @Get(':id/errors')
  async errors(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    const found = await this.imports.find(id);
    const { rows, ...file } = await this.files.errors(found);
    await this.audit.recordRead(caller, {
      action: 'exported',
      recordKind: 'import',
      recordId: id,
      name: found.file_name,
      after: { records: rows },
    });
    return file;
  }

  /** Writes the rows into records, in the background. */
  @ApiOkResponse({ type: ImportDto })
  @ApiErrors(IMPORT_NOT_FOUND, NOT_CHECKED, RUN_ALREADY)
  @HttpCode(200)
  @Idempotent()
  @Post(':id/run')
  run(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number, @Body() dto: RunImportDto): Promise<ImportDto> {
    return this.imports.run(caller, id, dto);
  }

  /** Takes back everything that an import wrote, or nothing when a record of it has been used since. */
  @ApiOkResponse({ type: ImportDto })
  @ApiErrors(IMPORT_NOT_FOUND, NOT_DONE, TOO_LATE_TO_UNDO, ROWS_IN_USE)
  @HttpCode(200)
  @Idempotent()
  @Post(':id/undo')
  undo(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ImportDto> {
    return this.imports.undo(caller, id);
  }

  /** Goes on where an import has failed; rows that were done are not done again. */
  @ApiOkResponse({ type: ImportDto })
  @ApiErrors(IMPORT_NOT_FOUND, NOT_FAILED)
  @HttpCode(200)
  @Idempotent()
  @Post(':id/retry')
  retry(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ImportDto> {
    return this.imports.retry(caller, id);
  }

  /** Corrects a row in error: it is checked anew, and imported with the others when it is right. */
  @ApiOkResponse({ type: ImportRowDto })
  @ApiErrors(INVALID, IMPORT_NOT_FOUND, ROW_NOT_FOUND, NOT_CHECKED, RUN_ALREADY, NOT_IN_ERROR)
  @ApiParam({ name: 'row', description: 'Number of the row in the file' })
  @Put(':id/rows/:row')
  async correct(
    @Param('id', IdPipe) id: number,
    @Param('row', IdPipe) row: number,
    @Body() { cells }: CorrectRowDto,
  ): Promise<ImportRowDto> {
    const { import_row_id } = await this.checks.correct(id, row, cells);
    return this.lists.record(IMPORT_ROWS, import_row_id, ROW_NOT_FOUND);
  }

  /** Decides about a row that waits for it. */
  @ApiOkResponse({ type: ImportRowDto })
  @ApiErrors(IMPORT_NOT_FOUND, ROW_NOT_FOUND, NOT_IN_REVIEW, CANNOT_BE_NEW)
  @ApiParam({ name: 'row', description: 'Number of the row in the file' })
  @HttpCode(200)
  @Post(':id/rows/:row/decision')
  decide(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('row', IdPipe) row: number,
    @Body() { decision }: DecideRowDto,
  ): Promise<ImportRowDto> {
    return this.review.decide(caller, id, row, decision);
  }
}
