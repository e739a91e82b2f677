import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CompanyBilling,
  CompanyClaim,
  CompanyInvoice,
  CompanyPlacement,
  FileClaim,
  SetCompanyBilling,
} from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../lib/useCall';
import { type Rows, useRows } from '../../lib/useRows';

const PLACEMENTS = ['placements'];
const INVOICES = ['invoices'];
const BILLING = ['billing'];
const UNPAID = encodeURIComponent(JSON.stringify({ outstanding_paise_gte: 1 }));

/** The company's placements, latest first. */
export const usePlacements = (): Rows<CompanyPlacement> =>
  useRows(PLACEMENTS, '/api/company/placements', () => t('portal.failed'));

/** The company's invoices and notes, newest first. */
export const useInvoices = (): Rows<CompanyInvoice> =>
  useRows(INVOICES, '/api/company/invoices', () => t('portal.failed'));

/** What the company has not paid yet, in paise. */
export interface Owed {
  outstanding: number;
  /** The part of it that is overdue. */
  overdue: number;
}

/** The sum of all unpaid invoices. @param isOwner nobody else may know it */
export function useOwed(isOwner = true) {
  return useQuery({
    enabled: isOwner,
    queryKey: [...INVOICES, 'owed'],
    queryFn: async (): Promise<Owed> => {
      const unpaid = await api.call<CompanyInvoice[]>('GET', `/api/company/invoices?filter=${UNPAID}`, {
        fallback: t('portal.failed'),
      });
      const sum = (rows: CompanyInvoice[]): number => rows.reduce((paise, row) => paise + row.outstanding_paise, 0);
      return { outstanding: sum(unpaid), overdue: sum(unpaid.filter(({ overdue }) => overdue)) };
    },
  });
}

/** The company's billing details. */
export function useBilling() {
  return useQuery({
    queryKey: BILLING,
    queryFn: () => api.call<CompanyBilling>('GET', '/api/company/billing', { fallback: t('billing.failed') }),
  });
}

export function useSaveBilling() {
  const queries = useQueryClient();
  return useCall({
    send: (body: SetCompanyBilling, { signal }) =>
      api.call<CompanyBilling>('PUT', '/api/company/billing', { body, signal, fallback: t('billing.saveFailed') }),
    onSuccess: (saved) => queries.setQueryData<CompanyBilling>(BILLING, saved),
    changes: BILLING,
  });
}

export function useReportDeparture(placementId: number) {
  const queries = useQueryClient();
  return useCall({
    send: (body: FileClaim, call) =>
      api.call<CompanyClaim>('POST', `/api/company/placements/${placementId}/claims`, {
        body,
        ...call,
        fallback: t('portal.sendFailed'),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: PLACEMENTS }),
    changes: PLACEMENTS,
  });
}

/** Saves the PDF of a document, named by its number. */
export function useInvoicePdf() {
  return useCall({
    send: async ({ id, number }: { id: number; number: string }, { signal }) => {
      const pdf = await api.file(`/api/company/invoices/${id}/pdf`, { signal, fallback: t('portal.pdfFailed') });
      saveFile(`${number.replaceAll('/', '-')}.pdf`, pdf);
    },
  });
}
