import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { AuditedDeletion, type DeletionRule } from '../../auth/audit/audited-deletion.js';
import { AccessLog } from '../../companies/access-log/access-log.js';
import { changesBetween, givenFields } from '../../platform/changes.js';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { orTaken } from '../../platform/errors/database-error.js';
import { ApiException, fieldProblem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type DeletedDto } from '../../platform/http/message.dto.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { ListedPeopleService } from '../../platform/lists/listed-people.service.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { refuseOtherVersion } from '../../platform/record-version.js';
import { MailTemplateRecord } from './mail-template.entity.js';
import { type CreateTemplateDto, type EditTemplateDto, type FilledTemplateDto } from './mailing.dto.js';
import { MAIL_TEMPLATES, type MailTemplateDto } from './mailings.list.js';
import { MAILING_MAIL } from './mailings.mails.js';
import {
  FIELD_UNKNOWN,
  RECORD_OF_MAILING_NOT_FOUND,
  TEMPLATE_NAME_TAKEN,
  TEMPLATE_NOT_FOUND,
  VALUE_MISSING,
} from './mailings.problems.js';
import { filledText, TEMPLATE_FIELDS, type TemplateKind, type TemplateValues, unknownFields } from './template-kind.js';
import { addresseeOf } from './template-values.js';

const DELETION: DeletionRule<MailTemplateRecord> = {
  entity: MailTemplateRecord,
  kind: 'mail template',
  label: 'Template',
  notFound: TEMPLATE_NOT_FOUND,
  keyOf: (template_id) => ({ template_id }),
  nameOf: ({ name }) => name,
  remove: (transaction, { template_id }) => transaction.delete(MailTemplateRecord, { template_id }),
};

/** Texts that the staff sends (docs/rules.md#mailings). */
@Injectable()
export class MailTemplatesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly deletion: AuditedDeletion,
    private readonly outbox: OutboxService,
    private readonly accessLog: AccessLog,
    private readonly listedPeople: ListedPeopleService,
  ) {}

  /**
   * @throws ApiException (400) for a field that the kind does not have
   * @throws ApiException (409) when another template has the name
   */
  async create(caller: Caller, dto: CreateTemplateDto): Promise<MailTemplateDto> {
    refuseUnknown(dto.kind, dto);
    return this.dataSource.transaction(async (transaction) => {
      const purpose = dto.kind === 'company' ? null : (dto.purpose ?? 'jobs');
      const template = transaction.create(MailTemplateRecord, { ...dto, purpose, changed_by: caller.userId });
      await orTaken(transaction.insert(MailTemplateRecord, template), nameTaken);
      await this.audit.record(transaction, caller, {
        action: 'created',
        recordKind: 'mail template',
        recordId: template.template_id,
        name: dto.name,
        after: { ...dto, purpose },
      });
      return this.lists.record(MAIL_TEMPLATES, template.template_id, TEMPLATE_NOT_FOUND, transaction);
    });
  }

  /** @throws ApiException (409) when it was changed since the edit began, or another one has the name */
  async edit(caller: Caller, template_id: number, { version, ...fields }: EditTemplateDto): Promise<MailTemplateDto> {
    return this.dataSource.transaction(async (transaction) => {
      const template = await existing(transaction, MailTemplateRecord, { template_id }, TEMPLATE_NOT_FOUND, FOR_UPDATE);
      refuseUnknown(template.kind, fields);
      const { purpose, ...texts } = fields;
      const given = { ...texts, ...(purpose && template.kind !== 'company' && { purpose }) };
      const changes = changesBetween(template, givenFields(given, { keepWhenEmpty: [] }));
      refuseOtherVersion(template, version, !changes);
      if (changes) {
        const values = { ...changes.after, changed_by: caller.userId, changed_at: new Date() };
        await orTaken(transaction.update(MailTemplateRecord, { template_id }, values), nameTaken);
        await this.audit.record(transaction, caller, {
          action: 'updated',
          recordKind: 'mail template',
          recordId: template_id,
          name: changes.after.name ?? template.name,
          ...changes,
        });
      }
      return this.lists.record(MAIL_TEMPLATES, template_id, TEMPLATE_NOT_FOUND, transaction);
    });
  }

  async delete(caller: Caller, id: number): Promise<DeletedDto> {
    return this.deletion.delete(caller, id, DELETION);
  }

  /**
   * A template as the person or company of a record would get it. The person is opened by it, and counts among those whom lists showed.
   * @throws ApiException (404) when there is no such template, or no such record
   * @throws ApiException (429) when the caller may not export and was shown too many people today
   */
  async preview(caller: Caller, template_id: number, recordId: number): Promise<FilledTemplateDto> {
    const template = await existing(this.dataSource.manager, MailTemplateRecord, { template_id }, TEMPLATE_NOT_FOUND);
    const addressee = await addresseeOf(this.dataSource.manager, template, recordId);
    if (!addressee || addressee.restricted) throw new ApiException(RECORD_OF_MAILING_NOT_FOUND);
    const { email: recipient, refused, employee_id } = addressee;
    if (employee_id !== null) {
      if (caller.missing.includes('exports')) await this.listedPeople.addRows(caller.userId, [{ employee_id }]);
      this.accessLog.opened(caller, { kind: 'employee', key: employee_id }, 'contact');
    }
    return { recipient, refused, ...filledTemplate(template, addressee.values) };
  }

  /**
   * Mails it to the caller, filled in for a record.
   * @throws ApiException (404) as `preview`
   * @throws ApiException (409) when a field has no value
   */
  async test(caller: Caller, templateId: number, recordId: number): Promise<void> {
    const { subject, body, missing } = await this.preview(caller, templateId, recordId);
    const [field] = missing;
    if (field) throw new ApiException(VALUE_MISSING, { values: { field } });
    const mail = { subject: `Test: ${subject}`, body, replyTo: caller.email };
    await this.dataSource.transaction((transaction) =>
      this.outbox.queue(transaction, caller.email, MAILING_MAIL, mail),
    );
  }
}

/** Subject and text for these values. */
export function filledTemplate(
  template: Pick<MailTemplateRecord, 'subject' | 'body'>,
  values: TemplateValues,
): Pick<FilledTemplateDto, 'subject' | 'body' | 'missing'> {
  const [subject, body] = [filledText(template.subject, values), filledText(template.body, values)];
  return { subject: subject.text, body: body.text, missing: [...new Set([...subject.missing, ...body.missing])] };
}

function refuseUnknown(kind: TemplateKind, texts: { subject?: string; body?: string }): void {
  for (const name of ['subject', 'body'] as const) {
    const [field] = unknownFields(kind, texts[name] ?? '');
    if (field === undefined) continue;
    const fields = TEMPLATE_FIELDS[kind].map((known) => `{{${known}}}`).join(', ');
    throw fieldProblem(FIELD_UNKNOWN, name, { field: field === '{{' ? '…' : field, fields });
  }
}

const nameTaken = (): ApiException => fieldProblem(TEMPLATE_NAME_TAKEN, 'name', {});
