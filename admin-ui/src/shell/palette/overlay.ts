/** What may lie over a page besides its own dialogs. */
export type Overlay = 'palette' | 'shortcuts' | 'password';

export interface OverlayProps {
  /** What is open now. */
  overlay: Overlay | undefined;
  /** Opens one, or closes what is open. */
  onChange: (overlay: Overlay | undefined) => void;
}
