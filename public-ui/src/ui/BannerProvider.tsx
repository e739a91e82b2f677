import { type ReactNode, useMemo, useState } from 'react';
import { type Banner, BannerContext } from '../lib/useBanner';
import { useFlash } from '../lib/useFlash';

/** Holds the one banner of the page, which begins with the word that the page before left. */
export function BannerProvider({ children }: { children: ReactNode }) {
  const [banner, setBanner] = useState<Banner | undefined>(useFlash());
  const [forms, setForms] = useState(0);
  const [calls] = useState(() => ({
    succeed: (text: string): void => setBanner({ kind: 'status', text }),
    fail: (text: string): void => setBanner({ kind: 'alert', text }),
    dismiss: (): void => setBanner(undefined),
    coverPage: (): (() => void) => {
      setForms((open) => open + 1);
      return () => setForms((open) => open - 1);
    },
  }));
  const shown = useMemo(() => ({ banner, isCovered: forms > 0, ...calls }), [banner, forms, calls]);
  return <BannerContext value={shown}>{children}</BannerContext>;
}
