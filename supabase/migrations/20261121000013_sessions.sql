-- A person's own sessions. Auth keeps them in its own schema, which nobody reads through the API; these two
-- functions show and end one's own. A token outlives its session by up to an hour: whose session has ended
-- sees and ends nothing.
create function public.in_live_session() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where user_id = auth.uid() and id::text = auth.jwt() ->> 'session_id'
      and (not_after is null or not_after > now()))
$$;
revoke all on function public.in_live_session() from public, anon, authenticated;

-- refreshed_at has no time zone and is UTC, and is empty until the first refresh.
create function public.my_sessions()
returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'),
    s.user_agent, host(s.ip), s.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
    and public.in_live_session()
  order by 3 desc, s.id
$$;

-- Answers whether there was one to end. Its refresh tokens go with it.
create function public.end_my_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.in_live_session() then return false; end if;
  delete from auth.refresh_tokens t using auth.sessions s
    where s.id = session and s.user_id = auth.uid() and t.session_id = s.id;
  delete from auth.sessions where id = session and user_id = auth.uid();
  return found;
end $$;

revoke all on function public.my_sessions() from public, anon;
revoke all on function public.end_my_session(uuid) from public, anon;
grant execute on function public.my_sessions() to authenticated;
grant execute on function public.end_my_session(uuid) to authenticated;
