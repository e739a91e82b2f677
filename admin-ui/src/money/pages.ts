import { newestFirst, type Page } from '../kit/resource/page';

export const pages = {
  claims: {
    path: '/claims',
    list: newestFirst('claims', 'filed_at'),
    load: () => import('./claims/ClaimList'),
    needs: 'money',
  },
  invoices: {
    path: '/invoices',
    list: newestFirst('invoices', 'issued_on'),
    load: () => import('./invoices/InvoiceList'),
    needs: 'money',
  },
  payments: {
    path: '/payments',
    list: newestFirst('payments', 'received_on'),
    load: () => import('./payments/PaymentList'),
    needs: 'money',
  },
  penalties: {
    path: '/penalties',
    list: newestFirst('penalties', 'created_at'),
    load: () => import('./penalties/PenaltyList'),
    isForSuperAdmins: true,
  },
  placementRegister: {
    path: '/placement-register',
    list: newestFirst('placements', 'placed_on'),
    load: () => import('./placement-register/PlacementRegister'),
  },
  placements: {
    path: '/placements',
    list: { ...newestFirst('connections', 'placement_date'), filter: { placement_status: 'placed' } },
    load: () => import('./placements/PlacedConnectionList'),
  },
  receivables: {
    path: '/receivables',
    load: () => import('./receivables/ReceivablesPage'),
    needs: 'money',
  },
} satisfies Record<string, Page>;
