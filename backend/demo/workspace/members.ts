import { type MemberRole } from '../../src/platform/http/role.js';
import { type EmployerKey } from '../companies.js';

/** A colleague whom the first owner of an employer invited. */
export interface DemoMember {
  employer: EmployerKey;
  name: string;
  /** Before the at sign. */
  mailbox: string;
  role: MemberRole;
  state: 'active' | 'invited' | 'expired' | 'revoked';
  /** Days before the seed. */
  invited: number;
  /** Days before the seed on which an active member accepted the terms for profiles. */
  acceptedTerms?: number;
}

/** Colleagues of the first owners. An employer who is not named has no other account. */
export const MEMBERS: readonly DemoMember[] = [
  {
    employer: 'lehar',
    name: 'Nitin Prabhu',
    mailbox: 'nitin.prabhu',
    role: 'member',
    state: 'active',
    invited: 64,
    acceptedTerms: 63,
  },
  {
    employer: 'lehar',
    name: 'Farah Contractor',
    mailbox: 'farah.contractor',
    role: 'member',
    state: 'active',
    invited: 12,
  },
  {
    employer: 'lehar',
    name: 'Kedar Wagle',
    mailbox: 'kedar.wagle',
    role: 'member',
    state: 'invited',
    invited: 1,
  },
  {
    employer: 'lehar',
    name: 'Anu Mathai',
    mailbox: 'anu.mathai',
    role: 'member',
    state: 'expired',
    invited: 30,
  },
  {
    employer: 'lehar',
    name: 'Pramod Hegde',
    mailbox: 'pramod.hegde',
    role: 'member',
    state: 'revoked',
    invited: 80,
  },
  {
    employer: 'sutradhar',
    name: 'Mukta Joglekar',
    mailbox: 'mukta.joglekar',
    role: 'owner',
    state: 'active',
    invited: 90,
    acceptedTerms: 89,
  },
  {
    employer: 'nakshatra',
    name: 'Parul Saxena',
    mailbox: 'parul.saxena',
    role: 'member',
    state: 'active',
    invited: 110,
    acceptedTerms: 109,
  },
  {
    employer: 'nakshatra',
    name: 'Devesh Tandon',
    mailbox: 'devesh.tandon',
    role: 'member',
    state: 'active',
    invited: 45,
    acceptedTerms: 40,
  },
  {
    employer: 'neelgiri',
    name: 'Sister Rosamma Paul',
    mailbox: 'nursing.office',
    role: 'member',
    state: 'active',
    invited: 70,
    acceptedTerms: 68,
  },
  {
    employer: 'vajra',
    name: 'Yogesh Bhosale',
    mailbox: 'plant.hr',
    role: 'member',
    state: 'active',
    invited: 38,
    acceptedTerms: 35,
  },
  { employer: 'ganaka', name: 'Sirisha Rao', mailbox: 'sirisha.rao', role: 'member', state: 'invited', invited: 2 },
];

/** The address a member logs in with, or was invited at. */
export const memberEmail = ({ employer, mailbox }: Pick<DemoMember, 'employer' | 'mailbox'>): string =>
  `${mailbox}@${employer}.example.com`;
