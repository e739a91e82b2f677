import { t } from '@niyukt/ui-shared/i18n/console';

/** The words for a kind of record, as the specification's sentences have them. */
export interface Kind {
  /** In the middle of a sentence: job request. */
  name: string;
  /** At its beginning: Job request. */
  title: string;
  /** Of several, in the middle of a sentence: job requests. */
  plural: string;
  /** What goes with it when it is deleted. */
  deletedWithIt?: string;
  /** The same for several. */
  deletedWithThem?: string;
}

/** By resource. */
export const KINDS: Readonly<Record<string, Kind>> = {
  employees: {
    name: t('kind.employee'),
    title: t('kindTitle.employee'),
    plural: t('kinds.employee'),
    deletedWithIt: t('delete.withEmployee'),
    deletedWithThem: t('delete.withEmployees'),
  },
  companies: {
    name: t('kind.company'),
    title: t('kindTitle.company'),
    plural: t('kinds.company'),
    deletedWithIt: t('delete.withCompany'),
    deletedWithThem: t('delete.withCompanies'),
  },
  'job-requests': {
    name: t('kind.jobRequest'),
    title: t('kindTitle.jobRequest'),
    plural: t('kinds.jobRequest'),
    deletedWithIt: t('delete.withJob'),
    deletedWithThem: t('delete.withJobs'),
  },
  connections: {
    name: t('kind.connection'),
    title: t('kindTitle.connection'),
    plural: t('kinds.connection'),
    deletedWithIt: t('delete.withConnection'),
    deletedWithThem: t('delete.withConnections'),
  },
  admins: {
    name: t('kind.admin'),
    title: t('kindTitle.admin'),
    plural: t('kinds.admin'),
    deletedWithIt: t('delete.withAdmin'),
  },
  'audit-log': { name: t('kind.activity'), title: t('kindTitle.activity'), plural: t('kinds.activity') },
};

/** @throws Error for a resource that has no words here */
export function kindOf(resource: string): Kind {
  const kind = KINDS[resource];
  if (!kind) throw new Error(`${resource} is no kind of record`);
  return kind;
}

/** What is said of a record that was deleted meanwhile. */
export const goneText = (resource: string): string => t('record.gone', { kind: kindOf(resource).name });
