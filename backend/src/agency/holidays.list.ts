import { field, listOf, own } from '../platform/lists/list-definition.js';
import { RowOf } from '../platform/lists/row-of.js';

export const HOLIDAYS = listOf({
  name: 'holidays',
  table: 'holidays',
  key: 'holiday_id',
  newest: 'day',
  searchText: 'fold(t.name)',
  columns: {
    holiday_id: field('Key', 3, own('holiday_id', 'integer')),
    day: field('Day in India', '2027-01-26', own('day', 'date')),
    name: field('What is celebrated', 'Republic Day', { ...own('name'), ordered: false }),
  },
});

/** A day that is no business day. */
export class HolidayDto extends RowOf(HOLIDAYS) {}
