import Menu from '@mui/icons-material/Menu';
import { useState } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { useSections } from '../../kit/resource/useSections';
import { t } from '../../texts/console';
import { SectionLink } from './SectionLink';

const SectionSheet = lazyPart(() => import('./SectionSheet'));

/** The main entries at the bottom of a phone's screen, within reach of the thumb, and the way to the others. */
export function SectionBar() {
  const { entries, trail } = useSections();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <nav className="section-bar no-print" aria-label={t('console.sections')}>
        {entries
          .filter(({ isMain }) => isMain)
          .map((entry) => (
            <SectionLink key={entry.label} section={entry} trail={trail}>
              {entry.Icon && <entry.Icon aria-hidden="true" />}
              {entry.label}
            </SectionLink>
          ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={trail[0]?.isMain === false ? 'is-current' : ''}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          <Menu aria-hidden="true" />
          {t('console.more')}
        </button>
      </nav>
      {wasOpened && (
        <SectionSheet
          entries={entries.filter(({ isMain }) => !isMain)}
          trail={trail}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
