import { OmitType } from '@nestjs/swagger';
import { ChoiceField, VersionField } from '../../platform/validation/fields.js';
import { JOB_STATUSES, type JobStatus } from '../job-status.js';
import { MISSING } from './create-job.dto.js';
import { CloseReasonField, JobCountField, JobDescriptionField, JobFields, JobTitleField } from './job-fields.js';
import { OwnerField } from '../../auth/accounts/staff.js';

/** Changes of a job request by an admin. An absent field stays as it is; null or an empty text clears an optional one. */
export class EditJobDto extends OmitType(JobFields, ['count']) {
  @JobTitleField({ notEmpty: MISSING })
  title?: string;

  @JobDescriptionField({ notEmpty: MISSING })
  description?: string;

  @JobCountField({ notEmpty: 'Number of positions is required' })
  count?: number;

  @ChoiceField(JOB_STATUSES, {
    label: 'Status',
    doc: 'State of the job request; any may follow any',
    example: 'closed',
    notEmpty: 'Status is required',
  })
  status?: JobStatus;

  @CloseReasonField()
  close_reason?: string | null;

  @OwnerField()
  owner_id?: number | null;

  @VersionField()
  version?: number | null;
}
