import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { PLACEMENT_NOT_FOUND } from '../placements/placements.problems.js';
import { COMPANY_PLACEMENTS, type CompanyPlacementDto } from './company-placements.list.js';

const IS_OF_COMPANY = new PreparedStatement('select from placements where placement_id = $1 and company_id = $2');

/** Placements as the company sees them: with what it owes and what it claimed. */
@Injectable()
export class CompanyPlacementsService {
  constructor(
    private readonly statements: Statements,
    private readonly lists: ListReader,
  ) {}

  async list({ companyId }: Caller, call: ListCall): Promise<ListPage> {
    const parameters = { ...call.parameters, company_id: String(companyId) };
    return this.lists.page(COMPANY_PLACEMENTS, { ...call, parameters });
  }

  /** @throws ApiException (404) when there is none, or it is another company's */
  async one({ companyId }: Caller, id: number): Promise<CompanyPlacementDto> {
    const [own] = await this.statements.run(IS_OF_COMPANY, [id, companyId]);
    if (!own) throw new ApiException(PLACEMENT_NOT_FOUND);
    return this.lists.record(COMPANY_PLACEMENTS, id, PLACEMENT_NOT_FOUND);
  }
}
