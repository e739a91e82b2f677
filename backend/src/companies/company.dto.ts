import { IntersectionType } from '@nestjs/swagger';
import { AccountPartDto } from '../auth/dto/account-part.dto.js';
import { Reply } from '../platform/http/reply.js';
import { INDUSTRIES, type Industry } from '../platform/industry.js';
import { wordsOf } from '../platform/lists/list-definition.js';
import { RowOf } from '../platform/lists/row-of.js';
import { ChoiceField, LinkField, TextField } from '../platform/validation/fields.js';
import { COMPANIES, COMPANY_PROFILE } from './companies.list.js';
import { COMPANY_SIZES, type CompanySize } from './company-size.js';

export class CompanyDto extends RowOf(COMPANIES) {}

export class CompanyProfileDto extends IntersectionType(RowOf(COMPANY_PROFILE), AccountPartDto) {}

/** What people enter of a company, besides name and contacts: null or an empty text empties a field. */
export class CompanyFields {
  @ChoiceField(INDUSTRIES, wordsOf(COMPANIES, 'industry'))
  industry?: Industry | null;

  @TextField(wordsOf(COMPANIES, 'location'))
  location?: string | null;

  @ChoiceField(COMPANY_SIZES, wordsOf(COMPANIES, 'company_size'))
  company_size?: CompanySize | null;

  @LinkField(wordsOf(COMPANIES, 'website_url'))
  website_url?: string | null;

  @TextField({ ...wordsOf(COMPANIES, 'about_us'), lines: true })
  about_us?: string | null;
}

/** A company, found by its key or by the key of one that was merged into it. */
export class CompanyRecordDto extends CompanyDto {
  @Reply('Only for a key that was merged into this record: the key of this record', 5, { required: false })
  merged_into?: number;
}
