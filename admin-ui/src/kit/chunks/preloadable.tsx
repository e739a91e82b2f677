import { type ComponentType, lazy, type ReactElement, useState } from 'react';
import { inLanguage } from '@niyukt/ui-shared/i18n/languages';

/** A component in a chunk of its own; `preload` fetches the chunk before the component is shown. */
export type Preloadable<Props extends object> = ((props: Props) => ReactElement) & { preload: () => Promise<void> };

/**
 * React's `lazy` with a head start. Once the chunk is there, the component renders at once: `lazy` itself shows the
 * fallback first, which React then keeps for 300 ms.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadInLanguage = () => inLanguage(load);
  const Lazy = lazy(loadInLanguage);
  function PreloadableComponent(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  const preload = async (): Promise<void> => {
    loaded = (await loadInLanguage()).default;
  };
  return Object.assign(PreloadableComponent, { preload });
}
