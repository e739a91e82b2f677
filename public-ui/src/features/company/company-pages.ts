import { matchPath } from 'react-router';

export type CompanyPage = 'jobs' | 'candidates' | 'interviews' | 'ledger' | 'members';

interface AskedPage {
  page: CompanyPage;
  /** Others are led to the job requests. */
  isOfOwners: boolean;
}

const PAGES: readonly (readonly [pattern: string, page: CompanyPage, isOfOwners: boolean])[] = [
  ['/company-dashboard/placements', 'ledger', true],
  ['/company-dashboard/members', 'members', true],
  ['/company-dashboard/interviews', 'interviews', false],
  ['/company-dashboard/jobs/:id/:part', 'candidates', false],
  ['/company-dashboard/candidates/:id', 'candidates', false],
];

/** The page of the company's dashboard at a path; the job requests where it is none. */
export function companyPageAt(path: string): AskedPage {
  const [, page, isOfOwners] = PAGES.find(([pattern]) => matchPath(pattern, path)) ?? ['', 'jobs', false];
  return { page, isOfOwners };
}
