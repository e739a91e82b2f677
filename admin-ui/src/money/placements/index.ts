import type { RaRecord } from 'react-admin';
import type { Placement } from '@niyukt/ui-shared/api/types';
import type { DrawerPart, Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { placementCalls, updatePlacement } from './calls';
import { REGISTER } from './parts/register';

/** Placements. The section lists the connections that are placed now; the register holds every placement for good. */
export const placements: Resource<Placement> = {
  page: pages.placements,
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

const OF_PLACED = {
  resources: ['connections'],
  isShown: ({ placement_date }: RaRecord) => placement_date !== null,
} as const;

/** The placement in the drawer of its connection: on the lines of joining, invoice and warranty. */
export const placementOfConnection: readonly DrawerPart[] = [
  {
    ...OF_PLACED,
    title: 'placementRecord.title',
    step: 'joining',
    load: async () => ({ default: (await import('./PlacementSection')).JoiningOfConnection }),
  },
  {
    ...OF_PLACED,
    title: 'placementRecord.invoice',
    step: 'invoice',
    needs: 'money',
    load: async () => ({ default: (await import('./PlacementSection')).InvoiceOfConnection }),
  },
  {
    ...OF_PLACED,
    title: 'placementRecord.warranty',
    step: 'warranty',
    load: async () => ({ default: (await import('./PlacementSection')).WarrantyOfConnection }),
  },
];
