/** A note goes where its record goes. */
export const NOTES_SQL = `
  create or replace function follow_noted_record() returns trigger language plpgsql as $$
  begin
    new.record_id := coalesce(new.employee_id, new.company_id, new.request_id, new.connection_id);
    return new;
  end $$;

  create or replace trigger tg_notes_record before update of employee_id, company_id, request_id, connection_id on notes
    for each row execute function follow_noted_record();
`;
