import { Button } from '@mui/material';
import { type ComponentType, createElement, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { t } from '../../texts/console';
import { mayDo } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { lazyWithRetry } from '../chunks/lazy-part';
import { drawerPartsOf } from '../resource/registry';
import type { DrawerPart } from '../resource/resource';
import { DrawerSection } from './DrawerSection';
import { OwnFold } from './Fold';

const loaded = new Map<DrawerPart['load'], ComponentType>();

function shownBy(load: DrawerPart['load'], hasPlace = true): ComponentType {
  const known = loaded.get(load) ?? lazyWithRetry(load, hasPlace);
  loaded.set(load, known);
  return known;
}

/** What can be said of a part in one line. */
export const SummaryOf = ({ part: { summary } }: { part: DrawerPart }) =>
  summary && createElement(shownBy(summary, false));

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
    <Button ref={place} aria-busy onClick={() => setShown(true)}>
      {label}
    </Button>
  );
}

/** What other resources show in the drawer of a record, as far as its reader may see it. */
export function useDrawerParts(resource: string, record: RaRecord | undefined): DrawerPart[] {
  const staff = useStaff();
  if (!record) return [];
  return drawerPartsOf(resource).filter(
    ({ needs, isShown }) => (!needs || mayDo(staff, needs)) && (isShown?.(record) ?? true),
  );
}

/** What a part shows, without a heading. */
export function BarePart({ part }: { part: DrawerPart }) {
  const shown = createElement(shownBy(part.load));
  if (!part.isLate) return shown;
  return <OnceInView label={t('record.showPart', { part: t(part.title) })}>{shown}</OnceInView>;
}

/** Parts, each under its heading. */
export function DrawerParts({ parts }: { parts: readonly DrawerPart[] }) {
  const record = useRecordContext();
  return parts.map((part) => {
    const content = <BarePart part={part} />;
    if (part.isNotice) return <Fragment key={part.title}>{content}</Fragment>;
    if (part.isFolded) {
      return (
        <section key={part.title}>
          <OwnFold
            title={t(part.title)}
            summary={<SummaryOf part={part} />}
            isOpenAtFirst={record && part.isOpenAtFirst?.(record)}
          >
            {content}
          </OwnFold>
        </section>
      );
    }
    return (
      <DrawerSection key={part.title} title={t(part.title)}>
        {content}
      </DrawerSection>
    );
  });
}
