import { useEffect } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';

/** Sets the document's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${t('brand.name')}`;
  }, [title]);
}
