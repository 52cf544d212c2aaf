-- Playbooks of organisations: rules of their own for contracts. A playbook has one draft that owners and admins
-- write; what is published is a version, which nobody changes any more. Members run a version on their own reviews.

create table public.contract_playbooks (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  name text not null check (
    char_length(name) between 1 and 80 and name = btrim(name)
    and name !~ '[[:cntrl:]\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  -- The draft.
  rules jsonb not null default '[]' check (
    jsonb_typeof(rules) = 'array' and jsonb_array_length(rules) <= 100 and octet_length(rules::text) <= 1048576),
  -- Of the draft: who writes says which one they have seen.
  rev integer not null default 1,
  updated_at timestamptz not null default now()
);
create index contract_playbooks_of on public.contract_playbooks (organization_id, name);

create table public.contract_playbook_versions (
  id uuid primary key default gen_random_uuid(),
  playbook_id uuid not null references public.contract_playbooks (id) on delete cascade,
  organization_id uuid not null references public.organizations (id) on delete cascade,
  no integer not null check (no >= 1),
  name text not null,
  rules jsonb not null,
  published_at timestamptz not null default now(),
  unique (playbook_id, no)
);
create index contract_playbook_versions_of on public.contract_playbook_versions (organization_id);

-- Which version was run on which review. The review is its owner's alone: others learn that, when and how much.
create table public.contract_playbook_runs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  playbook_id uuid not null references public.contract_playbooks (id) on delete cascade,
  version_id uuid not null references public.contract_playbook_versions (id) on delete cascade,
  version_no integer not null,
  name text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  review_id uuid references public.contract_reviews (id) on delete set null,
  findings integer not null check (findings >= 0),
  ran_at timestamptz not null default now()
);
create index contract_playbook_runs_of on public.contract_playbook_runs (playbook_id, ran_at desc);
create index contract_playbook_runs_of_review on public.contract_playbook_runs (review_id, ran_at desc);
create index contract_playbook_runs_of_user on public.contract_playbook_runs (user_id);
create index contract_playbook_runs_of_version on public.contract_playbook_runs (version_id);
create index contract_playbook_runs_of_organization on public.contract_playbook_runs (organization_id);

-- Of a playbook's finding: the playbook, its version, and the rule's wording at that time. Null: a built-in one.
alter table public.contract_findings add column playbook jsonb
  check (jsonb_typeof(playbook) = 'object' and octet_length(playbook::text) <= 32768);

