import { own, type ListDefinition } from '../platform/lists/list-definition.js';
import { type ProcessorDto } from './processor.dto.js';

export const PROCESSORS: ListDefinition<ProcessorDto> = {
  name: 'processors',
  table: 'processors',
  key: 'processor_id',
  newest: 'processor_id',
  searchText: 'fold(t.name)',
  columns: {
    processor_id: own('processor_id', 'integer'),
    name: own('name'),
    task: { ...own('task'), ordered: false },
    data: { ...own('data'), ordered: false },
    country: { ...own('country'), ordered: false },
    contract_day: { ...own('contract_day', 'date'), ordered: false },
  },
};
