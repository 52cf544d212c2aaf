-- Templates of organisations: a document with fields, and a question for each. A template has one draft that owners,
-- admins and members write; what is published is a version, which nobody changes any more. Members fill in the
-- version that is the current one; an earlier one can be made it again.

create table public.organization_templates (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  name text not null check (
    char_length(name) between 1 and 80 and name = btrim(name)
    and name !~ '[[:cntrl:]\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  -- The draft: the document in blocks, and its questions.
  body jsonb not null default '{"about": "", "source": {"kind": "none"}, "blocks": [], "fields": []}'
    check (jsonb_typeof(body) = 'object' and jsonb_typeof(body -> 'fields') = 'array'
      and jsonb_array_length(body -> 'fields') <= 200 and octet_length(body::text) <= 2097152),
  -- Of the draft: who writes says which one they have seen.
  rev integer not null default 1,
  -- The number of the version that is filled in; null: nothing is published.
  current_no integer,
  updated_at timestamptz not null default now()
);
create index organization_templates_of on public.organization_templates (organization_id, name);

create table public.organization_template_versions (
  id uuid primary key default gen_random_uuid(),
  template_id uuid not null references public.organization_templates (id) on delete cascade,
  organization_id uuid not null references public.organizations (id) on delete cascade,
  no integer not null check (no >= 1),
  name text not null,
  body jsonb not null,
  published_at timestamptz not null default now(),
  unique (template_id, no)
);
create index organization_template_versions_of on public.organization_template_versions (organization_id);

-- How many documents were written from a version on a day. Of whom and from what answers nothing is kept.
create table public.organization_template_uses (
  version_id uuid not null references public.organization_template_versions (id) on delete cascade,
  organization_id uuid not null references public.organizations (id) on delete cascade,
  day date not null default (now() at time zone 'Asia/Seoul')::date,
  uses integer not null default 0 check (uses >= 0),
  primary key (version_id, day)
);
create index organization_template_uses_of on public.organization_template_uses (organization_id);

do $$
declare name text;
begin
  foreach name in array array['organization_templates', 'organization_template_versions', 'organization_template_uses']
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated '
      'using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
    -- Billing reads nothing that is shared.
    execute format('create policy %I on public.%I for select to authenticated using (organization_id = any ((select '
      'private.my_organizations(array[''owner'', ''admin'', ''member'', ''viewer'']))::uuid[]))',
      name || '_of_members', name);
  end loop;
end $$;

-- Whichever way a version is changed: what was begun with it must stay to be read.
create function public.keep_organization_template_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a published version stays as it is' using errcode = 'restrict_violation';
end $$;
create trigger organization_template_versions_keep before update on public.organization_template_versions
  for each row execute function public.keep_organization_template_version();

-- Answers of a version are kept as those of any template, under its id.
alter table public.template_drafts drop constraint template_drafts_template_check;
alter table public.template_drafts add constraint template_drafts_template_check check (
  template ~ '^([a-z]+(-[a-z]+)*|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$' and char_length(template) <= 60);
alter table public.template_documents drop constraint template_documents_template_check;
alter table public.template_documents add constraint template_documents_template_check check (
  template ~ '^([a-z]+(-[a-z]+)*|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$' and char_length(template) <= 60);

-- Answers that nobody can open any more go with the version that asked for them.
create function public.delete_answers_of_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.template_drafts where template = old.id::text;
  return old;
end $$;
create trigger organization_template_versions_answers after delete on public.organization_template_versions
  for each row execute function public.delete_answers_of_version();

-- The role of whoever asks in the organisation of a template, which is held until the end of the transaction.
create function private.lock_organization_template(p_template uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare of uuid;
begin
  select organization_id into of from public.organization_templates where id = p_template for update;
  if not found then return null; end if;
  return (select role from public.organization_members
    where organization_id = of and user_id = private.live_uid() and role <> 'billing' for share);
end $$;
revoke all on function private.lock_organization_template(uuid) from public;

-- Answers ok with the id · missing · forbidden · tooMany.
create function public.create_organization_template(p_organization uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization); made uuid;
begin
  if mine is null or mine = 'billing' then return jsonb_build_object('outcome', 'missing'); end if;
  if mine = 'viewer' then return jsonb_build_object('outcome', 'forbidden'); end if;
  if (select count(*) from public.organization_templates where organization_id = p_organization) >= 200 then
    return jsonb_build_object('outcome', 'tooMany');
  end if;
  insert into public.organization_templates (organization_id, name) values (p_organization, p_name)
    returning id into made;
  return jsonb_build_object('outcome', 'ok', 'id', made);
end $$;

-- Writes the draft, unless it is no longer the one that was seen. Answers ok · missing · forbidden · stale.
create function public.write_organization_template(p_template uuid, p_rev integer, p_name text, p_body jsonb)
returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization_template(p_template);
begin
  if mine is null then return 'missing'; end if;
  if mine = 'viewer' then return 'forbidden'; end if;
  update public.organization_templates set name = p_name, body = p_body, rev = rev + 1, updated_at = now()
    where id = p_template and rev = p_rev;
  return case when found then 'ok' else 'stale' end;
end $$;

-- Makes a version of the draft that was seen, and has members fill it in. Answers ok · missing · forbidden · stale ·
-- empty · same.
create function public.publish_organization_template(p_template uuid, p_rev integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mine text := private.lock_organization_template(p_template);
  draft public.organization_templates;
  last public.organization_template_versions;
begin
  if mine is null then return 'missing'; end if;
  if mine = 'viewer' then return 'forbidden'; end if;
  select * into draft from public.organization_templates where id = p_template;
  if draft.rev is distinct from p_rev then return 'stale'; end if;
  if jsonb_array_length(draft.body -> 'fields') = 0 then return 'empty'; end if;
  select * into last from public.organization_template_versions
    where template_id = p_template order by no desc limit 1;
  if last.body = draft.body and last.name = draft.name then return 'same'; end if;
  insert into public.organization_template_versions (template_id, organization_id, no, name, body)
    values (p_template, draft.organization_id, coalesce(last.no, 0) + 1, draft.name, draft.body);
  update public.organization_templates set current_no = coalesce(last.no, 0) + 1 where id = p_template;
  return 'ok';
end $$;

-- Has members fill in another version that was published. Answers begun with one stay with it.
-- Answers ok · missing · forbidden.
create function public.choose_organization_template_version(p_template uuid, p_no integer) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization_template(p_template);
begin
  if mine is null then return 'missing'; end if;
  if mine = 'viewer' then return 'forbidden'; end if;
  if not exists (select from public.organization_template_versions where template_id = p_template and no = p_no) then
    return 'missing';
  end if;
  update public.organization_templates set current_no = p_no where id = p_template;
  return 'ok';
end $$;

-- With its versions, counts and unfinished answers; documents that were written from it stay their owners'.
-- Answers ok · missing · forbidden.
create function public.delete_organization_template(p_template uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization_template(p_template);
begin
  if mine is null then return 'missing'; end if;
  if mine not in ('owner', 'admin') then return 'forbidden'; end if;
  delete from public.organization_templates where id = p_template;
  return 'ok';
end $$;

-- Counts a document that a member writes from a version. Answers ok · missing · forbidden.
create function public.use_organization_template(p_version uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare version public.organization_template_versions; mine text;
begin
  select * into version from public.organization_template_versions where id = p_version;
  if not found then return 'missing'; end if;
  select role into mine from public.organization_members
    where organization_id = version.organization_id and user_id = private.live_uid() and role <> 'billing' for share;
  if mine is null then return 'missing'; end if;
  if mine = 'viewer' then return 'forbidden'; end if;
  insert into public.organization_template_uses (version_id, organization_id, uses)
    values (p_version, version.organization_id, 1)
    on conflict (version_id, day) do update set uses = public.organization_template_uses.uses + 1;
  return 'ok';
end $$;

revoke all on function public.keep_organization_template_version(), public.delete_answers_of_version(),
  public.create_organization_template(uuid, text),
  public.write_organization_template(uuid, integer, text, jsonb),
  public.publish_organization_template(uuid, integer),
  public.choose_organization_template_version(uuid, integer),
  public.delete_organization_template(uuid), public.use_organization_template(uuid)
  from public, anon, authenticated;
revoke all on function public.keep_organization_template_version(), public.delete_answers_of_version()
  from service_role;
grant execute on function public.create_organization_template(uuid, text),
  public.write_organization_template(uuid, integer, text, jsonb),
  public.publish_organization_template(uuid, integer),
  public.choose_organization_template_version(uuid, integer),
  public.delete_organization_template(uuid), public.use_organization_template(uuid)
  to authenticated;
