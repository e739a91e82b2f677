import { lazy, Suspense } from 'react';
import type { OverlayProps } from '../app/overlay';
import { useShortcuts } from './useShortcuts';

const Palette = lazy(() => import('./Palette'));
const ShortcutsSheet = lazy(() => import('./ShortcutsSheet'));

/** Search over everything, the sheet of shortcuts, and the keys that open them. */
export default function Overlays({ overlay, onChange }: OverlayProps) {
  useShortcuts({ overlay, onChange });
  const close = (): void => onChange(undefined);
  return (
    <Suspense>
      {overlay === 'palette' && <Palette onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutsSheet onClose={close} />}
    </Suspense>
  );
}
