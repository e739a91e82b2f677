import type { Placement } from '@niyukt/ui-shared/api/types';
import type { DrawerPart, Resource } from '../../kit/resource/resource';
import { placementCalls, updatePlacement } from './calls';
import { page } from './page';
import { REGISTER } from './parts/register';

/** Placements. The section lists the connections that are placed now; the register holds every placement for good. */
export const placements: Resource<Placement> = {
  page,
  title: 'section.placements',
  records: {
    path: REGISTER,
    representation: 'employee_name',
    kind: { name: 'kind.placement', title: 'kindTitle.placement', plural: 'kinds.placement' },
    recordKind: 'placement',
    auditKind: 'placement',
    update: updatePlacement,
  },
  calls: placementCalls,
};

/** The placement in the drawer of its connection. */
export const placementOfConnection: DrawerPart = {
  title: 'placementRecord.title',
  resources: ['connections'],
  isLeading: true,
  isShown: ({ placement_date }) => placement_date !== null,
  load: () => import('./PlacementSection'),
};
