import BookmarkAdd from '@mui/icons-material/BookmarkAdd';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import BookmarkRemove from '@mui/icons-material/BookmarkRemove';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Clear from '@mui/icons-material/Clear';
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem, type MenuItemProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  type SavedQuery,
  useListContext,
  useResourceContext,
  useSavedQueries,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { t } from '../../texts/console';
import type { FilterElement } from './filters';

export interface FilterButtonProps {
  filters: readonly FilterElement[];
  /** The search and filters cannot be saved under a name. */
  disableSaveQuery?: boolean;
}

interface FilterMenuProps extends FilterButtonProps {
  /** Where it opens; closed without. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

interface ItemProps extends MenuItemProps {
  icon: ReactNode;
  label: string;
}

function Item({ icon, label, ...rest }: ItemProps) {
  return (
    <MenuItem {...rest}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

/** The address at which a list shows a saved query. */
function searchOf({ value: { filter, sort, perPage, displayedFilters } }: SavedQuery): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    page: '1',
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage !== undefined && { perPage: String(perPage) }),
  });
  return query.toString();
}

/** Focuses a filter that was just added. It appears below the list's search. */
const focusFilter = (source: string): void => {
  window.setTimeout(() => document.querySelector<HTMLInputElement>(`input[name="${source}"]`)?.focus(), 50);
};

const inOrder = (value: object): string => JSON.stringify(Object.entries(value).sort());

/** The filters of a list to add and remove, and those that were saved under a name. */
export default function FilterMenu({ filters, disableSaveQuery = false, anchor, onClose }: FilterMenuProps) {
  const list = useListContext();
  const { displayedFilters, filterValues, perPage, sort } = list;
  const [saved] = useSavedQueries(useResourceContext() ?? '');
  const [dialog, setDialog] = useState<'add' | 'remove'>();
  const navigate = useNavigate();
  const values = filterValues as Readonly<Record<string, unknown>>;
  const shown = displayedFilters as Readonly<Record<string, unknown>>;
  const isFiltered = Object.keys(values).length > 0;
  const queries = disableSaveQuery ? [] : extractValidSavedQueries(saved);
  const isCurrent = ({ value }: SavedQuery): boolean =>
    inOrder(value.filter as object) === inOrder(values) &&
    inOrder(value.displayedFilters ?? {}) === inOrder(shown) &&
    value.sort?.field === sort.field &&
    value.sort.order === sort.order &&
    value.perPage === perPage;

  const toggle = (source: string, isShown: boolean): void => {
    onClose();
    if (isShown) list.hideFilter(source);
    else {
      list.showFilter(source, undefined);
      focusFilter(source);
    }
  };
  const close = (act: () => void) => () => {
    onClose();
    act();
  };

  return (
    <>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': t('list.filters') } }}
      >
        {filters.map(({ props: { source, label } }) => {
          const isShown = Boolean(shown[source]) || values[source] !== undefined;
          return (
            <Item
              key={source}
              role="menuitemcheckbox"
              aria-checked={isShown}
              icon={isShown ? <CheckBox fontSize="small" /> : <CheckBoxOutlineBlank fontSize="small" />}
              label={t(label)}
              onClick={() => toggle(source, isShown)}
            />
          );
        })}
        {(isFiltered || queries.length > 0) && <Divider />}
        {queries.map((query) =>
          isCurrent(query) ? (
            <Item
              key={query.label}
              icon={<BookmarkRemove fontSize="small" />}
              label={t('list.removeQuery', { name: query.label })}
              onClick={close(() => setDialog('remove'))}
            />
          ) : (
            <Item
              key={query.label}
              icon={<BookmarkBorder fontSize="small" />}
              label={query.label}
              onClick={close(() => void navigate({ search: searchOf(query) }))}
            />
          ),
        )}
        {!disableSaveQuery && isFiltered && !queries.some(isCurrent) && (
          <Item
            icon={<BookmarkAdd fontSize="small" />}
            label={t('list.saveQuery')}
            onClick={close(() => setDialog('add'))}
          />
        )}
        {isFiltered && (
          <Item
            icon={<Clear fontSize="small" />}
            label={t('list.clearFilters')}
            onClick={close(() => list.setFilters({}, {}))}
          />
        )}
      </Menu>
      <AddSavedQueryDialog open={dialog === 'add'} onClose={() => setDialog(undefined)} />
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={() => setDialog(undefined)} />
    </>
  );
}
