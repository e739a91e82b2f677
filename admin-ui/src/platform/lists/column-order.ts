/** Places of all columns in the order in which the table shows them. @param ranks what react-admin's table keeps; columns that came later are missing in it */
export function orderOf(ranks: readonly number[] | undefined, count: number): number[] {
  const known = (ranks ?? []).filter((place) => place < count);
  return [...known, ...Array.from({ length: count }, (_, place) => place).filter((place) => !known.includes(place))];
}

/** The order with a column in the place of another one, which makes room. */
export function moved(order: readonly number[], column: number, other: number): number[] {
  const target = order.indexOf(other);
  const rest = order.filter((place) => place !== column);
  return [...rest.slice(0, target), column, ...rest.slice(target)];
}
