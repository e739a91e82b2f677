import { t } from '@niyukt/ui-shared/i18n/console';
import type { ComponentType } from 'react';
import { later } from '../chunks/later';
import { drawerPartsOf } from '../resource/registry';
import type { DrawerPart } from '../resource/resource';
import { DrawerSection } from './DrawerSection';

const loaded = new Map<DrawerPart, ComponentType>();

function shownBy(part: DrawerPart): ComponentType {
  const known = loaded.get(part) ?? later(part.load);
  loaded.set(part, known);
  return known;
}

/** What other resources show in the drawer of a record. */
export function DrawerParts({ resource }: { resource: string }) {
  return drawerPartsOf(resource).map((part) => {
    const Shown = shownBy(part);
    return (
      <DrawerSection key={part.title} title={t(part.title)}>
        <Shown />
      </DrawerSection>
    );
  });
}
