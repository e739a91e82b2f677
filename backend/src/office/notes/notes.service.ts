import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationsService } from '../../agency/notifications/notifications.service.js';
import { refuseOtherThanStaff } from '../../auth/accounts/staff.js';
import { type AuditEvent, type AuditKind, AuditService } from '../../auth/audit/audit.service.js';
import { COMPANY_NOT_FOUND } from '../../companies/companies.problems.js';
import { Company } from '../../companies/company.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { connectionName } from '../../connections/connection-event.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { Employee } from '../../employees/employee.entity.js';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { JobRequest } from '../../jobs/job-request.entity.js';
import { JOB_NOT_FOUND } from '../../jobs/jobs.problems.js';
import { existing } from '../../platform/database/existing.js';
import { ApiException, type Problem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type DeletedDto } from '../../platform/http/message.dto.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { type CreateNoteDto } from './note.dto.js';
import { Note } from './note.entity.js';
import { type NoteKind } from './note-kind.js';
import { type NoteDto, NOTES } from './notes.list.js';
import { NOTE_MENTION } from './notes.notifications.js';
import { NOT_THE_AUTHOR, NOTE_NOT_FOUND } from './notes.problems.js';
import { type Subject } from './subject.js';

/** How a record with notes is found, and its name in the audit log. */
interface NotableRecord {
  auditKind: AuditKind;
  notFound: Problem;
  /** The column of a note with the record's key. */
  reference: 'employee_id' | 'company_id' | 'request_id' | 'connection_id';
  /** @returns undefined when there is no such record */
  nameOf: (transaction: EntityManager, id: number) => Promise<string | undefined>;
}

/** Keeps the record from being deleted until the note is stored. */
const lock = { mode: 'pessimistic_read' } as const;

const NOTABLE_RECORDS: Readonly<Record<NoteKind, NotableRecord>> = {
  employee: {
    auditKind: 'employee',
    notFound: EMPLOYEE_NOT_FOUND,
    reference: 'employee_id',
    nameOf: async (transaction, employee_id) =>
      (await transaction.findOne(Employee, { where: { employee_id }, lock }))?.full_name,
  },
  company: {
    auditKind: 'company',
    notFound: COMPANY_NOT_FOUND,
    reference: 'company_id',
    nameOf: async (transaction, company_id) =>
      (await transaction.findOne(Company, { where: { company_id }, lock }))?.name,
  },
  job_request: {
    auditKind: 'job request',
    notFound: JOB_NOT_FOUND,
    reference: 'request_id',
    nameOf: async (transaction, request_id) => {
      const job = await transaction.findOne(JobRequest, { where: { request_id }, lock });
      return job ? `${job.title}, ${job.company_name}` : undefined;
    },
  },
  connection: {
    auditKind: 'connection',
    notFound: CONNECTION_NOT_FOUND,
    reference: 'connection_id',
    nameOf: async (transaction, connection_id) => {
      const connection = await transaction.findOne(Connection, { where: { connection_id }, lock });
      return connection ? connectionName(connection) : undefined;
    },
  },
};

/** Notes of the staff about records (docs/rules.md#notes). The audit log shows them as changes of the record. */
@Injectable()
export class NotesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
  ) {}

  /** The notes about a record, newest first; empty when there is no such record. */
  async of({ kind, recordId }: Subject, call: ListCall): Promise<ListPage> {
    const parameters = { ...call.parameters, kind, record_id: String(recordId) };
    return this.lists.page(NOTES, { ...call, parameters });
  }

  /**
   * Adds a note; whom it names is notified.
   * @throws ApiException (400) when it names an account that is none of the staff's, or disabled
   */
  async create(
    caller: Caller,
    { kind, recordId }: Subject,
    { text, mentions: named }: CreateNoteDto,
  ): Promise<NoteDto> {
    const mentions = [...new Set(named)];
    return this.dataSource.transaction(async (transaction) => {
      for (const account of mentions) await refuseOtherThanStaff(transaction, account);
      const event = await eventOf(transaction, kind, recordId);
      const note = transaction.create(Note, {
        kind,
        record_id: recordId,
        [NOTABLE_RECORDS[kind].reference]: recordId,
        text,
        mentions,
        author_id: caller.userId,
      });
      await transaction.insert(Note, note);
      await this.audit.record(transaction, caller, { ...event, after: { note: text } });
      await this.notifications.notify(transaction, {
        kind: NOTE_MENTION,
        recordId: note.note_id,
        to: mentions,
        by: caller.userId,
      });
      return this.lists.record(NOTES, note.note_id, NOTE_NOT_FOUND, transaction);
    });
  }

  /**
   * Deletes a note of the caller.
   * @throws ApiException (403) when another admin wrote it
   */
  async delete(caller: Caller, id: number): Promise<DeletedDto> {
    return this.dataSource.transaction(async (transaction) => {
      const note = await existing(transaction, Note, { note_id: id }, NOTE_NOT_FOUND);
      if (note.author_id !== caller.userId) throw new ApiException(NOT_THE_AUTHOR);
      const event = await eventOf(transaction, note.kind, note.record_id);
      const { affected } = await transaction.delete(Note, { note_id: id });
      if (!affected) throw new ApiException(NOTE_NOT_FOUND);
      await this.audit.record(transaction, caller, { ...event, before: { note: note.text } });
      return { message: 'Note deleted successfully', id };
    });
  }
}

async function eventOf(transaction: EntityManager, kind: NoteKind, recordId: number): Promise<AuditEvent> {
  const { auditKind, notFound, nameOf } = NOTABLE_RECORDS[kind];
  const name = await nameOf(transaction, recordId);
  if (name === undefined) throw new ApiException(notFound);
  return { action: 'updated', recordKind: auditKind, recordId, name };
}
