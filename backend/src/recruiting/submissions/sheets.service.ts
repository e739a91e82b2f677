import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { Connection } from '../../connections/connection.entity.js';
import { connectionEvent } from '../../connections/connection-event.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { SharingConsentService } from '../../employees/consent/sharing-consent.service.js';
import { displayName } from '../../employees/display-name.js';
import { changesBetween, givenFields } from '../../platform/changes.js';
import { existing, FOR_EDIT } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { MaskedSheetService } from './masked-sheet.service.js';
import { type SetSheetDto, type SheetDto, type SheetPreviewDto, type SheetProposalDto } from './sheet.dto.js';
import { Sheet } from './sheet.entity.js';
import { checksOf } from './submission-checks.js';
import { SHEET_CHANGED } from './submissions.problems.js';

interface LastShare {
  at: string;
  by: string;
  reason: string | null;
}

/** The last change of whether the company sees the person, as the audit log has it. */
const LAST_SHARE = `select ${isoMoment('at')} as at, coalesce(account_name(actor_id), actor_email) as by, after ->> 'reason' as reason from audit_log
  where kind = 'connection' and record_id = $1 and after ? 'share' order by audit_id desc limit 1`;

/** What companies are to see of people: drafts of the agency (docs/rules.md#sheet). */
@Injectable()
export class SheetsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly consent: SharingConsentService,
    private readonly masked: MaskedSheetService,
  ) {}

  async of(connection_id: number): Promise<SheetDto> {
    const { manager } = this.dataSource;
    const connection = await this.withPerson(connection_id);
    const sheet = await manager.findOneBy(Sheet, { connection_id });
    const { obstacles, toConfirm } = await checksOf(manager, connection_id);
    const { share_with_employers } = await this.consent.of(connection.employee_id, manager);
    const { resume_text, found } = await this.masked.look(connection.employee, sheet);
    const [last] = await manager.query<LastShare[]>(LAST_SHARE, [connection_id]);
    return {
      connection_id,
      display_name: displayName(connection.employee.full_name),
      headline: sheet?.headline ?? null,
      note: sheet?.note ?? null,
      show_salary: sheet?.show_salary ?? false,
      resume_text,
      is_proposed: !sheet?.resume_text,
      confirmed: sheet?.confirmed ?? false,
      version: sheet?.version ?? 0,
      found,
      obstacles: obstacles.map(({ code, sentence }) => ({ code, message: sentence })),
      to_confirm: toConfirm,
      consent: share_with_employers,
      waits_until: sheet?.waits_until?.toISOString() ?? null,
      share_changed_at: last?.at ?? null,
      share_reason: last?.reason ?? null,
      share_changed_by: last?.by ?? null,
      original_file: connection.original_file,
    };
  }

  /**
   * The text that is proposed, also when another one was saved.
   * @throws ApiException (503) when the text could not be looked through
   */
  async proposal(connection_id: number): Promise<SheetProposalDto> {
    const { employee } = await this.withPerson(connection_id);
    return this.masked.proposal(employee);
  }

  /**
   * What the company would see of the sheet that is saved.
   * @throws ApiException (503) when the texts could not be looked through
   */
  async preview(connection_id: number): Promise<SheetPreviewDto> {
    const { employee } = await this.withPerson(connection_id);
    const sheet = await this.dataSource.manager.findOneBy(Sheet, { connection_id });
    const drawn = sheet ?? { headline: null, note: null, show_salary: false, resume_text: null, confirmed: false };
    return this.masked.preview(drawn, employee);
  }

  private async withPerson(connection_id: number): Promise<Connection> {
    return existing(this.dataSource.manager, Connection, { connection_id }, CONNECTION_NOT_FOUND, {
      relations: { employee: true },
    });
  }

  /**
   * Saves what a company is to see, without contacts of anybody. What it sees already stays as it is until the person is submitted anew.
   * @throws ApiException (503) when the texts could not be looked through
   * @throws ApiException (409) when the sheet was changed since the edit began, unless it says what is sent already
   */
  async set(caller: Caller, connection_id: number, { version, ...given }: SetSheetDto): Promise<SheetDto> {
    const { employee } = await this.withPerson(connection_id);
    const fields = await this.masked.withoutContacts(employee, given);
    await this.dataSource.transaction(async (transaction) => {
      const connection = await existing(transaction, Connection, { connection_id }, CONNECTION_NOT_FOUND, FOR_EDIT);
      const sheet = await transaction.findOneBy(Sheet, { connection_id });
      const changes = changesBetween<Partial<Sheet>>(sheet ?? {}, givenFields(fields, { keepWhenEmpty: [] }));
      if (sheet && !changes) return;
      if ((sheet?.version ?? 0) !== version) throw new ApiException(SHEET_CHANGED);
      const values = { ...changes?.after, version: version + 1, changed_by: caller.userId, changed_at: new Date() };
      if (sheet) await transaction.update(Sheet, { connection_id }, values);
      else await transaction.insert(Sheet, { connection_id, ...values });
      await this.audit.record(transaction, caller, {
        ...connectionEvent(connection),
        before: withoutText(changes?.before),
        after: withoutText(changes?.after),
      });
    });
    return this.of(connection_id);
  }
}

/** The audit log says that the text was changed, and not to what. */
function withoutText(values: Partial<Sheet> = {}): Record<string, unknown> {
  const { resume_text: text, ...others } = values;
  return text === undefined ? { ...others } : { ...others, resume_text: text && `${text.length} characters` };
}
