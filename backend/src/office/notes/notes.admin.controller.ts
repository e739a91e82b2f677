import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NOT_OF_THE_STAFF } from '../../auth/accounts/accounts.problems.js';
import { COMPANY_NOT_FOUND } from '../../companies/companies.problems.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { JOB_NOT_FOUND } from '../../jobs/jobs.problems.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { DeletedDto } from '../../platform/http/message.dto.js';
import { OpensNamed } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { LIST_PROBLEMS } from '../../platform/lists/lists.problems.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { CreateNoteDto } from './note.dto.js';
import { NoteDto } from './notes.list.js';
import { NOT_THE_AUTHOR, NOTE_NOT_FOUND } from './notes.problems.js';
import { NotesService } from './notes.service.js';
import { ApiSubject, NamedSubject, type Subject, subjectIn } from './subject.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/notes')
export class AdminNotesController {
  constructor(private readonly notes: NotesService) {}

  /** Notes about a record, newest first. */
  @ApiOkResponse({ type: [NoteDto] })
  @ApiErrors(EMPLOYEE_NOT_FOUND, CONNECTION_NOT_FOUND, ...LIST_PROBLEMS)
  @ApiSubject()
  @OpensNamed('record', subjectIn)
  @Get()
  list(@NamedSubject() subject: Subject, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.notes.of(subject, call);
  }

  /** Adds a note to a record, and notifies whom it names. */
  @ApiCreatedResponse({ type: NoteDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, COMPANY_NOT_FOUND, JOB_NOT_FOUND, CONNECTION_NOT_FOUND, NOT_OF_THE_STAFF)
  @ApiSubject()
  @Idempotent()
  @Post()
  create(
    @CurrentCaller() caller: Caller,
    @NamedSubject() subject: Subject,
    @Body() dto: CreateNoteDto,
  ): Promise<NoteDto> {
    return this.notes.create(caller, subject, dto);
  }

  /** Deletes a note that the caller wrote. */
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(NOTE_NOT_FOUND, NOT_THE_AUTHOR)
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.notes.delete(caller, id);
  }
}
