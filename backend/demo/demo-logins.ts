import { type Role } from '../src/platform/http/role.js';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-agency-2026';

/** A demo account of each role, for trying the product. No super admin is made where one existed before the seed. */
export const DEMO_LOGINS: readonly { role: Role; email: string; password: string }[] = [
  { role: 'super_admin', email: 'superadmin@niyukt.example', password: DEMO_PASSWORD },
  { role: 'admin', email: 'admin@niyukt.example', password: DEMO_PASSWORD },
  { role: 'company', email: 'hiring@lehar.example.com', password: DEMO_PASSWORD },
  { role: 'employee', email: 'priya.nair@mail.example.com', password: DEMO_PASSWORD },
];
