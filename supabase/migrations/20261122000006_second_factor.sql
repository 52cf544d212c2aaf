-- Who of the administration has a second factor acts for it only in a session that has proved it. Auth notes
-- that in its own table; until then they have the rights of any other user.
create function private.needs_second_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified')
    and not exists (
      select from auth.sessions
      where id = (auth.jwt() ->> 'session_id')::uuid and aal::text = 'aal2')
$$;
revoke all on function private.needs_second_factor() from public;

create or replace function public.my_role() returns text
language sql stable security definer set search_path = '' as $$
  select case when role <> 'user' and private.needs_second_factor() then 'user' else role end
  from public.profiles where id = private.live_uid() and disabled_at is null
$$;

-- What the site asks with every request of somebody of the administration: ended (idle for too long) ·
-- secondFactor (it has to be proved first) · open. Everybody else's is open.
revoke all on function public.touch_session() from authenticated;
create function public.administration_state() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if private.live_uid() is null then return 'ended'; end if;
  if private.needs_second_factor() and exists (
    select from public.profiles where id = private.live_uid() and role <> 'user')
  then
    return 'secondFactor';
  end if;
  return case when public.touch_session() then 'open' else 'ended' end;
end $$;
revoke all on function public.administration_state() from public, anon;
grant execute on function public.administration_state() to authenticated;
