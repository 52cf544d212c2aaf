-- Organisations (조직): people who work together, each with a role. Rows are read by their members and written
-- by functions alone. What nobody may break, whichever way a row is changed, is held by triggers here.

create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (
    char_length(name) between 1 and 60 and name = btrim(name)
    and name !~ '[[:cntrl:]\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  created_at timestamptz not null default now()
);

create table public.organization_members (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member', 'viewer', 'billing')),
  joined_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
create index organization_members_of_user on public.organization_members (user_id, organization_id);

create table public.organization_invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  -- Whom it is for, while it is open: nobody's address is kept longer than it is needed.
  email text check (email = lower(email) and char_length(email) between 3 and 254),
  -- SHA-256 of that address, so that one mailbox is not filled however often an invitation is taken back.
  email_hash text not null check (email_hash ~ '^[0-9a-f]{64}$'),
  -- Nobody is invited as an owner: an owner is made of a member.
  role text not null check (role in ('admin', 'member', 'viewer', 'billing')),
  -- Of the mail to somebody who has no account yet.
  language text not null check (language in ('ko', 'en', 'ja', 'zh')),
  invited_by uuid references auth.users (id) on delete set null,
  -- SHA-256 of the secret of the link, written when its mail goes out. Null: no link is good.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  mails integer not null default 1 check (mails >= 1),
  created_at timestamptz not null default now(),
  asked_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  revoked_at timestamptz,
  check ((email is null) = (accepted_at is not null or revoked_at is not null))
);
create unique index organization_invitations_open on public.organization_invitations (organization_id, email)
  where email is not null;
create index organization_invitations_asked on public.organization_invitations (email_hash, asked_at);

-- What was done in an organisation, for its owners and admins. Ids alone: names and addresses are looked up, and
-- are not kept of who is gone. It outlives the organisation by the year that logs are kept.
create table public.organization_acts (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  actor_id uuid references auth.users (id) on delete set null,
  act text not null check (act ~ '^[a-z]+([A-Z][a-z]+)*$' and char_length(act) <= 40),
  member_id uuid references auth.users (id) on delete set null,
  from_role text,
  to_role text,
  created_at timestamptz not null default now()
);
create index organization_acts_of on public.organization_acts (organization_id, id desc);
create index organization_acts_actor on public.organization_acts (actor_id);
create index organization_acts_member on public.organization_acts (member_id);

-- The organisations in which whoever asks has one of these roles; of none without a live session. Policies
-- compare with this array, which is made once a statement: a function asked of each row is far slower.
create function private.my_organizations(
  p_roles text[] default array['owner', 'admin', 'member', 'viewer', 'billing']) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(organization_id), '{}') from public.organization_members
    where user_id = private.live_uid() and role = any (p_roles)
$$;
-- Policies ask it. The schema stays closed, so that nobody can call it by name.
revoke all on function private.my_organizations(text[]) from public;
grant execute on function private.my_organizations(text[]) to authenticated;

do $$
declare name text;
begin
  foreach name in array array['organizations', 'organization_members', 'organization_invitations', 'organization_acts']
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated '
      'using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
end $$;
grant select on public.organizations, public.organization_members, public.organization_acts to authenticated;
grant select (id, organization_id, email, role, language, created_at, asked_at, sent_at, expires_at)
  on public.organization_invitations to authenticated;
create policy organizations_of_members on public.organizations for select to authenticated
  using (id = any ((select private.my_organizations())::uuid[]));
create policy organization_members_of_members on public.organization_members for select to authenticated
  using (organization_id = any ((select private.my_organizations())::uuid[]));
-- Whom an organisation waits for is known to whoever invites.
create policy organization_invitations_of_admins on public.organization_invitations for select to authenticated
  using (email is not null
    and organization_id = any ((select private.my_organizations(array['owner', 'admin']))::uuid[]));

create policy organization_acts_of_admins on public.organization_acts for select to authenticated
  using (organization_id = any ((select private.my_organizations(array['owner', 'admin']))::uuid[]));

-- Whether somebody else who can still sign in owns an organisation.
create function private.has_other_owner(p_organization uuid, p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.organization_members m
    where m.organization_id = p_organization and m.user_id <> p_user and m.role = 'owner'
      and not exists (select from public.profiles p where p.id = m.user_id and p.disabled_at is not null))
$$;

