-- Sessions of the administration end when nobody has used them for half an hour: a browser that is left open
-- must not stay an administrator's.
create table private.administration_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  seen_at timestamptz not null
);

-- Called with every request of a person by the site. Answers whether the session goes on; one that was idle for
-- too long is ended, and its tokens with it. Those of others are left alone.
create function public.touch_session() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  current_session uuid := (auth.jwt() ->> 'session_id')::uuid;
  seen timestamptz;
begin
  if private.live_uid() is null then return false; end if;
  if coalesce(public.my_role(), 'user') = 'user' then return true; end if;
  select coalesce(a.seen_at, s.created_at) into seen
    from auth.sessions s left join private.administration_sessions a on a.session_id = s.id
    where s.id = current_session;
  if seen < now() - interval '30 minutes' then
    delete from auth.refresh_tokens where session_id = current_session;
    delete from auth.sessions where id = current_session;
    return false;
  end if;
  -- Written once a minute at most.
  insert into private.administration_sessions as a (session_id, seen_at) values (current_session, now())
    on conflict (session_id) do update set seen_at = excluded.seen_at
    where a.seen_at < now() - interval '1 minute';
  return true;
end $$;
revoke all on function public.touch_session() from public, anon;
grant execute on function public.touch_session() to authenticated;
