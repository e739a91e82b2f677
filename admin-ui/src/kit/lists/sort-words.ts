import type { SortPayload } from 'react-admin';
import { t } from '../../texts/console';

const MOMENT = /(^at|_at|_on|_date|_day|_until)$/;
const NUMBER = /(^count|_paise)$/;

function orderText({ field, order }: SortPayload): string {
  const isUpwards = order === 'ASC';
  if (MOMENT.test(field)) return t(isUpwards ? 'sort.oldestOf' : 'sort.newestOf');
  if (NUMBER.test(field)) return t(isUpwards ? 'sort.lowest' : 'sort.highest');
  return t(isUpwards ? 'sort.upwards' : 'sort.downwards');
}

/**
 * A sort in words, for instance "Full name, A to Z".
 * @param label head of the column
 * @param usual field by which the list is sorted by default. If it is a moment, "Newest first" says enough
 */
export function sortText(sort: SortPayload, label: string, usual?: string): string {
  if (sort.field === usual && MOMENT.test(usual)) return t(sort.order === 'ASC' ? 'sort.oldest' : 'sort.newest');
  return t('sort.inWords', { field: label, order: orderText(sort) });
}
