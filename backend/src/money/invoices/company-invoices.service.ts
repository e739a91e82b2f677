import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { COMPANY_INVOICES, type CompanyInvoiceDto } from './invoices.list.js';
import { INVOICE_NOT_FOUND } from './invoices.problems.js';

const IS_OF_COMPANY = new PreparedStatement('select from invoices where invoice_id = $1 and company_id = $2');

/** Documents as the billed company sees them. */
@Injectable()
export class CompanyInvoicesService {
  constructor(
    private readonly statements: Statements,
    private readonly lists: ListReader,
  ) {}

  /** The documents of the caller's company, newest first. */
  async of({ companyId }: Caller, call: ListCall): Promise<ListPage> {
    const parameters = { ...call.parameters, company_id: String(companyId) };
    return this.lists.page(COMPANY_INVOICES, { ...call, parameters });
  }

  /** @throws ApiException (404) when there is none, or it belongs to another company */
  async one(caller: Caller, id: number): Promise<CompanyInvoiceDto> {
    await this.refuseForeign(caller, id);
    return this.lists.record(COMPANY_INVOICES, id, INVOICE_NOT_FOUND);
  }

  /** @throws ApiException (404) when there is none, or it belongs to another company */
  async refuseForeign({ companyId }: Caller, id: number): Promise<void> {
    const [own] = await this.statements.run(IS_OF_COMPANY, [id, companyId]);
    if (!own) throw new ApiException(INVOICE_NOT_FOUND);
  }
}
