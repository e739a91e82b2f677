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
}

/** By resource. */
export const KINDS: Readonly<Record<string, Kind>> = {
  employees: {
    name: t('kind.employee'),
    title: t('kindTitle.employee'),
    plural: t('section.employees').toLowerCase(),
    deletedWithIt: t('delete.withEmployee'),
  },
  companies: {
    name: t('kind.company'),
    title: t('kindTitle.company'),
    plural: t('section.companies').toLowerCase(),
    deletedWithIt: t('delete.withCompany'),
  },
  'job-requests': {
    name: t('kind.jobRequest'),
    title: t('kindTitle.jobRequest'),
    plural: t('section.jobRequests').toLowerCase(),
    deletedWithIt: t('delete.withJob'),
  },
  connections: {
    name: t('kind.connection'),
    title: t('kindTitle.connection'),
    plural: t('section.connections').toLowerCase(),
    deletedWithIt: t('delete.withConnection'),
  },
  admins: {
    name: t('kind.admin'),
    title: t('kindTitle.admin'),
    plural: t('section.admins').toLowerCase(),
    deletedWithIt: t('delete.withAdmin'),
  },
  'audit-log': {
    name: t('kind.activity'),
    title: t('kindTitle.activity'),
    plural: t('section.activity').toLowerCase(),
  },
};

/** @throws Error for a resource that has no words here */
export function kindOf(resource: string): Kind {
  const kind = KINDS[resource];
  if (!kind) throw new Error(`${resource} is no kind of record`);
  return kind;
}

/** What is said of a record that was deleted meanwhile. */
export const goneText = (resource: string): string => t('record.gone', { kind: kindOf(resource).name });
