import { useState } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { useChangeStatus } from '../parts/useChangeStatus';

/** A card that the user moved. It keeps its place in the column, although its date and the loaded cards would put it elsewhere. */
export interface DroppedCard {
  connection: Connection;
  status: PlacementStatus;
  index: number;
  /** False while it waits for the answers of the person and the server. */
  isSaved: boolean;
  /** The board's filters at that time; with others the card may not be wanted any more. */
  filters: object;
}

interface Moves {
  droppedCard: DroppedCard | undefined;
  /** Puts a card down at once, without a question, and takes it back unless the change is saved. */
  drop: (connection: Connection, status: PlacementStatus, index: number) => Promise<boolean>;
  /** Moves a card on top of a column once the change is confirmed and saved. */
  move: (connection: Connection, status: PlacementStatus) => Promise<boolean>;
}

/** A card that was saved stays as long as the server still says the same of its connection. */
function useStillThere(droppedCard: DroppedCard | undefined): DroppedCard | undefined {
  const isSaved = droppedCard?.isSaved ?? false;
  const { data, error } = useGetOne<Connection>(
    'connections',
    { id: droppedCard?.connection.id ?? 0 },
    { enabled: isSaved },
  );
  if (!droppedCard || !isSaved) return droppedCard;
  if (error || (data && data.placement_status !== droppedCard.status)) return undefined;
  return data ? { ...droppedCard, connection: data } : droppedCard;
}

/** Moves cards between the columns by changing their status; remembers where the last one was put. */
export function useMoves(): Moves {
  const changeStatus = useChangeStatus();
  const filters = useListContext<Connection>().filterValues as object;
  const [last, setDropped] = useState<DroppedCard>();
  const droppedCard = useStillThere(last?.filters === filters ? last : undefined);

  const save = async (
    connection: Connection,
    status: PlacementStatus,
    index: number,
    confirmsFirst: boolean,
  ): Promise<boolean> => {
    const isMoved = await changeStatus(connection, status, { confirmsFirst });
    setDropped((current) => {
      const isOther = current !== undefined && current.connection.id !== connection.id;
      if (isOther && (!isMoved || !current.isSaved)) return current;
      const moved = { ...connection, placement_status: status, status_changed_at: new Date().toISOString() };
      return isMoved ? { connection: moved, status, index, isSaved: true, filters } : undefined;
    });
    return isMoved;
  };

  return {
    droppedCard,
    drop: (connection, status, index) => {
      setDropped({ connection, status, index, isSaved: false, filters });
      return save(connection, status, index, false);
    },
    move: (connection, status) => save(connection, status, 0, true),
  };
}
