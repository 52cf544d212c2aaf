-- Keys for programs that use the API in somebody's name, and what each has been used for.

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60 and name !~ '[[:cntrl:]\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  -- SHA-256 of the key. The key itself is shown once and stored nowhere.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  last_four text not null check (last_four ~ '^[0-9A-Za-z]{4}$'),
  scopes text[] not null check (cardinality(scopes) between 1 and 3
    and scopes <@ array['corpus:read', 'citations:check', 'mcp']),
  -- Requests in one day of Korea. Null: as many as the account has.
  daily_limit integer check (daily_limit between 1 and 1000000),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  -- The key in whose place this one was made.
  replaces uuid references public.api_keys (id) on delete set null,
  check (expires_at between '2020-01-01' and created_at + interval '366 days'),
  unique (replaces)
);
create index api_keys_of_user on public.api_keys (user_id, created_at desc);

create table public.api_key_usage (
  key_id uuid not null references public.api_keys (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- A day of Korea.
  day date not null,
  -- A path of the API with what differs in braces, or a tool of MCP.
  route text not null check (char_length(route) between 1 and 100),
  answered integer not null default 0 check (answered >= 0),
  refused integer not null default 0 check (refused >= 0),
  primary key (key_id, day, route)
);
create index api_key_usage_of_user on public.api_key_usage (user_id, day);

alter table public.api_keys enable row level security;
alter table public.api_key_usage enable row level security;
revoke all on public.api_keys, public.api_key_usage from anon, authenticated;
grant select (id, user_id, name, last_four, scopes, daily_limit, created_at, expires_at, revoked_at, last_used_at, replaces)
  on public.api_keys to authenticated;
grant select on public.api_key_usage to authenticated;
create policy api_keys_own on public.api_keys for select to authenticated using (user_id = auth.uid());
create policy api_key_usage_own on public.api_key_usage for select to authenticated using (user_id = auth.uid());
create policy live_session on public.api_keys as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
create policy live_session on public.api_key_usage as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

-- Somebody's keys that still open something. One person's changes wait for each other, so that two keys made
-- at once do not pass the limit together.
create function public.count_live_api_keys(p_user uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('api keys ' || p_user::text, 0));
  return (select count(*) from public.api_keys
    where user_id = p_user and revoked_at is null and expires_at > now());
end $$;

-- A person makes a key. Answers its id, or null when they have twenty already.
create function public.create_api_key(
  p_name text, p_scopes text[], p_hash text, p_last_four text, p_expires timestamptz, p_daily_limit integer)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare owner uuid := private.live_uid(); made uuid;
begin
  if owner is null then raise insufficient_privilege; end if;
  if public.count_live_api_keys(owner) >= 20 then return null; end if;
  insert into public.api_keys (user_id, name, scopes, hash, last_four, expires_at, daily_limit)
    values (owner, p_name, p_scopes, p_hash, p_last_four, p_expires, p_daily_limit) returning id into made;
  return made;
end $$;

-- A person has another key made in the place of one of theirs; both are good until the overlap ends. Answers
-- the new one's id, or null where there is no such key, or it has been replaced already. It may pass twenty:
-- nobody must be kept from changing a key.
create function public.rotate_api_key(
  p_key uuid, p_hash text, p_last_four text, p_expires timestamptz, p_overlap_hours integer)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare owner uuid := private.live_uid(); old public.api_keys; made uuid;
begin
  if owner is null then raise insufficient_privilege; end if;
  if p_overlap_hours not between 0 and 168 then raise check_violation; end if;
  select * into old from public.api_keys
    where id = p_key and user_id = owner and revoked_at is null and expires_at > now() for update;
  if not found or exists (select from public.api_keys where replaces = p_key) then return null; end if;
  insert into public.api_keys (user_id, name, scopes, hash, last_four, expires_at, daily_limit, replaces)
    values (owner, old.name, old.scopes, p_hash, p_last_four, p_expires, old.daily_limit, old.id)
    returning id into made;
  update public.api_keys set expires_at = least(expires_at, now() + make_interval(hours => p_overlap_hours))
    where id = p_key;
  return made;
end $$;

-- A person ends a key of theirs. Answers whether there was one to end.
create function public.revoke_api_key(p_key uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.api_keys set revoked_at = now()
    where id = p_key and user_id = private.live_uid() and revoked_at is null;
  return found;
end $$;

-- For the server, which has been shown a key: what it opens, and whose it is.
create function public.find_api_key(p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', k.id, 'userId', k.user_id, 'scopes', to_jsonb(k.scopes), 'dailyLimit', k.daily_limit,
      'expiresAt', k.expires_at, 'isRevoked', k.revoked_at is not null or p.disabled_at is not null,
      'plan', coalesce(p.plan, 'free'))
    from public.api_keys k left join public.profiles p on p.id = k.user_id where k.hash = p_hash
$$;

-- Adds what keys were used for. Of a key that is gone nothing is kept.
create function public.record_api_key_uses(p_uses jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.api_key_usage as u (key_id, user_id, day, route, answered, refused)
    select k.id, k.user_id, g.day, g.route, sum(g.answered), sum(g.refused)
    from jsonb_to_recordset(p_uses) as g (key uuid, day date, route text, answered integer, refused integer)
    join public.api_keys k on k.id = g.key
    group by k.id, k.user_id, g.day, g.route order by k.id, g.day, g.route
    on conflict (key_id, day, route) do update
      set answered = u.answered + excluded.answered, refused = u.refused + excluded.refused;
  update public.api_keys k set last_used_at = greatest(k.last_used_at, g.at)
    from (select r.key, max(r.at) as at from jsonb_to_recordset(p_uses) as r (key uuid, at timestamptz) group by r.key) g
    where k.id = g.key;
end $$;

-- Keys that have been of no use for a year, and figures as old.
create function public.delete_old_api_keys(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.api_key_usage where day < (p_now - interval '1 year')::date;
  delete from public.api_keys where least(expires_at, revoked_at) < p_now - interval '1 year';
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke all on function public.count_live_api_keys(uuid),
  public.create_api_key(text, text[], text, text, timestamptz, integer),
  public.rotate_api_key(uuid, text, text, timestamptz, integer), public.revoke_api_key(uuid),
  public.find_api_key(text), public.record_api_key_uses(jsonb), public.delete_old_api_keys(timestamptz)
  from public, anon, authenticated;
grant execute on function public.create_api_key(text, text[], text, text, timestamptz, integer),
  public.rotate_api_key(uuid, text, text, timestamptz, integer), public.revoke_api_key(uuid) to authenticated;
grant execute on function public.find_api_key(text), public.record_api_key_uses(jsonb),
  public.delete_old_api_keys(timestamptz) to service_role;
