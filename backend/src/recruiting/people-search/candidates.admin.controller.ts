import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { INVALID } from '../../platform/errors/problems.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { RANGE_PROBLEMS, TOO_MANY_PEOPLE } from '../../platform/lists/lists.problems.js';
import { FacetsDto, HitDto, SearchDto } from './dto/search.dto.js';
import { PAGE_TOO_LONG } from './search/search.problems.js';
import { SearchService } from './search/search.service.js';

/** What a query was read as when a word in it seems misspelt, URI-encoded. */
const READ_AS_HEADER = 'X-Did-You-Mean';
/** A query that asks for less and finds somebody, when nobody is found, URI-encoded. */
const NEAREST_HEADER = 'X-Nearest-Search';

@ApiTags('admin')
@AuditReads('employee')
@Roles('admin', 'super_admin')
@Controller('api/admin/candidates')
export class AdminCandidatesController {
  constructor(private readonly searches: SearchService) {}

  /** People who fit, the best first. */
  @ApiQuery({
    name: 'range',
    required: false,
    type: String,
    example: '[0,24]',
    description: 'First and last row, 100 rows at most',
  })
  @ApiOkResponse({
    type: [HitDto],
    headers: {
      'Content-Range': { description: 'Position and total, such as candidates 0-24/310', schema: { type: 'string' } },
      'X-Total-Capped': { description: 'true when more people fit than are found', schema: { type: 'string' } },
      [READ_AS_HEADER]: {
        description: 'The query with misspelt words replaced, URI-encoded',
        schema: { type: 'string' },
      },
      [NEAREST_HEADER]: {
        description: 'When nobody is found, a query with fewer words that finds somebody, URI-encoded',
        schema: { type: 'string' },
      },
    },
  })
  @ApiErrors(INVALID, ...RANGE_PROBLEMS, PAGE_TOO_LONG, TOO_MANY_PEOPLE)
  @Get('search')
  async search(
    @Query() dto: SearchDto,
    @CurrentListCall() call: ListCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListPage> {
    const { page, readAs, nearest } = await this.searches.page(dto, call);
    if (readAs !== undefined) void reply.header(READ_AS_HEADER, encodeURIComponent(readAs));
    if (nearest !== undefined) void reply.header(NEAREST_HEADER, encodeURIComponent(nearest));
    return page;
  }

  /** How many of the people who fit have what. */
  @ApiOkResponse({ type: FacetsDto })
  @ApiErrors(INVALID)
  @Get('facets')
  facets(@Query() dto: SearchDto): Promise<FacetsDto> {
    return this.searches.facets(dto);
  }
}
