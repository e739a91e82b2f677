import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { DEBOUNCE_MILLISECONDS } from '../../../kit/lists/filters';
import { NoMatch } from '../../../kit/lists/ListStates';
import { ListTools } from '../../../kit/lists/ListTools';
import { useTotalInWords } from '../../../kit/lists/total';
import { PageHeading } from '../../../kit/page/PageHeading';
import { EmptyState } from '../../../kit/records/EmptyState';
import { kindOf } from '../../../kit/resource/kinds';
import { t } from '../../../texts/console';
import { CONNECTION_FILTERS } from '../parts/connection-filters';
import { BoardColumns } from './BoardColumns';

const NEWEST_FIRST = { field: 'connection_date', order: 'DESC' } as const;

interface ConnectionBoardProps {
  /** Address of the connections, without the console's prefix. */
  path: string;
  viewSwitch: ReactNode;
}

function CreateLink({ path, hasIcon }: { path: string; hasIcon?: boolean }) {
  return (
    <Button
      component={Link}
      to={`${path}/create`}
      variant="contained"
      startIcon={hasIcon && <Add />}
      className="tool-button"
    >
      {hasIcon ? <span className="button-word">{t('connection.create')}</span> : t('connection.create')}
    </Button>
  );
}

function Columns({ path }: { path: string }) {
  const { total, filterValues } = useListContext();
  if (total !== 0) return <BoardColumns />;
  if (Object.keys(filterValues as object).length > 0) return <NoMatch />;
  return (
    <EmptyState title={t('connection.emptyList')} text={t('connection.emptyListHint')}>
      <CreateLink path={path} />
    </EmptyState>
  );
}

function BoardPage({ path, viewSwitch }: ConnectionBoardProps) {
  const total = useTotalInWords(kindOf('connections'));
  return (
    // no :has() finds the board: while a card is dragged, it would have the browser style all of the page anew
    <div className="board-page">
      <PageHeading title={t('section.connections')} note={total}>
        {viewSwitch}
        <CreateLink path={path} hasIcon />
      </PageHeading>
      <ListTools title={t('section.connections')} filters={CONNECTION_FILTERS} disableSaveQuery />
      <Columns path={path} />
    </div>
  );
}

/** Connections by placement status, side by side. Its search and filters are its own: the table's may hold a status. */
export default function ConnectionBoard(board: ConnectionBoardProps) {
  // the columns load their cards themselves; this holds the filters and the total
  return (
    <ListBase
      resource="connections"
      storeKey="connections.board"
      sort={NEWEST_FIRST}
      perPage={1}
      debounce={DEBOUNCE_MILLISECONDS}
      disableSyncWithLocation
    >
      <BoardPage {...board} />
    </ListBase>
  );
}
