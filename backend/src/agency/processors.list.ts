import { PickType } from '@nestjs/swagger';
import { field, listOf, nullable, own } from '../platform/lists/list-definition.js';
import { RowOf } from '../platform/lists/row-of.js';

export const PROCESSORS = listOf({
  name: 'processors',
  table: 'processors',
  key: 'processor_id',
  newest: 'processor_id',
  searchText: 'fold(t.name)',
  columns: {
    processor_id: field('Key', 3, own('processor_id', 'integer')),
    name: field('Name of the company', 'Mailserver Pvt Ltd', own('name')),
    task: field('What it does for the agency', 'Sends our mails', { ...own('task'), ordered: false }),
    data: field('Which data it gets', 'Name, email, text of the mail', { ...own('data'), ordered: false }),
    country: field('Where it processes them', 'India', { ...own('country'), ordered: false }),
    contract_day: nullable('Day of the contract; null while there is none', '2026-11-02', {
      ...own('contract_day', 'date'),
      ordered: false,
    }),
  },
});

export class ProcessorDto extends RowOf(PROCESSORS) {}

/** What people are told of a processor. */
export class NoticeProcessorDto extends PickType(ProcessorDto, ['name', 'task', 'data', 'country']) {}
