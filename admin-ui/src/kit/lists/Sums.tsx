import { plainMoneyText } from '@niyukt/ui-shared/money';
import { useIsWide } from '../theme/useWidth';
import { useColumnSettings } from './column-settings';
import type { ListColumn } from './columns';
import { classesOf } from './HeadCell';
import { useTable } from './list-contexts';
import { useTotal } from './total';
import { type Sums as AllSums, useSums } from './useSums';

interface PartProps {
  sums: AllSums;
  /** What they are of. */
  label: string;
}

/** Sums at the foot of their columns; the first other column says what they are of. */
function SumsRow({ sums, label }: PartProps) {
  const { columns, storeKey, isSelectable } = useTable();
  const { order, isHidden } = useColumnSettings(storeKey, columns);
  const shown = order.flatMap((place) => columns[place] ?? []).filter((column) => !isHidden(column));
  const sumOf = ({ source }: Pick<ListColumn, 'source'>): number | undefined => (source ? sums[source] : undefined);
  const labelled = shown.find((column) => sumOf(column) === undefined);
  return (
    <tfoot>
      <tr>
        {isSelectable && <td className="checkbox-cell" />}
        {shown.map((column) => {
          const sum = sumOf(column);
          return (
            <td key={column.label} className={classesOf(column)}>
              {sum !== undefined ? plainMoneyText(sum) : column === labelled && label}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

/** The sums of a list of cards, which have no columns. */
function CardSums({ sums, label }: PartProps) {
  const { columns } = useTable();
  return (
    <div className="card-sums">
      <p>{label}</p>
      <dl>
        {columns.map(({ source = '', label: head }) => {
          const sum = sums[source];
          return (
            sum !== undefined && (
              <div key={head}>
                <dt>{head}</dt>
                <dd>{plainMoneyText(sum)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}

/** Sums of money over all rows of a list's filter, the foot of its table. @param of says how many rows they are of */
export function SumsFoot({ of }: { of: (rows: string) => string }) {
  const sums = useSums();
  const label = of(useTotal() ?? '');
  const isWide = useIsWide();
  if (!sums) return null;
  return isWide ? <SumsRow sums={sums} label={label} /> : <CardSums sums={sums} label={label} />;
}
