/** Settings of the agency are added, never changed. */
export const AGENCY_SQL = `
  create or replace function refuse_settings_change() returns trigger language plpgsql as $$
  begin
    raise exception 'agency_settings is append-only' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_agency_settings_append_only before update or delete on agency_settings
    for each row execute function refuse_settings_change();

  create or replace trigger tg_agency_settings_no_truncate before truncate on agency_settings
    for each statement execute function refuse_truncate();
`;
