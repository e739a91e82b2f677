import { OmitType } from '@nestjs/swagger';
import { INDUSTRIES, type Industry } from '../../platform/industry.js';
import { ChoiceField, TextField } from '../../platform/validation/fields.js';
import { COMPANY_SIZES, type CompanySize } from '../company-size.js';
import { CompanyFields } from '../company.dto.js';
import { ContactPhoneField } from './contact-phone-field.js';
import { MAX_COMPANY_NAME } from '../company.entity.js';

export class UpdateCompanyDto extends OmitType(CompanyFields, ['industry', 'location', 'company_size']) {
  @TextField({
    label: 'Company name',
    max: MAX_COMPANY_NAME,
    doc: 'Company name',
    example: 'Sahyadri Software Pvt Ltd',
    required: 'Company name is required',
  })
  name: string;

  @ContactPhoneField({ required: 'Contact phone is required' })
  contact_person_phone: string;

  @ChoiceField(INDUSTRIES, { label: 'Industry', doc: 'Industry', example: 'IT', required: 'Industry is required' })
  industry: Industry;

  @TextField({ label: 'Location', doc: 'Location', example: 'Pune', required: 'Location is required' })
  location: string;

  @TextField({
    label: 'Contact person',
    doc: 'Contact person',
    example: 'Ravi Menon',
    required: 'Contact person is required',
  })
  contact_person_name: string;

  @ChoiceField(COMPANY_SIZES, {
    label: 'Company size',
    doc: 'Number of people, as a band',
    example: '51-200',
    required: 'Company size is required',
  })
  company_size: CompanySize;
}
