import type { Connection } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { useState } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import { useChangeStatus } from '../parts/useChangeStatus';

/** Where a card lies that was moved here, whatever its date and however many cards are loaded. */
export interface Placement {
  connection: Connection;
  status: PlacementStatus;
  index: number;
  /** False while it waits for the answers of the person and the server. */
  isSaved: boolean;
  /** The board's filters at that time; with others the card may not be wanted any more. */
  filters: object;
}

interface Moves {
  placement: Placement | undefined;
  /** Puts a card down at once and takes it back unless the change is confirmed and saved. */
  drop: (connection: Connection, status: PlacementStatus, index: number) => Promise<boolean>;
  /** Moves a card on top of a column once the change is confirmed and saved. */
  move: (connection: Connection, status: PlacementStatus) => Promise<boolean>;
}

/** A saved placement holds as long as the server still says the same of the connection. */
function useTrue(placement: Placement | undefined): Placement | undefined {
  const isSaved = placement?.isSaved ?? false;
  const { data, error } = useGetOne<Connection>(
    'connections',
    { id: placement?.connection.id ?? 0 },
    { enabled: isSaved },
  );
  if (!placement || !isSaved) return placement;
  if (error || (data && data.placement_status !== placement.status)) return undefined;
  return data ? { ...placement, connection: data } : placement;
}

/** Moves cards between the columns by the specification's status change; remembers where the last one was put. */
export function useMoves(): Moves {
  const changeStatus = useChangeStatus();
  const filters = useListContext<Connection>().filterValues as object;
  const [last, setPlacement] = useState<Placement>();
  const placement = useTrue(last?.filters === filters ? last : undefined);

  const save = async (connection: Connection, status: PlacementStatus, index: number): Promise<boolean> => {
    const isMoved = await changeStatus(connection, status);
    setPlacement((current) => {
      const isOther = current !== undefined && current.connection.id !== connection.id;
      if (isOther && (!isMoved || !current.isSaved)) return current;
      const moved = { ...connection, placement_status: status, status_changed_at: new Date().toISOString() };
      return isMoved ? { connection: moved, status, index, isSaved: true, filters } : undefined;
    });
    return isMoved;
  };

  return {
    placement,
    drop: (connection, status, index) => {
      setPlacement({ connection, status, index, isSaved: false, filters });
      return save(connection, status, index);
    },
    move: (connection, status) => save(connection, status, 0),
  };
}
