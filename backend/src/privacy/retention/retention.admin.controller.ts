import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { RetentionCountsDto } from './retention.dto.js';
import { INACTIVE_PEOPLE, InactivePersonDto, LISTED } from './retention.list.js';
import { RETENTION_STATES, retentionState } from './retention-state.js';

const COUNTS = new PreparedStatement<RetentionCountsDto>(
  `select ${RETENTION_STATES.map((state) => `count(*) filter (where s.state = '${state}')::int as ${state}`).join(', ')}
   from (select ${retentionState('t')} as state from inactive_people t where ${LISTED}) s`,
);

@ApiTags('admin')
@AuditReads('employee')
@Roles('admin', 'super_admin')
@Controller('api/admin/retention')
export class AdminRetentionController {
  constructor(
    private readonly lists: ListReader,
    private readonly statements: Statements,
  ) {}

  /** People who were not seen for 33 months and longer, and when they are erased: a dry run of what is to come. */
  @ApiList(InactivePersonDto, INACTIVE_PEOPLE)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(INACTIVE_PEOPLE, call);
  }

  /** How many of them are how far. */
  @ApiOkResponse({ type: RetentionCountsDto })
  @ApiErrors()
  @Get('counts')
  async counts(): Promise<RetentionCountsDto> {
    const [counts] = await this.statements.run(COUNTS, []);
    if (!counts) throw new Error('counts answered nothing');
    return counts;
  }
}
