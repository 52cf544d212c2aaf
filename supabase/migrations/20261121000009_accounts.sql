-- What an administrator does with accounts. Each act is one function: it checks the role of whoever calls,
-- changes, and leaves its row in the audit in the same transaction, so that no act goes without.
alter table public.profiles
  add column disabled_at timestamptz,
  -- A mail when somebody signs in from a browser not seen before.
  add column sign_in_alerts boolean not null default false;
grant update (sign_in_alerts) on public.profiles to authenticated;

-- A disabled account has no role, whatever its session still says.
create or replace function public.my_role() returns text
language sql stable security definer set search_path = '' as $$
  select role from public.profiles where id = auth.uid() and disabled_at is null
$$;
create function public.my_email() returns text
language sql stable security definer set search_path = '' as $$
  select email from public.profiles where id = auth.uid() and disabled_at is null
$$;
drop policy profiles_read on public.profiles;
create policy profiles_read on public.profiles for select to authenticated
  using (id = auth.uid() or public.my_role() = 'admin');
drop policy profiles_change on public.profiles;
create policy profiles_change on public.profiles for update to authenticated
  using (id = auth.uid() and disabled_at is null) with check (id = auth.uid());

-- Who did what to what. Nobody writes it but the functions that act, and nobody changes it.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references auth.users (id) on delete set null,
  actor_email text,
  action text not null check (action ~ '^[a-z]+(\.[a-zA-Z]+)+$'),
  target_kind text not null,
  target_id text,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_when on public.audit_log (id desc);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated;
grant select on public.audit_log to authenticated;
create policy audit_log_read on public.audit_log for select to authenticated
  using (public.my_role() = 'admin');

create function public.record_audit(act text, kind text, target text, more jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, actor_email, action, target_kind, target_id, detail)
  values (auth.uid(), public.my_email(), act, kind, target, more)
$$;
revoke all on function public.record_audit(text, text, text, jsonb) from public, anon, authenticated;

-- For acts that happen outside the database (an import is started, a blog cache is emptied).
create function public.record_act(act text, kind text, target text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(public.my_role() not in ('admin', 'supervisor'), true) then
    raise insufficient_privilege using message = 'only the administration acts';
  end if;
  perform public.record_audit(act, kind, target, more);
end $$;

create function public.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if public.my_role() is distinct from 'admin' then
    raise insufficient_privilege using message = 'only an admin may do this';
  end if;
end $$;

-- Acts on accounts come one after another: two admins who demote each other at once would leave none. The
-- role is asked again behind the lock, for the caller may have lost it while waiting.
create function public.lock_accounts() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_admin();
  perform pg_advisory_xact_lock(7263401);
end $$;
revoke all on function public.lock_accounts() from public, anon, authenticated;

create function public.is_last_admin(person uuid) returns boolean
language sql security definer set search_path = '' as $$
  select exists (select from public.profiles where id = person and role = 'admin' and disabled_at is null)
    and not exists (
      select from public.profiles where id <> person and role = 'admin' and disabled_at is null)
$$;
revoke all on function public.is_last_admin(uuid) from public, anon, authenticated;

-- Answers ok · missing · stale (the role is no longer the one that was seen) · lastAdmin.
create function public.change_role(target uuid, new_role text, seen_role text) returns text
language plpgsql security definer set search_path = '' as $$
declare was text;
begin
  perform public.lock_accounts();
  perform public.require_admin();
  select role into was from public.profiles where id = target for update;
  if was is null then return 'missing'; end if;
  if was <> seen_role then return 'stale'; end if;
  if was = new_role then return 'ok'; end if;
  if public.is_last_admin(target) then return 'lastAdmin'; end if;
  update public.profiles set role = new_role, updated_at = now() where id = target;
  perform public.record_audit('account.roleChanged', 'account', target::text,
    jsonb_build_object('from', was, 'to', new_role));
  return 'ok';
end $$;

-- Ends every session of an account. The token in a browser's hands is asked about at each request.
create function public.end_sessions(person uuid) returns void
language sql security definer set search_path = '' as $$
  delete from auth.refresh_tokens where user_id::text = person::text;
  delete from auth.sessions where user_id = person;
$$;
revoke all on function public.end_sessions(uuid) from public, anon, authenticated;

-- Answers ok · missing · self · lastAdmin. A disabled account cannot sign in, here or past the site.
create function public.set_account_disabled(target uuid, disabled boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare was timestamptz;
begin
  perform public.lock_accounts();
  perform public.require_admin();
  if target = auth.uid() then return 'self'; end if;
  select disabled_at into was from public.profiles where id = target for update;
  if not found then return 'missing'; end if;
  if (was is not null) = disabled then return 'ok'; end if;
  if disabled and public.is_last_admin(target) then return 'lastAdmin'; end if;
  update public.profiles set disabled_at = case when disabled then now() end, updated_at = now()
    where id = target;
  update auth.users set banned_until = case when disabled then now() + interval '100 years' end
    where id = target;
  if disabled then perform public.end_sessions(target); end if;
  perform public.record_audit(case when disabled then 'account.disabled' else 'account.enabled' end,
    'account', target::text);
  return 'ok';
end $$;

-- Spec 2: an account is deleted by an administrator, at its owner's request.
create table public.deletion_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  reason text check (char_length(reason) <= 1000),
  status text not null default 'requested'
    check (status in ('requested', 'done', 'withdrawn', 'declined')),
  requested_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid references auth.users (id) on delete set null
);
create unique index deletion_requests_one on public.deletion_requests (user_id) where status = 'requested';
create index deletion_requests_open on public.deletion_requests (requested_at) where status = 'requested';
alter table public.deletion_requests enable row level security;
revoke all on public.deletion_requests from anon, authenticated;
grant select, insert (reason) on public.deletion_requests to authenticated;
create policy deletion_requests_read on public.deletion_requests for select to authenticated
  using (user_id = auth.uid() or public.my_role() = 'admin');
create policy deletion_requests_write on public.deletion_requests for insert to authenticated
  with check (user_id = auth.uid() and public.my_role() is not null);

create function public.withdraw_deletion() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.deletion_requests set status = 'withdrawn', handled_at = now(), reason = null
    where user_id = auth.uid() and status = 'requested';
  return found;
end $$;

-- Answers ok · missing (gone, withdrawn or handled) · self · lastAdmin. Deleting the account takes its
-- profile, sessions and activity with it; what the law keeps (security log, audit) loses the person.
create function public.handle_deletion(request uuid, accept boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare person uuid;
begin
  perform public.lock_accounts();
  perform public.require_admin();
  select user_id into person from public.deletion_requests
    where id = request and status = 'requested' for update;
  if person is null then return 'missing'; end if;
  if accept and person = auth.uid() then return 'self'; end if;
  if accept and public.is_last_admin(person) then return 'lastAdmin'; end if;
  update public.deletion_requests set status = case when accept then 'done' else 'declined' end,
    handled_at = now(), handled_by = auth.uid(), reason = case when accept then null else reason end
    where id = request;
  perform public.record_audit(case when accept then 'account.deleted' else 'account.deletionDeclined' end,
    'account', person::text);
  if accept then perform public.remove_account(person); end if;
  return 'ok';
end $$;
