import { Droppable } from '@hello-pangea/dnd';
import { memo } from 'react';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { totalText } from '../../../kit/lists/total';
import { t } from '../../../texts/console';
import { placementLabel } from '../parts/placement-label';
import { PlacementChip } from '../parts/PlacementChip';
import { useColumn } from './useColumn';

interface FoldedColumnProps {
  status: PlacementStatus;
  filters: object;
  /** The card that is dragged lies over it and is meant for another one. */
  isDropDisabled: boolean;
  onUnfold: (status: PlacementStatus) => void;
}

/** A column as a narrow strip: its status, how many, and a place to drop a card. */
export const FoldedColumn = memo(function FoldedColumn({
  status,
  filters,
  isDropDisabled,
  onUnfold,
}: FoldedColumnProps) {
  const { total, meta, error, isPending, isPlaceholderData } = useColumn(status, filters, true);
  const label = placementLabel(status);
  const count = total === undefined ? '' : totalText(total, meta);
  return (
    <section
      aria-label={label}
      aria-busy={isPending || isPlaceholderData}
      data-status={status}
      className="board-column is-folded"
    >
      <Droppable droppableId={status} isDropDisabled={isDropDisabled}>
        {(provided, { isDraggingOver }) => (
          <div
            ref={provided.innerRef}
            {...provided.droppableProps}
            className={isDraggingOver ? 'board-fold is-over' : 'board-fold'}
          >
            <h2 tabIndex={-1}>
              <button
                type="button"
                aria-expanded={false}
                title={t('board.unfold', { status: label })}
                onClick={() => onUnfold(status)}
              >
                <span className="board-fold-label">
                  <PlacementChip status={status} />
                  <span className="board-count">{error ? t('board.failed') : count}</span>
                </span>
              </button>
            </h2>
            {provided.placeholder}
          </div>
        )}
      </Droppable>
    </section>
  );
});
