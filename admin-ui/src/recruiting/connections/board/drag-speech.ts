import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { t } from '../../../texts/console';
import { placementLabel } from '../parts/placement-label';

/** What a screen reader says while the card of `name` is dragged; the order within a column means nothing. */
export const dragSpeech = {
  lifted: (name: string, { source }: DragStart, { announce }: ResponderProvided): void =>
    announce(t('board.lifted', { name, status: placementLabel(source.droppableId) })),

  over: (name: string, { destination }: DragUpdate, { announce }: ResponderProvided): void =>
    announce(
      destination
        ? t('board.over', { name, status: placementLabel(destination.droppableId) })
        : t('board.overNothing', { name }),
    ),

  dropped: (name: string, { destination, reason, source }: DropResult, { announce }: ResponderProvided): void => {
    const isMoved = reason === 'DROP' && destination !== null && destination.droppableId !== source.droppableId;
    announce(
      isMoved
        ? t('board.dropped', { name, status: placementLabel(destination.droppableId) })
        : t('board.returned', { name, status: placementLabel(source.droppableId) }),
    );
  },
};
