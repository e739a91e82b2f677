import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import { insist } from './insist';

/** A component in a chunk of its own; `preload` fetches the chunk before the component is shown. */
export type Part<Props extends object> = ((props: Props) => ReactElement) & { preload: () => Promise<void> };

/**
 * React's `lazy` with a head start. Once the chunk is there, the component renders at once: `lazy` itself shows the
 * fallback first, which React then keeps for 300 ms.
 */
export function part<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(() => insist(load));
  function PartInChunk(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  const preload = async (): Promise<void> => {
    loaded = (await insist(load)).default;
  };
  return Object.assign(PartInChunk, { preload });
}
