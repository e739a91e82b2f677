import { timelineSource } from '../../platform/timeline-source.js';

timelineSource({
  what: 'resume',
  from: 'resumes r',
  key: 'r.resume_id',
  at: 'r.uploaded_at',
  records: { employee: 'r.employee_id' },
  by: 'r.uploaded_by_role',
  facts: `jsonb_build_object('file', r.file_name)`,
});
