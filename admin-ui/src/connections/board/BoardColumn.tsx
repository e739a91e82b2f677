import { Droppable } from '@hello-pangea/dnd';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useListContext } from 'react-admin';
import { failureText } from '../../data/http-client';
import { totalText } from '../../lists/total';
import { placementLabel } from '../../placement-status/placement-label';
import { PlacementChip } from '../../placement-status/PlacementChip';
import { BoardCard, type BoardCardProps } from './BoardCard';
import { useColumn } from './useColumn';
import type { Placement } from './useMoves';

const CARD_HEIGHT = 116;

interface BoardColumnProps extends Pick<BoardCardProps, 'onMenu'> {
  status: PlacementStatus;
  placement: Placement | undefined;
  /** Called with the cards that the column shows, by the name under which they are dragged. */
  onShow: (cards: ReadonlyMap<string, Connection>) => void;
}

/** The cards of a column: what the server lists, and what was put here. */
function cardsOf(records: Connection[], status: PlacementStatus, placement: Placement | undefined): Connection[] {
  const own = new Map(
    records
      .filter(({ id, placement_status }) => placement_status === status && id !== placement?.connection.id)
      .map((connection) => [connection.id, connection]),
  );
  const cards = [...own.values()];
  if (placement?.status === status) cards.splice(placement.index, 0, placement.connection);
  return cards;
}

function ColumnFailure({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Alert severity="error" role="status" sx={{ mb: 1 }}>
      <div>
        {t('list.loadFailed')}: {failureText(error, t('generic.requestFailed'))}
      </div>
      <Button color="inherit" size="small" onClick={retry} sx={{ display: 'block', mt: 0.5, ml: -0.5 }}>
        {t('action.tryAgain')}
      </Button>
    </Alert>
  );
}

function EmptyColumn() {
  const { filterValues } = useListContext();
  const isFiltered = Object.keys(filterValues as object).length > 0;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ py: 3, textAlign: 'center' }}>
      {t(isFiltered ? 'board.noMatch' : 'board.empty')}
    </Typography>
  );
}

function ColumnSkeleton() {
  return (
    <Box role="status" aria-label={t('generic.loading')}>
      {Array.from({ length: 4 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={CARD_HEIGHT} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}

/** One placement status: how many, the newest cards, and more of them on demand. */
export function BoardColumn({ status, placement, onShow, onMenu }: BoardColumnProps) {
  const { data, total, meta, error, isPending, isPlaceholderData, ...pages } = useColumn(status);
  const cards = useMemo(
    () => cardsOf(data?.pages.flatMap((page) => page.data) ?? [], status, placement),
    [data, status, placement],
  );
  const headId = useId();
  const label = placementLabel(status);
  const column = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(undefined);

  useEffect(() => onShow(new Map(cards.map((card) => [`${status}/${card.id}`, card]))), [cards, status, onShow]);
  useEffect(() => {
    if (firstNew.current === undefined || cards.length <= firstNew.current) return;
    // the button may be gone; who pressed it goes on with the first card that came
    column.current?.querySelectorAll('li')[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [cards]);

  const showMore = (): void => {
    firstNew.current = cards.length;
    void pages.fetchNextPage({ cancelRefetch: false });
  };
  const retry = (): void => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch());

  return (
    <Box
      component="section"
      ref={column}
      aria-labelledby={headId}
      aria-busy={isPending || isPlaceholderData}
      data-status={status}
      sx={{
        ...{ flex: { xs: '0 0 calc(100% - 28px)', sm: '0 0 272px' }, display: 'flex', flexDirection: 'column' },
        ...{
          bgcolor: 'var(--sunken)',
          border: '1px solid var(--line)',
          borderRadius: '14px',
          scrollSnapAlign: 'start',
        },
      }}
    >
      <Box
        component="h2"
        id={headId}
        tabIndex={-1}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, m: 0, p: 1.25, minHeight: 50, outlineOffset: -3 }}
      >
        <PlacementChip status={status} />
        {total !== undefined && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ fontWeight: 600 }}>
            {totalText(total, meta)}
          </Typography>
        )}
      </Box>
      <Droppable droppableId={status}>
        {(provided, { isDraggingOver }) => (
          <Box
            ref={provided.innerRef}
            {...provided.droppableProps}
            sx={{
              ...{ flex: 1, px: 1, pb: 1, minHeight: 160, borderRadius: '0 0 13px 13px' },
              ...(isDraggingOver && { bgcolor: 'var(--action-soft)' }),
              ...(isPlaceholderData && { opacity: 0.6 }),
            }}
          >
            {isPending && <ColumnSkeleton />}
            {!isPending && !error && cards.length === 0 && !isDraggingOver && <EmptyColumn />}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {cards.map((connection, index) => (
                <BoardCard
                  key={connection.id}
                  connection={connection}
                  draggableId={`${status}/${connection.id}`}
                  index={index}
                  isWaiting={placement?.isSaved === false && placement.connection.id === connection.id}
                  onMenu={onMenu}
                />
              ))}
              {provided.placeholder}
            </Box>
            {error && <ColumnFailure error={error} retry={retry} />}
            {pages.hasNextPage && !error && (
              <Button fullWidth onClick={showMore} aria-label={t('board.moreOf', { status: label })}>
                {t(pages.isFetchingNextPage ? 'generic.loading' : 'board.more')}
              </Button>
            )}
          </Box>
        )}
      </Droppable>
    </Box>
  );
}
