import { timelineSource } from '../platform/timeline-source.js';
import { ABOUT_CONNECTION, CONNECTION_RECORDS, OF_CONNECTION } from './connection-timeline.js';

timelineSource({
  what: 'status',
  from: `placement_history h ${OF_CONNECTION}`,
  key: 'h.history_id',
  at: 'h.changed_at',
  records: CONNECTION_RECORDS,
  by: 'coalesce(account_name(h.changed_by), h.changed_by_name)',
  byEmail: 'h.changed_by_name',
  facts: `jsonb_build_object('from', h.from_status, 'to', h.to_status, 'is_undo', h.is_undo, ${ABOUT_CONNECTION})`,
});
