import { own, type ListDefinition } from '../platform/lists/list-definition.js';
import { type HolidayDto } from './holiday.dto.js';

export const HOLIDAYS: ListDefinition<HolidayDto> = {
  name: 'holidays',
  table: 'holidays',
  key: 'holiday_id',
  newest: 'day',
  searchText: 'fold(t.name)',
  columns: {
    holiday_id: own('holiday_id', 'integer'),
    day: own('day', 'date'),
    name: { ...own('name'), ordered: false },
  },
};
