import { JOB_STATUSES, PRIORITIES } from '@niyukt/ui-shared/domain/choices';
import { t } from '../../texts/console';

/** States of a job request to choose from. */
export const statusChoices = () => JOB_STATUSES.map((id) => ({ id, name: t(`jobStatus.${id}`) }));

/** Priorities of a job request to choose from. */
export const priorityChoices = () => PRIORITIES.map((id) => ({ id, name: t(`priority.${id}`) }));
