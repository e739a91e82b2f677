import { sqlList, statusesBefore } from '../../employees/placement-status.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { endedOf } from './offer-state.js';

/** SQL: the state of an offer. Its last day ends at midnight in India, also before the work that notes so. @param o alias of `offers` */
export const offerState = (o: string): string =>
  `case when ${o}.state = 'open' and ${o}.valid_until < india_today() then 'expired' else ${o}.state end`;

/** SQL: whether an offer is the newest one of its connection. */
export const isNewest = (o: string): string =>
  `not exists (select from offers n where n.connection_id = ${o}.connection_id and n.offer_id > ${o}.offer_id)`;

/** SQL: whether an accepted offer still holds: one that was made later and withdrawn, or that ended by itself, changes nothing. */
export const isInForce = (o: string): string =>
  `${o}.state = 'accepted' and not exists (select from offers n where n.connection_id = ${o}.connection_id and n.offer_id > ${o}.offer_id
     and ${offerState('n')} not in ('withdrawn', 'expired'))`;

/** SQL: whether a person who accepted has not joined yet. @param o alias of `offers` @param c of `connections` */
export const isJoining = (o: string, c: string): string =>
  `${isInForce(o)} and not (${endedOf(c)}) and (${c}.joining_date is null or ${c}.joining_date > india_today())`;

/** SQL: the newest question about an accepted offer whether the person still joins. @param o alias of `offers` */
export const questionOf = (o: string): string => `(select q.question_id, q.asked_on, q.asked_at, q.answer, q.answered_at
    from joining_questions q where q.connection_id = ${o}.connection_id and q.asked_at >= ${o}.answered_at order by q.asked_on desc limit 1)`;

/** SQL: the placement status that follows from an offer; nothing changes it by itself. */
const OFFERED_STATUS = `case
    when ${offerState('o')} in ('open', 'accepted')
      and c.placement_status in ${sqlList(statusesBefore('offered'))} then 'offered'
    when o.state = 'accepted' and c.placement_status = 'offered' and c.joining_date <= india_today() then 'placed'
    when o.state = 'declined' and not (${endedOf('c')}) and c.placement_status <> 'placed' then 'dropped' end`;

/** SQL: what an account is called. @param u alias of `users` */
export const accountNameOf = (u: string): string => `coalesce(account_name(${u}.user_id), ${u}.email)`;

/** SQL: where offers are read from, with their connections and accounts. */
export const OFFERS_FROM = `offers o join connections c using (connection_id) left join users u on u.user_id = o.created_by
    left join users a on a.user_id = o.answered_by_id`;

/** SQL: an offer as admins see it. */
export const OFFER_COLUMNS = `o.offer_id as id, o.offer_id, o.connection_id, ${offerState('o')} as state, o.offered_salary,
    o.joining_date::text, o.valid_until::text, o.counter, o.counter_joining_date::text, o.reason,
    ${isoMoment('o.answered_at')} as answered_at, o.answered_by, ${accountNameOf('a')} as answered_by_name,
    case when ${isNewest('o')} then ${OFFERED_STATUS} end as offers_status,
    ${accountNameOf('u')} as created_by_name, ${isoMoment('o.created_at')} as created_at`;
