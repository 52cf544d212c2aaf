-- As before, but one person's rows of a kind are counted one transaction after the other: two that were counted
-- at once passed the limit together.
create or replace function public.limit_matter_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare held bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' of ' || new.user_id::text, 0));
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into held using new.user_id;
  if held >= tg_argv[0]::bigint then
    raise exception 'too many rows of one person' using errcode = 'program_limit_exceeded';
  end if;
  return new;
end $$;
