import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { isoMoment } from '../platform/lists/list-definition.js';
import { MAX_ROWS } from '../platform/lists/list-query.js';
import { type PlacementHistoryDto } from './connection.dto.js';

/**
 * A change of the placement status (docs/rules.md#status-history). The database adds moment and e-mail. Parameters: connection, from, to,
 * account, whether it undoes the one before.
 */
export const HISTORY_ENTRY = new PreparedStatement(
  `insert into placement_history (connection_id, from_status, to_status, changed_by, is_undo)
   values ($1, $2, $3, $4, $5)`,
);

/** Every change of a connection's placement status, latest first. */
export const HISTORY = new PreparedStatement<{ rows: PlacementHistoryDto[] }>(
  `select (select coalesce(json_agg(r), '[]') from (
     select history_id as id, from_status, to_status, is_undo, ${isoMoment('changed_at')} as changed_at, changed_by, changed_by_name
     from placement_history h where h.connection_id = c.connection_id order by history_id desc limit ${MAX_ROWS}) r) as rows
   from connections c where connection_id = $1`,
);
