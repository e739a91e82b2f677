import { type ReactNode, useSyncExternalStore } from 'react';
import { agencyFace, onAgencyFace } from '@niyukt/ui-shared/i18n/agency-name';
import { t } from '../../texts/console';

interface PageHeadingProps {
  title: string;
  /** Beside the title, for instance how many there are; its place is kept while it is not known. */
  note?: ReactNode;
  /** Buttons of the page. */
  children?: ReactNode;
}

/** The one h1 of a page, the title of the document, and the page's buttons. */
export function PageHeading({ title, note, children }: PageHeadingProps) {
  // the title names the agency, also once it is called otherwise
  useSyncExternalStore(onAgencyFace, agencyFace);
  return (
    <div className="page-heading">
      <title>{`${title} · ${t('brand.name')}`}</title>
      <div className="page-title">
        <h1>{title}</h1>
        <p aria-live="polite">{note}</p>
      </div>
      <div className="page-buttons no-print">{children}</div>
    </div>
  );
}
