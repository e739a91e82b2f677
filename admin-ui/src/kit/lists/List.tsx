import type { ReactNode } from 'react';
import { ListBase, type RaRecord } from 'react-admin';
import { mayDo } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { PageHeading } from '../page/PageHeading';
import type { Field } from '../resource/fields';
import { kindOf } from '../resource/kinds';
import { useListPath } from '../resource/ListPath';
import { ROWS_PER_PAGE } from '../resource/page';
import { listAt } from '../resource/registry';
import { CreateButton } from './CreateButton';
import { csvExporter } from './csv';
import { DEBOUNCE_MILLISECONDS, type FilterElement } from './filters';
import { ListDetailsProvider } from './list-contexts';
import { AllWords, OwnWords } from './OwnWords';
import { type Noun, useTotalInWords } from './total';

/** react-admin's, where nothing else is said. What the list reads stands in `pages.ts`: the start reads it, too. */
export interface ListProps<R extends RaRecord> {
  title: string;
  /** `DataTable`, and what opens over the list. */
  children: ReactNode;
  filters?: readonly FilterElement[];
  /** Buttons of the page, in place of the one that makes a record. */
  actions?: ReactNode;
  /** In place of rows when there are no records at all, such as `EmptyList`. */
  empty: ReactNode;
  /** Ours: what its columns and its export show. */
  fields: readonly Field<R>[];
  /** Ours: what the list holds, if not the kind of its resource. */
  noun?: Noun;
  /** Ours: what the total beside the title says besides the number. */
  total?: (total: string) => string;
}

function Heading({ title, actions, noun, total }: Pick<ListProps<never>, 'title' | 'actions' | 'noun' | 'total'>) {
  const { resource } = listAt(useListPath());
  const shown = useTotalInWords(noun ?? kindOf(resource));
  return (
    <PageHeading title={title} note={shown && (total?.(shown) ?? shown)}>
      {actions}
    </PageHeading>
  );
}

/** A list of the console: its heading, and the table in it. What opens a record opens it below the address of the page. */
export function List<R extends RaRecord>({
  title,
  children,
  filters = [],
  actions = <CreateButton />,
  empty,
  fields,
  noun,
  total,
}: ListProps<R>) {
  const path = useListPath();
  const storeKey = path.slice(1);
  const staff = useStaff();
  const seen = fields.filter(({ needs }) => !needs || mayDo(staff, needs));
  const details = { title, filters, fields: seen, empty, storeKey };
  return (
    <OwnWords>
      <ListBase<R>
        debounce={DEBOUNCE_MILLISECONDS}
        storeKey={storeKey}
        // the page says it, and a notification would say it twice
        queryOptions={{ onError: () => undefined }}
        perPage={ROWS_PER_PAGE}
        exporter={csvExporter(seen, storeKey)}
        {...listAt(path)}
      >
        <AllWords>
          <ListDetailsProvider value={details}>
            <Heading title={title} actions={actions} {...(noun && { noun })} {...(total && { total })} />
            {children}
          </ListDetailsProvider>
        </AllWords>
      </ListBase>
    </OwnWords>
  );
}
