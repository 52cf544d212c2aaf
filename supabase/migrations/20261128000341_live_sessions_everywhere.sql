-- The newest tables and functions ask as all others do for a session that stands: a token alone outlives it.
create policy live_session on public.alert_mails as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
create policy live_session on public.alert_progress as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

create or replace function public.record_view(p_kind text, p_reference text, p_path text, p_citation text, p_name text)
returns void
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid();
begin
  if me is null then
    raise exception 'a session is needed' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from public.viewing_choices where user_id = me and not keeps_history) then return; end if;
  insert into public.viewed_sources (user_id, kind, reference, path, citation, name)
  values (me, p_kind, p_reference, p_path, p_citation, p_name)
  on conflict (user_id, kind, reference) do update
    set viewed_at = clock_timestamp(), path = excluded.path, citation = excluded.citation, name = excluded.name;
  delete from public.viewed_sources where id in (
    select id from public.viewed_sources where user_id = me order by viewed_at desc, id offset 200
  );
end $$;

create or replace function public.keep_viewing_history(p_keep boolean)
returns void
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid();
begin
  if me is null then
    raise exception 'a session is needed' using errcode = 'insufficient_privilege';
  end if;
  insert into public.viewing_choices (user_id, keeps_history) values (me, p_keep)
  on conflict (user_id) do update set keeps_history = excluded.keeps_history, changed_at = now();
  if not p_keep then delete from public.viewed_sources where user_id = me; end if;
end $$;
