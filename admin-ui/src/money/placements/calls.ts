import type { DataProvider, Identifier } from 'react-admin';
import type { Invoice, Placement, Schemas } from '@niyukt/ui-shared/api/types';
import { readMoney } from '@niyukt/ui-shared/money';
import { type Api, patch, shaped } from '../../kit/resource/calls';
import { filterQuery } from '../../kit/resource/list-address';

/** Rupees as they were typed become paise; an emptied field is not known any more. */
const paise = (typed: unknown): number | null => readMoney(String(typed)) ?? null;

const dayOrNone = (day: unknown): unknown => day || null;

/** The call that changes a placement. */
export const updatePlacement = patch('placements', (values) =>
  shaped('first_month_gross_paise', paise)(shaped('joining_date', dayOrNone)(values)),
);

/** What the invoice would say of who is billed, and how the fee is computed. */
interface PreviewedDocument {
  title: string;
  recipient: { legal_name: string; address: string; city: string | null; gstin: string | null };
  /** What CGST Rule 46 wants of a supply to an SEZ. */
  endorsement?: string;
  fee_percent: number;
  gst_percent: number;
  first_month_gross_paise: number;
}

/** What an invoice would say if it were issued now, or which facts are missing for it. */
export type InvoicePreview = Omit<Schemas['InvoicePreviewDto'], 'document'> & { document: PreviewedDocument | null };

/** Calls about placements for which react-admin has no word. */
export const placementCalls = ({ get, send }: Api) => ({
  /** The placement of a connection, if it has one. */
  getPlacementOf: async (connectionId: Identifier): Promise<Placement | null> => {
    const [placement] = await get<Placement[]>(
      `/placements?${filterQuery({ connection_id: connectionId })}&range=[0,0]`,
    );
    return placement ?? null;
  },
  getPlacementChain: (id: Identifier) => get<Placement[]>(`/placements/${id}/chain`),
  previewInvoice: (id: Identifier) => get<InvoicePreview>(`/placements/${id}/invoice-preview`),
  issueInvoice: async (id: Identifier, key: string | undefined): Promise<Invoice> =>
    (await send('/invoices', 'POST', { placement_id: id }, { key })) as Invoice,
});

export type PlacementProvider = DataProvider & ReturnType<typeof placementCalls>;
