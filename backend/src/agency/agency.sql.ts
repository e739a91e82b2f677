/** Settings of the agency are added, never changed. */
export const AGENCY_SQL = `
  create or replace trigger tg_agency_settings_append_only before update or delete or truncate on agency_settings
    for each statement execute function refuse_change();
`;
