import type { OverlayProps } from '../app/overlay';

/** Search over everything, the sheet of shortcuts, and the keys that open them. */
export default function Overlays({ overlay }: OverlayProps) {
  return overlay ? null : undefined;
}