-- The last owner stays, whoever changes the row: two owners who leave at once wait here for each other, and
-- the second sees that the first has gone. Somebody who is alone may go, and the organisation with them.
create function public.keep_last_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'owner' or (tg_op = 'UPDATE' and new.role = 'owner') then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  perform from public.organizations where id = old.organization_id for update;
  -- The organisation itself is being deleted.
  if not found then return old; end if;
  if private.has_other_owner(old.organization_id, old.user_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' and not exists (select from public.organization_members
    where organization_id = old.organization_id and user_id <> old.user_id) then
    return old;
  end if;
  raise exception 'the last owner stays' using errcode = 'restrict_violation';
end $$;
create trigger organization_members_keep_owner before delete or update of role on public.organization_members
  for each row execute function public.keep_last_owner();

-- A row says for good who is a member of what.
create function public.keep_membership() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.organization_id <> old.organization_id or new.user_id <> old.user_id then
    raise exception 'a membership is not handed on' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger organization_members_keep before update on public.organization_members
  for each row execute function public.keep_membership();

-- Nobody is left: there is nobody to see it either.
create function public.end_empty_organization() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.organizations o where o.id = old.organization_id
    and not exists (select from public.organization_members m where m.organization_id = o.id);
  return null;
end $$;
create trigger organization_members_left after delete on public.organization_members
  for each row execute function public.end_empty_organization();

revoke all on function private.has_other_owner(uuid, uuid) from public;
revoke all on function public.keep_last_owner(), public.keep_membership(), public.end_empty_organization()
  from public, anon, authenticated, service_role;

-- The organisations that nobody could look after without this person, by name: they are its last owner, and
-- others are in it.
create function private.organizations_kept_by(p_user uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(o.name order by o.name), '{}')
  from public.organization_members m join public.organizations o on o.id = m.organization_id
  where m.user_id = p_user and m.role = 'owner' and not private.has_other_owner(m.organization_id, p_user)
    and exists (select from public.organization_members other
      where other.organization_id = m.organization_id and other.user_id <> p_user)
$$;
revoke all on function private.organizations_kept_by(uuid) from public;

-- The same of whoever asks, so that it is said before they ask to leave.
create function public.organizations_kept_by_me() returns text[]
language sql stable security definer set search_path = '' as $$
  select private.organizations_kept_by(private.live_uid())
$$;
revoke all on function public.organizations_kept_by_me() from public, anon, authenticated;
grant execute on function public.organizations_kept_by_me() to authenticated;

-- Nobody asks for an end that would leave others without an owner.
create function public.refuse_leaving_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.organizations_kept_by(new.user_id) <> '{}' then
    raise exception 'the last owner of an organisation' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger deletion_requests_owner before insert on public.deletion_requests
  for each row execute function public.refuse_leaving_owner();
revoke all on function public.refuse_leaving_owner() from public, anon, authenticated, service_role;

-- As before; answers besides: lastOwner (asked again here, for they may have become it since).
create or replace function public.handle_deletion(request uuid, accept boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare person uuid; leaving jsonb;
begin
  perform public.lock_accounts();
  perform public.require_admin();
  select user_id into person from public.deletion_requests
    where id = request and status = 'requested' for update;
  if person is null then return 'missing'; end if;
  if accept and person = private.live_uid() then return 'self'; end if;
  if accept and public.is_last_admin(person) then return 'lastAdmin'; end if;
  if accept then
    -- In one order, so that whoever changes the same organisations waits, and nobody for each other.
    perform from public.organizations o where exists (select from public.organization_members m
      where m.organization_id = o.id and m.user_id = person) order by o.id for update;
    if private.organizations_kept_by(person) <> '{}' then return 'lastOwner'; end if;
    leaving := public.leave_subscription(person, now());
    if leaving ->> 'outcome' <> 'ok' then return leaving ->> 'outcome'; end if;
  end if;
  update public.deletion_requests set status = case when accept then 'done' else 'declined' end,
    handled_at = now(), handled_by = private.live_uid(), reason = case when accept then null else reason end
    where id = request;
  perform public.record_audit(case when accept then 'account.deleted' else 'account.deletionDeclined' end,
    'account', person::text,
    case when (leaving ->> 'amount')::integer > 0 then jsonb_build_object('refund', leaving -> 'amount') else '{}' end);
  if accept then perform public.remove_account(person); end if;
  return 'ok';
end $$;

-- As before, and no invitation waits for an address that is nobody's any more.
create or replace function public.remove_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.security_logs set user_email = null, ip_address = null, user_agent = null, event_data = '{}'
    where user_id = person;
  update public.audit_log set actor_email = null where actor_id = person;
  delete from public.organization_invitations
    where accepted_by = person or email = (select lower(u.email) from auth.users u where u.id = person);
  perform public.end_sessions(person);
  delete from auth.users where id = person;
end $$;
