import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { type ComponentType, useEffect, useRef, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { mayDo } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { lazyPart } from '../chunks/lazy-part';
import { drawerPartsOf } from '../resource/registry';
import type { DrawerPart } from '../resource/resource';
import { DrawerSection } from './DrawerSection';

const loaded = new Map<DrawerPart, ComponentType>();

function shownBy(part: DrawerPart): ComponentType {
  const known = loaded.get(part) ?? lazyPart(part.load);
  loaded.set(part, known);
  return known;
}

interface OnceInViewProps {
  /** Of the button that shows it, for who does not scroll. */
  label: string;
  children: ReactNode;
}

/** Something that is shown, with what it loads, once its place is scrolled into view. */
function OnceInView({ label, children }: OnceInViewProps) {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setShown(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (isShown) return children;
  return (
    <Button ref={place} onClick={() => setShown(true)}>
      {label}
    </Button>
  );
}

interface DrawerPartsProps {
  resource: string;
  record: RaRecord;
  /** Those that stand right below what the record is, or the others. */
  areLeading?: boolean;
}

/** What other resources show in the drawer of a record. */
export function DrawerParts({ resource, record, areLeading = false }: DrawerPartsProps) {
  const staff = useStaff();
  const parts = drawerPartsOf(resource).filter(
    ({ isLeading = false, needs, isShown }) =>
      isLeading === areLeading && (!needs || mayDo(staff, needs)) && (isShown?.(record) ?? true),
  );
  return parts.map((part) => {
    const Shown = shownBy(part);
    if (part.isNotice) return <Shown key={part.title} />;
    return (
      <DrawerSection key={part.title} title={t(part.title)}>
        {part.isLate ? (
          <OnceInView label={t('record.showPart', { part: t(part.title) })}>
            <Shown />
          </OnceInView>
        ) : (
          <Shown />
        )}
      </DrawerSection>
    );
  });
}
