/** SQL: the phone of the person of the connection that a task `t` is about. */
export const PHONE_OF_PERSON = `(select e.phone from connections c join employees e using (employee_id) where c.connection_id = t.record_id)`;
