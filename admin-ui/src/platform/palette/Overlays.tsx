import { later } from '../chunks/later';
import type { OverlayProps } from './overlay';
import { useShortcuts } from './useShortcuts';

const Palette = later(() => import('./Palette'));
const ShortcutsSheet = later(() => import('./ShortcutsSheet'));

/** Search over everything, the sheet of shortcuts, and the keys that open them. */
export default function Overlays({ overlay, onChange }: OverlayProps) {
  useShortcuts({ overlay, onChange });
  const close = (): void => onChange(undefined);
  return (
    <>
      {overlay === 'palette' && <Palette onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutsSheet onClose={close} />}
    </>
  );
}
