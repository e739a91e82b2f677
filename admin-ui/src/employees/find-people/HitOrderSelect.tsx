import { t } from '@niyukt/ui-shared/i18n/console';
import { useListContext } from 'react-admin';
import { changed, filterOf, HIT_ORDERS, type HitOrder } from './people-filter';

/** How the people found are ordered. */
export function HitOrderSelect() {
  const { filterValues, setFilters } = useListContext();
  const filter = filterOf(filterValues);
  const choose = (order: HitOrder): void =>
    setFilters(changed(filter, { order: order === 'match' ? undefined : order }));
  return (
    <label className="hit-order">
      <span className="button-word">{t('find.order')}</span>
      <select
        className="plain-input"
        value={filter.order ?? 'match'}
        onChange={({ target }) => choose(target.value as HitOrder)}
      >
        {HIT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(`find.order.${order}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
