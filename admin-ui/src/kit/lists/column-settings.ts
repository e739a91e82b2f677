import { useStore } from 'react-admin';
import type { ListColumn } from './columns';

/**
 * Places of all columns in the order in which the table shows them.
 * @param ranks what react-admin's table keeps; columns that a later version added are missing in it
 */
export function orderOf(ranks: readonly number[] | undefined, count: number): number[] {
  const known = (ranks ?? []).filter((place) => place < count);
  return [...known, ...Array.from({ length: count }, (_, index) => index).filter((place) => !known.includes(place))];
}

/** The order with a column in the place of another one, which makes room. */
export function moved(order: readonly number[], column: number, other: number): number[] {
  const target = order.indexOf(other);
  const rest = order.filter((place) => place !== column);
  return [...rest.slice(0, target), column, ...rest.slice(target)];
}

/**
 * Which columns a person hid, and the order in which they put them.
 * @param storeKey under which react-admin's own table keeps both
 */
export function useColumnSettings(storeKey: string, columns: readonly Pick<ListColumn, 'source' | 'isHidden'>[]) {
  const hiddenAtFirst = columns.flatMap(({ source, isHidden }) => (source && isHidden ? [source] : []));
  const [hidden, setHidden] = useStore<readonly string[]>(storeKey, hiddenAtFirst);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${storeKey}_columnRanks`);
  const order = orderOf(ranks, columns.length);
  return {
    /** Places of all columns, in the order in which the table shows them. */
    order,
    isHidden: ({ source }: Pick<ListColumn, 'source'>): boolean => source !== undefined && hidden.includes(source),
    toggle: (source: string): void =>
      setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]),
    /** Puts a column in the place of another one, which makes room. */
    move: (column: number, other: number): void => setRanks(moved(order, column, other)),
    reset: (): void => {
      setHidden(hiddenAtFirst);
      setRanks(undefined);
    },
  };
}
