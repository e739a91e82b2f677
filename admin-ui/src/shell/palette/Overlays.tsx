import { lazyPart } from '../../kit/chunks/lazy-part';
import type { OverlayProps } from './overlay';
import { useShortcuts } from './useShortcuts';

const Palette = lazyPart(() => import('./Palette'));
const ChangePassword = lazyPart(() => import('./ChangePassword'));
const ShortcutsSheet = lazyPart(() => import('./ShortcutsSheet'));

/** Search over everything, the sheet of shortcuts, and the keys that open them. */
export default function Overlays({ overlay, onChange }: OverlayProps) {
  useShortcuts({ overlay, onChange });
  const close = (): void => onChange(undefined);
  return (
    <>
      {overlay === 'palette' && <Palette onClose={close} onOpen={onChange} />}
      {overlay === 'shortcuts' && <ShortcutsSheet onClose={close} />}
      {overlay === 'password' && <ChangePassword onClose={close} />}
    </>
  );
}
