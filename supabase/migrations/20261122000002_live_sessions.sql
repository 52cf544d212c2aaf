-- An access token is good for some minutes after its session has ended: by signing out, by a new password,
-- by an account being disabled. From here on no row, function or object is given for it.

-- Whether the session that a token belongs to still stands.
create function private.has_live_session() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
      and (not_after is null or not_after > now()))
$$;
-- Policies ask it. The schema stays closed, so that nobody can call it by name.
revoke all on function private.has_live_session() from public;
grant execute on function private.has_live_session() to authenticated;

-- Who is asking, if their session still stands. Functions of the API ask this and not auth.uid().
create function private.live_uid() returns uuid
language sql stable security definer set search_path = '' as $$
  select auth.uid() where private.has_live_session()
$$;
revoke all on function private.live_uid() from public;

do $$
declare name text; definition text;
begin
  for name in select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
  loop
    execute format('create policy live_session on public.%I as restrictive for all to authenticated '
      'using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
  for definition in select pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc like '%auth.uid()%' and prosecdef
  loop
    execute replace(definition, 'auth.uid()', 'private.live_uid()');
  end loop;
end $$;
create policy live_session on storage.objects as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

-- The sessions page had a check of its own.
create or replace function public.in_live_session() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_live_session()
$$;
