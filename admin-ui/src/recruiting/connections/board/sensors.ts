import { useKeyboardSensor, useMouseSensor, useTouchSensor, type Sensor } from '@hello-pangea/dnd';
import { useMemo } from 'react';

const TABLET = '(min-width: 900px)';

/** A finger drags where several columns are seen; on a phone it scrolls, and cards move by their menu. */
const useTabletSensor: Sensor = (api) => {
  const tabletApi = useMemo<typeof api>(
    () => ({
      ...api,
      findClosestDraggableId: (event) => (window.matchMedia(TABLET).matches ? api.findClosestDraggableId(event) : null),
    }),
    [api],
  );
  useTouchSensor(tabletApi);
};

/** What starts a drag. */
export const SENSORS: Sensor[] = [useMouseSensor, useKeyboardSensor, useTabletSensor];
