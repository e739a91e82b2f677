import { Injectable } from '@nestjs/common';
import { AgencySettingsService } from '../../agency/agency-settings.service.js';
import { businessDayAfter } from '../../agency/business-days.js';
import { HolidaysService } from '../../agency/holidays.service.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type PlacementTermsDto, type PlacementTermsQueryDto } from './placement-terms.dto.js';

/** As `fill_placement()` works them out. Parameters: connection, joining date, gross, share of the fee, months of warranty. */
const TERMS = new PreparedStatement<Pick<PlacementTermsDto, 'is_replacement' | 'fee_paise' | 'warranty_until'>>(`
  select is_replacement, case when is_replacement then 0 else round($3::bigint * $4::numeric / 100) end::float8 as fee_paise,
    ($2::date + make_interval(months => $5::int))::date::text as warranty_until
  from (select exists (select from connections c join warranty_claims w using (claim_id)
    where c.connection_id = $1 and w.state = 'approved') as is_replacement from connections where connection_id = $1) known`);

/** What a placement will earn, before it is made. */
@Injectable()
export class PlacementTermsService {
  constructor(
    private readonly statements: Statements,
    private readonly settings: AgencySettingsService,
    private readonly holidays: HolidaysService,
  ) {}

  /** @param known of the placement that the connection would become */
  async of(
    connectionId: number,
    { joining_date: joining = null, first_month_gross_paise: gross = null }: PlacementTermsQueryDto,
  ): Promise<PlacementTermsDto> {
    const { fee_percent, warranty_months, due_business_days } = await this.settings.current();
    const [terms] = await this.statements.run(TERMS, [connectionId, joining, gross, fee_percent, warranty_months]);
    if (!terms) throw new ApiException(CONNECTION_NOT_FOUND);
    const isDue = joining !== null && !terms.is_replacement;
    const due_date = isDue ? businessDayAfter(joining, due_business_days, await this.holidays.days()) : null;
    return { fee_percent, warranty_months, ...terms, due_date };
  }
}
