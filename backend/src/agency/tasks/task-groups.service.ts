import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type Caller } from '../../platform/http/caller.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { declaredCauses, type TaskCause } from './task-cause.js';
import { type TaskGroupDto, type TaskLineDto } from './task-group.dto.js';
import { permissionOfTask } from './task-permissions.js';
import { ASSIGNEE, IS_OPEN, SHOWN } from './tasks.list.js';

const LINES = 5;
const OWN_TASKS: TaskCause['counted'] = ['own task', 'own tasks'];

type Line = Omit<TaskLineDto, 'action'>;
type Group = Omit<TaskGroupDto, 'sentence' | 'button' | 'lines'> & { lines: Line[] };

/** SQL of what some causes say of their tasks `t`. */
function ofCauses(field: 'amount' | 'phone', otherwise: string): string {
  const known = declaredCauses().flatMap(({ kind, [field]: sql }) =>
    sql ? [`when t.cause = '${kind}' then ${sql}`] : [],
  );
  return known.length ? `case ${known.join(' ')} end` : otherwise;
}

/** Whether the tasks `t` are about what passes by itself. */
function isUrgent(): string {
  const kinds = declaredCauses().flatMap((cause) => (cause.isUrgent ? [`'${cause.kind}'`] : []));
  return kinds.length ? `coalesce(t.cause in (${kinds.join(', ')}), false)` : 'false';
}

/** Open tasks that the caller may see, by cause: first what passes by itself, then what has waited longest. */
const groups = (): string => `
  with waiting as materialized (
    select t.*, ${ASSIGNEE} as whose, ${ofCauses('amount', 'null::bigint')} as amount_paise,
      row_number() over (partition by t.cause order by t.due_at, t.task_id) as place
    from tasks t
    where ${IS_OPEN} and ${SHOWN} and coalesce(${permissionOfTask()} <> all($1::text[]), true)
      and ($2::integer is null or coalesce(${ASSIGNEE}, $2) = $2))
  select t.cause, count(*)::int as count, (count(*) filter (where t.due_at < now()))::int as overdue,
    sum(t.amount_paise)::float8 as amount_paise, ${isoMoment('min(t.due_at)')} as due_at,
    json_agg(json_build_object('task_id', t.task_id, 'title', t.title, 'subject', t.subject, 'kind', t.kind, 'record_id', t.record_id,
      'due_at', ${isoMoment('t.due_at')}, 'assignee_name', (select coalesce(a.full_name, a.email) from users a where a.user_id = t.whose),
      'amount_paise', t.amount_paise, 'phone', ${ofCauses('phone', 'null::text')}) order by t.place) filter (where t.place <= ${LINES}) as lines
  from waiting t group by t.cause order by ${isUrgent()} desc, min(t.due_at), t.cause`;

/** What waits, by its cause (docs/rules.md#tasks). */
@Injectable()
export class TaskGroupsService {
  private statement: PreparedStatement<Group> | undefined;

  constructor(private readonly statements: Statements) {}

  /** @param isMine only those of the caller and of everybody */
  async of({ missing, userId }: Caller, isMine: boolean): Promise<TaskGroupDto[]> {
    // asked when all causes are declared
    this.statement ??= new PreparedStatement<Group>(groups());
    const causes = new Map(declaredCauses().map((cause) => [cause.kind, cause]));
    const found = await this.statements.run(this.statement, [missing, isMine ? userId : null]);
    return found.map((group) => {
      const cause = group.cause === null ? undefined : causes.get(group.cause);
      const [one, several] = cause?.counted ?? OWN_TASKS;
      const sentence = `${group.count} ${group.count === 1 ? one : several}`;
      return {
        ...group,
        sentence,
        button: cause?.button ?? 'Open',
        lines: group.lines.map((line) => ({ ...line, action: actionOf(line, group, cause) })),
      };
    });
  }
}

function actionOf({ phone }: Line, { cause }: Group, declared: TaskCause | undefined): TaskLineDto['action'] {
  if (cause === null) return 'done';
  return declared?.action ?? (phone ? 'call' : 'open');
}
