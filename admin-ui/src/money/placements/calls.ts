import type { Invoice, Placement } from '@niyukt/ui-shared/api/types';
import { readMoney } from '@niyukt/ui-shared/money';
import type { DataProvider, Identifier } from 'react-admin';
import { patch, shaped, type Api } from '../../kit/resource/calls';
import type { InvoicePreview } from './parts/preview';

/** Rupees as they were typed become paise; an emptied field is not known any more. */
const paise = (typed: unknown): number | null => readMoney(String(typed)) ?? null;

const dayOrNone = (day: unknown): unknown => day || null;

/** The call that changes a placement. */
export const updatePlacement = patch('placements', (values) =>
  shaped('first_month_gross_paise', paise)(shaped('joining_date', dayOrNone)(values)),
);

/** Calls about placements for which react-admin has no word. */
export const placementCalls = ({ get, send }: Api) => ({
  /** The placement of a connection, if it has one. */
  getPlacementOf: async (connectionId: Identifier): Promise<Placement | null> => {
    const filter = encodeURIComponent(JSON.stringify({ connection_id: connectionId }));
    const [placement] = await get<Placement[]>(`/placements?filter=${filter}&range=[0,0]`);
    return placement ?? null;
  },
  getPlacementChain: (id: Identifier) => get<Placement[]>(`/placements/${id}/chain`),
  previewInvoice: (id: Identifier) => get<InvoicePreview>(`/placements/${id}/invoice-preview`),
  issueInvoice: async (id: Identifier, key: string | undefined): Promise<Invoice> =>
    (await send('/invoices', 'POST', { placement_id: id }, { key })) as Invoice,
});

export type PlacementProvider = DataProvider & ReturnType<typeof placementCalls>;
