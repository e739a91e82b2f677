import { ERASED } from '../personal-data/identity.js';

/**
 * Answers to the terms, and their texts, are evidence: rows are only added. Deleting an account empties its key in them, an erasure what
 * names the person.
 */
export const TERMS_SQL = `
  create or replace function refuse_terms_change() returns trigger language plpgsql as $$
  declare
    of_person text[] := array['user_id', 'email', 'address', 'browser'];
  begin
    if tg_op = 'UPDATE' and (to_jsonb(new) - of_person) = (to_jsonb(old) - of_person) and (new.user_id is null or new.user_id = old.user_id)
      and ((new.email, new.address, new.browser) is not distinct from (old.email, old.address, old.browser)
        or new.email = '${ERASED}' and new.address is null and new.browser is null) then
      return new;
    end if;
    raise exception 'answers to the terms are never changed or removed' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_terms_answers_append_only before update or delete on terms_answers
    for each row execute function refuse_terms_change();

  create or replace function erase_terms_answers(accounts integer[], emails text[]) returns bigint language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    erased bigint;
  begin
    perform refuse_unmarked(accounts, emails, '{}');
    update terms_answers set email = '${ERASED}', address = null, browser = null where user_id = any(accounts) or email = any(emails);
    get diagnostics erased = row_count;
    return erased;
  end $$;
  revoke all on function erase_terms_answers(integer[], text[]) from public;

  create or replace trigger tg_terms_answers_no_truncate before truncate on terms_answers
    for each statement execute function refuse_change();

  create or replace trigger tg_terms_texts_append_only before update or delete or truncate on terms_texts
    for each statement execute function refuse_change();
`;
