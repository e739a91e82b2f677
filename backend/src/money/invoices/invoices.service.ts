import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PREFIX_TAKEN } from '../../agency/agency.problems.js';
import { type AgencySettingsDto } from '../../agency/agency-settings.dto.js';
import { AGENCY_SETTINGS_CHANGED, AgencySettingsService } from '../../agency/agency-settings.service.js';
import { HolidaysService } from '../../agency/holidays.service.js';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { Company } from '../../companies/company.entity.js';
import { existing } from '../../platform/database/existing.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { Reacts } from '../../platform/transactions/transaction-events.js';
import { type Placement } from '../placements/placement.entity.js';
import { isInvoiced, PlacementsService } from '../placements/placements.service.js';
import { PLACEMENT_CAUSES } from '../placements/placements.tasks.js';
import { type DraftInvoice, draftOf, type FeeFacts, missingFacts } from './fee-invoice.js';
import { type InvoicePreviewDto } from './invoice.dto.js';
import { Invoice } from './invoice.entity.js';
import { INVOICE_KINDS } from './invoice-document.js';
import { INVOICE_DETAIL, type InvoiceDetailDto } from './invoices.list.js';
import {
  FACTS_MISSING,
  INVOICE_EXISTS,
  INVOICE_NOT_FOUND,
  NOT_AN_INVOICE,
  NOTHING_TO_INVOICE,
} from './invoices.problems.js';
import { INVOICE_CAUSES } from './invoices.tasks.js';

/** Series with this prefix that number another kind of documents. */
const TAKEN = new PreparedStatement(
  `select series from invoice_series s, unnest($2::text[]) of_kind
   where s.series = series_of($1, of_kind) and s.kind <> of_kind limit 1`,
);

/** Previews and issues documents. The database numbers them and refuses changes (docs/rules.md#documents). */
@Injectable()
export class InvoicesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly placements: PlacementsService,
    private readonly settings: AgencySettingsService,
    private readonly holidays: HolidaysService,
    private readonly tasks: TasksService,
  ) {}

  async one(id: number, transaction?: EntityManager): Promise<InvoiceDetailDto> {
    return this.lists.record(INVOICE_DETAIL, id, INVOICE_NOT_FOUND, transaction);
  }

  /**
   * The invoice that would be issued for a placement, or what is missing for it.
   * @throws ApiException (409) when there is nothing to invoice, or an invoice is in force
   */
  async preview(placementId: number): Promise<InvoicePreviewDto> {
    const { manager } = this.dataSource;
    const facts = await this.factsOf(manager, await this.placements.found(manager, placementId));
    const fields = missingFacts(facts);
    const draft = fields.length ? undefined : draftOf(facts);
    const [day] = await manager.query<{ today: string }[]>('select india_today()::text as today');
    if (!day) throw new Error('the database said no day');
    return {
      placement_id: placementId,
      fields,
      issued_on: day.today,
      due_date: draft?.due_date ?? null,
      taxable_paise: facts.placement.fee_paise,
      cgst_paise: draft?.cgst_paise ?? null,
      sgst_paise: draft?.sgst_paise ?? null,
      igst_paise: draft?.igst_paise ?? null,
      total_paise: draft?.total_paise ?? null,
      place_of_supply: draft?.place_of_supply ?? null,
      sac: facts.agency.sac,
      document: draft?.document ?? null,
    };
  }

  /**
   * Issues the invoice of a placement's fee.
   * @throws ApiException (409) when there is nothing to invoice, or an invoice is in force
   * @throws ApiException (422) naming what is missing
   */
  async issue(caller: Caller, placementId: number): Promise<InvoiceDetailDto> {
    return this.dataSource.transaction(async (transaction) => {
      const facts = await this.factsOf(transaction, await this.placements.locked(transaction, placementId));
      const fields = missingFacts(facts);
      if (fields.length) throw new ApiException(FACTS_MISSING, { fields });
      return this.store(transaction, caller, draftOf(facts));
    });
  }

  /**
   * An invoice with its placement locked, so that no payment or correction comes in between.
   * @throws ApiException (409) when it is a note
   */
  async locked(transaction: EntityManager, invoice_id: number): Promise<Invoice> {
    const found = await existing(transaction, Invoice, { invoice_id }, INVOICE_NOT_FOUND);
    if (found.kind !== 'invoice') throw new ApiException(NOT_AN_INVOICE);
    await this.placements.locked(transaction, found.placement_id);
    return transaction.findOneByOrFail(Invoice, { invoice_id });
  }

  /**
   * Stores a document; the database sets its number, day and company.
   * @param transaction that holds the lock of the placement
   */
  async store(transaction: EntityManager, caller: Caller, draft: DraftInvoice): Promise<InvoiceDetailDto> {
    const { invoice_id } = (await insertRow(transaction, Invoice, draft)) as Pick<Invoice, 'invoice_id'>;
    const { number, total_paise } = await transaction.findOneByOrFail(Invoice, { invoice_id });
    await this.audit.record(transaction, caller, {
      action: 'created',
      recordKind: 'invoice',
      recordId: invoice_id,
      name: `${number}, ${draft.company_name}`,
      after: { number, kind: draft.kind, placement_id: draft.placement_id, total_paise, ...correctionOf(draft) },
    });
    await this.tasks.sync(transaction, INVOICE_CAUSES, [invoice_id, draft.corrects_invoice_id ?? invoice_id]);
    await this.tasks.sync(transaction, PLACEMENT_CAUSES, [draft.placement_id]);
    return this.one(invoice_id, transaction);
  }

  /** A series numbers one kind of documents: `NYC` cannot be both credit notes of `NY` and invoices of `NYC`. */
  @Reacts(AGENCY_SETTINGS_CHANGED, { order: 1 })
  async refuseTakenPrefix(transaction: EntityManager, { invoice_prefix: prefix }: AgencySettingsDto): Promise<void> {
    const [row] = await TAKEN.within(transaction, [prefix, INVOICE_KINDS]);
    if (!row) return;
    const message = PREFIX_TAKEN.sentence;
    throw new ApiException(PREFIX_TAKEN, { fields: [{ field: 'invoice_prefix', message }] });
  }

  private async factsOf(transaction: EntityManager, placement: Placement): Promise<FeeFacts> {
    if (isInvoiced(placement)) throw new ApiException(INVOICE_EXISTS);
    if (placement.fee_paise === 0 || placement.state === 'reverted') throw new ApiException(NOTHING_TO_INVOICE);
    const { company_id } = placement;
    const company = company_id === null ? null : await transaction.findOneBy(Company, { company_id });
    const [agency, holidays] = [await this.settings.current(transaction), await this.holidays.days(transaction)];
    return { placement, company, agency, holidays };
  }
}

function correctionOf({ document: { corrects, reason } }: DraftInvoice): Record<string, unknown> {
  return corrects ? { corrects: corrects.number, reason } : {};
}
