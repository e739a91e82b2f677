import { CompanyDto } from '../../companies/company.dto.js';
import { EmployeeDto } from '../../employees/employee.dto.js';
import { NullableObject, NullableReply, Reply } from '../../platform/http/reply.js';
import { PAIR_STATES, REASONS } from './duplicate-pair.entity.js';
import { DUPLICATE_KINDS } from './merge-kind.js';

/** Two records that may be the same person or company. */
export class DuplicateDto {
  @Reply('Key, equal to duplicate_id', 5)
  id: number;

  @Reply('Key', 5)
  duplicate_id: number;

  @Reply('What both are', 'employees', { enum: DUPLICATE_KINDS })
  kind: string;

  @NullableObject(
    'The older record, as its list shows it; null once it was merged and cannot come back',
    EmployeeDto,
    CompanyDto,
  )
  first: EmployeeDto | CompanyDto | null;

  @NullableObject(
    'The newer record, as its list shows it; null once it was merged and cannot come back',
    EmployeeDto,
    CompanyDto,
  )
  second: EmployeeDto | CompanyDto | null;

  @Reply('Keys of both', [12, 88], { type: 'array', items: { type: 'integer' } })
  record_ids: number[];

  @Reply('Why they may be the same', ['same_phone'], { type: 'array', items: { type: 'string', enum: [...REASONS] } })
  reasons: string[];

  @Reply('What became of the pair', 'open', { enum: PAIR_STATES })
  state: string;

  @Reply('When it was found, ISO 8601 in UTC', '2026-11-22T05:31:07.120Z', { format: 'date-time' })
  created_at: string;

  @NullableReply('When somebody decided, ISO 8601 in UTC', null, { type: 'string', format: 'date-time' })
  decided_at: string | null;

  @NullableReply('E-mail of who decided', null, { type: 'string' })
  decided_by_name: string | null;
}