do $$
declare name text;
begin
  foreach name in array array['contract_playbooks', 'contract_playbook_versions', 'contract_playbook_runs'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated '
      'using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
end $$;
-- Billing reads nothing that is shared.
create policy contract_playbooks_of_members on public.contract_playbooks for select to authenticated
  using (organization_id
    = any ((select private.my_organizations(array['owner', 'admin', 'member', 'viewer']))::uuid[]));
create policy contract_playbook_versions_of_members on public.contract_playbook_versions for select to authenticated
  using (organization_id
    = any ((select private.my_organizations(array['owner', 'admin', 'member', 'viewer']))::uuid[]));
create policy contract_playbook_runs_own on public.contract_playbook_runs for select to authenticated
  using (organization_id = any ((select private.my_organizations(array['owner', 'admin']))::uuid[])
    or (user_id = (select auth.uid()) and organization_id
      = any ((select private.my_organizations(array['owner', 'admin', 'member', 'viewer']))::uuid[])));

-- Whichever way a version is changed: what was run with it must stay to be read.
create function public.keep_playbook_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a published version stays as it is' using errcode = 'restrict_violation';
end $$;
create trigger contract_playbook_versions_keep before update on public.contract_playbook_versions
  for each row execute function public.keep_playbook_version();

-- The role of whoever asks in the organisation of a playbook, which is held until the end of the transaction.
create function private.lock_playbook(p_playbook uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare of uuid;
begin
  select organization_id into of from public.contract_playbooks where id = p_playbook for update;
  if not found then return null; end if;
  return (select role from public.organization_members
    where organization_id = of and user_id = private.live_uid() and role <> 'billing' for share);
end $$;
revoke all on function private.lock_playbook(uuid) from public;

-- Answers ok with the id · missing · forbidden · tooMany.
create function public.create_playbook(p_organization uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization); made uuid;
begin
  if mine is null or mine = 'billing' then return jsonb_build_object('outcome', 'missing'); end if;
  if mine not in ('owner', 'admin') then return jsonb_build_object('outcome', 'forbidden'); end if;
  if (select count(*) from public.contract_playbooks where organization_id = p_organization) >= 50 then
    return jsonb_build_object('outcome', 'tooMany');
  end if;
  insert into public.contract_playbooks (organization_id, name) values (p_organization, p_name) returning id into made;
  return jsonb_build_object('outcome', 'ok', 'id', made);
end $$;

-- Writes the draft, unless it is no longer the one that was seen. Answers ok · missing · forbidden · stale.
create function public.write_playbook(p_playbook uuid, p_rev integer, p_rules jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_playbook(p_playbook);
begin
  if mine is null then return 'missing'; end if;
  if mine not in ('owner', 'admin') then return 'forbidden'; end if;
  update public.contract_playbooks set rules = p_rules, rev = rev + 1, updated_at = now()
    where id = p_playbook and rev = p_rev;
  return case when found then 'ok' else 'stale' end;
end $$;

-- Makes a version of the draft that was seen. Answers ok · missing · forbidden · stale · empty · same.
create function public.publish_playbook(p_playbook uuid, p_rev integer) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_playbook(p_playbook); draft public.contract_playbooks; last public.contract_playbook_versions;
begin
  if mine is null then return 'missing'; end if;
  if mine not in ('owner', 'admin') then return 'forbidden'; end if;
  select * into draft from public.contract_playbooks where id = p_playbook;
  if draft.rev is distinct from p_rev then return 'stale'; end if;
  if jsonb_array_length(draft.rules) = 0 then return 'empty'; end if;
  select * into last from public.contract_playbook_versions
    where playbook_id = p_playbook order by no desc limit 1;
  if last.rules = draft.rules then return 'same'; end if;
  insert into public.contract_playbook_versions (playbook_id, organization_id, no, name, rules)
    values (p_playbook, draft.organization_id, coalesce(last.no, 0) + 1, draft.name, draft.rules);
  return 'ok';
end $$;

-- With its versions and the list of its runs; what it found stays in the reviews of those who ran it.
-- Answers ok · missing · forbidden.
create function public.delete_playbook(p_playbook uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_playbook(p_playbook);
begin
  if mine is null then return 'missing'; end if;
  if mine not in ('owner', 'admin') then return 'forbidden'; end if;
  delete from public.contract_playbooks where id = p_playbook;
  return 'ok';
end $$;

-- Keeps what a version found in somebody's own review, beside what the built-in rules found. What was said to a
-- finding of an earlier run stays with it; what is not found any more goes. The site asks, once the rules have been
-- applied. Answers ok · missing · forbidden.
create function public.keep_playbook_run(p_user uuid, p_review uuid, p_version uuid, p_findings jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare version public.contract_playbook_versions; mine text;
begin
  select * into version from public.contract_playbook_versions where id = p_version;
  if not found then return 'missing'; end if;
  select role into mine from public.organization_members
    where organization_id = version.organization_id and user_id = p_user and role <> 'billing' for share;
  if mine is null then return 'missing'; end if;
  if mine = 'viewer' then return 'forbidden'; end if;
  perform from public.contract_reviews where id = p_review and user_id = p_user and state = 'ready' for update;
  if not found then return 'missing'; end if;
  delete from public.contract_findings
    where review_id = p_review and playbook ->> 'playbook' = version.playbook_id::text
      and identity not in (select identity from jsonb_to_recordset(p_findings) as f (identity text));
  insert into public.contract_findings (review_id, user_id, no, identity, rule_id, kind, topic, severity, clause,
      quote, start_at, end_at, sides, playbook)
    select p_review, p_user, f.no, f.identity, f.rule_id, f.kind, f.topic, f.severity, f.clause, f.quote,
      f.start_at, f.end_at, '{drafter,signer,neutral}', f.playbook
    from jsonb_to_recordset(p_findings) as f (no integer, identity text, rule_id text, kind text, topic text,
      severity text, clause text, quote text, start_at integer, end_at integer, playbook jsonb)
    on conflict (review_id, identity) do update set no = excluded.no, kind = excluded.kind,
      severity = excluded.severity, clause = excluded.clause, quote = excluded.quote, end_at = excluded.end_at,
      playbook = excluded.playbook;
  insert into public.contract_playbook_runs (organization_id, playbook_id, version_id, version_no, name, user_id,
      review_id, findings)
    values (version.organization_id, version.playbook_id, version.id, version.no, version.name, p_user, p_review,
      jsonb_array_length(p_findings));
  return 'ok';
end $$;

revoke all on function public.keep_playbook_version(), public.create_playbook(uuid, text),
  public.write_playbook(uuid, integer, jsonb), public.publish_playbook(uuid, integer), public.delete_playbook(uuid),
  public.keep_playbook_run(uuid, uuid, uuid, jsonb) from public, anon, authenticated;
revoke all on function public.keep_playbook_version() from service_role;
grant execute on function public.create_playbook(uuid, text), public.write_playbook(uuid, integer, jsonb),
  public.publish_playbook(uuid, integer), public.delete_playbook(uuid) to authenticated;
grant execute on function public.keep_playbook_run(uuid, uuid, uuid, jsonb) to service_role;

-- As before, without the findings of playbooks: fallback wording and approvers are the organisation's own, and a
-- link may lead to the other side.
create or replace function public.open_shared_contract_review(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare share public.contract_review_shares;
begin
  select * into share from public.contract_review_shares s where s.token = p_token and s.revoked_at is null
    and (s.expires_at is null or s.expires_at > now())
    and not exists (select from public.profiles p where p.id = s.user_id and p.disabled_at is not null);
  if not found then return null; end if;
  update public.contract_review_shares set opened_at = now() where id = share.id;
  return (select jsonb_build_object('title', r.title, 'contract', r.contract, 'facts', r.facts, 'side', r.side,
      'outline', r.outline, 'remarks', r.remarks, 'reviewed_at', r.reviewed_at, 'notes', share.with_notes,
      'findings', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'no', f.no, 'rule_id', f.rule_id,
          'kind', f.kind, 'topic', f.topic, 'severity', f.severity, 'clause', f.clause, 'quote', f.quote,
          'start_at', f.start_at, 'end_at', f.end_at, 'articles', f.articles, 'details', f.details,
          'sides', f.sides, 'playbook', null,
          'state', case when share.with_notes then f.state else 'open' end,
          'dismissal', case when share.with_notes then f.dismissal end,
          'comment', case when share.with_notes then f.comment end) order by f.start_at nulls last, f.no), '[]')
        from public.contract_findings f
        where f.review_id = r.id and f.user_id = r.user_id and f.playbook is null))
    from public.contract_reviews r
    where r.id = share.review_id and r.contract is not null and r.outline is not null);
end $$;
