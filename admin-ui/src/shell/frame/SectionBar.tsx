import Menu from '@mui/icons-material/Menu';
import { useState } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { useSections } from '../../kit/resource/useSections';
import { t } from '../../texts/console';
import { SectionLink } from './SectionLink';

const SectionSheet = lazyPart(() => import('./SectionSheet'));

/** The main entries at the bottom of a phone's screen, within reach of the thumb, and the way to the others. */
export function SectionBar() {
  const { entries, way } = useSections();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  return (
    <>
      <nav className="section-bar no-print" aria-label={t('console.sections')}>
        {entries
          .filter(({ isMain }) => isMain)
          .map((entry) => (
            <SectionLink key={entry.label} section={entry} way={way}>
              {entry.Icon && <entry.Icon aria-hidden="true" />}
              {entry.label}
            </SectionLink>
          ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={way[0]?.isMain === false ? 'is-current' : ''}
          onClick={() => {
            setNeeded(true);
            setOpen(true);
          }}
        >
          <Menu aria-hidden="true" />
          {t('console.more')}
        </button>
      </nav>
      {isNeeded && (
        <SectionSheet
          entries={entries.filter(({ isMain }) => !isMain)}
          way={way}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
