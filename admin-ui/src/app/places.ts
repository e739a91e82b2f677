import Apartment from '@mui/icons-material/ApartmentOutlined';
import CurrencyRupee from '@mui/icons-material/CurrencyRupee';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import People from '@mui/icons-material/PeopleOutline';
import Settings from '@mui/icons-material/SettingsOutlined';
import WorkOutline from '@mui/icons-material/WorkOutline';
import { companies } from '../companies';
import { jobRequests } from '../companies/job-requests';
import { employees } from '../employees';
import { findPeople } from '../employees/find-people';
import type { Place } from '../kit/resource/resource';
import { failedMails } from '../mail/failed-mails';
import { mailTemplates } from '../mail/mail-templates';
import { mailings } from '../mail/mailings';
import { claims } from '../money/claims';
import { invoices } from '../money/invoices';
import { payments } from '../money/payments';
import { penalties } from '../money/penalties';
import { placementRegister } from '../money/placement-register';
import { placements } from '../money/placements';
import { receivables } from '../money/receivables';
import { admins } from '../office/admins';
import { auditLog } from '../office/audit-log';
import { dashboard } from '../office/dashboard';
import { duplicates } from '../office/duplicates';
import { health } from '../office/health';
import { help } from '../office/help';
import { imports } from '../office/imports';
import { merges } from '../office/merges';
import { privacyAndLaw } from '../office/privacy-and-law';
import { settings } from '../office/settings';
import { tasks } from '../office/tasks';
import { breaches } from '../privacy/breaches';
import { grievances } from '../privacy/grievances';
import { notices } from '../privacy/notices';
import { restrictions } from '../privacy/restrictions';
import { retention } from '../privacy/retention';
import { terms } from '../privacy/terms';
import { connections } from '../recruiting/connections';
import { interviews } from '../recruiting/interviews';
import { introductions } from '../recruiting/introductions';

/** The map of the console: eight entries of the header and the gear, each with all that is behind it. */
export const PLACES: readonly Place[] = [
  { shows: dashboard, Icon: Dashboard, isMain: true, rooms: [{ shows: tasks }, { shows: help }] },
  {
    title: 'section.employees',
    Icon: People,
    isMain: true,
    views: [
      { shows: employees, title: 'views.all' },
      { shows: findPeople },
      {
        title: 'section.duplicates',
        views: [
          { shows: duplicates, title: 'views.open' },
          { shows: merges, title: 'views.done' },
        ],
      },
      { shows: imports },
    ],
  },
  {
    title: 'section.companies',
    Icon: Apartment,
    views: [{ shows: companies, title: 'views.all' }, { shows: introductions }],
  },
  { shows: jobRequests, Icon: WorkOutline },
  { shows: connections, Icon: Hub, isMain: true },
  { shows: placements, Icon: Handshake },
  { shows: interviews, Icon: Event, isMain: true },
  {
    title: 'section.money',
    Icon: CurrencyRupee,
    views: [
      { shows: placementRegister, title: 'placements.register' },
      { shows: invoices },
      { shows: payments },
      { shows: receivables },
      { shows: claims },
    ],
  },
  {
    title: 'section.settings',
    Icon: Settings,
    isTool: true,
    views: [
      { shows: settings, path: '/settings', title: 'section.agency' },
      { shows: settings, path: '/settings/bank', title: 'section.bank' },
      { shows: settings, path: '/settings/fee', title: 'section.fee' },
      { shows: settings, path: '/settings/companies', title: 'section.shown' },
      {
        title: 'section.admins',
        views: [
          { shows: admins, title: 'views.all' },
          { shows: settings, path: '/settings/signing-in', title: 'section.signingIn' },
        ],
      },
      { title: 'section.mail', views: [{ shows: mailings }, { shows: mailTemplates }, { shows: failedMails }] },
      {
        shows: privacyAndLaw,
        rooms: [
          { shows: grievances },
          { shows: breaches },
          { shows: notices, needs: 'privacy' },
          { shows: restrictions, needs: 'privacy' },
          { shows: retention, needs: 'privacy' },
          { shows: terms, needs: 'privacy' },
          { shows: penalties },
          { shows: privacyAndLaw, path: '/privacy-and-law/processors', title: 'section.processors' },
          { shows: privacyAndLaw, path: '/privacy-and-law/languages', title: 'section.languages' },
        ],
      },
      { title: 'section.log', views: [{ shows: auditLog }, { shows: health }] },
    ],
  },
];
