-- A matter collection (사건 모음) is an organisation's: it is seen by its holder and by the people named for it, and
-- by nobody else, owners and admins included. Those two see that it exists, by the reference that was written for
-- them to see, and may bar people from it. A wall is put up once and is not taken down while the collection stands.

alter table public.collections
  add column matter text check (char_length(matter) between 1 and 60 and matter = btrim(matter)
    and matter !~ '[[:cntrl:]\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  add column matter_since timestamptz,
  add check (matter is null or (organization_id is not null and matter_since is not null));

-- Whom owners and admins keep from a matter: nobody names them for it.
create table public.matter_bars (
  collection_id uuid not null references public.collections (id) on delete cascade,
  organization_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (collection_id, user_id),
  foreign key (organization_id, user_id) references public.organization_members (organization_id, user_id)
    on delete cascade
);
create index matter_bars_of_member on public.matter_bars (user_id, organization_id);
alter table public.matter_bars enable row level security;
revoke all on public.matter_bars from anon, authenticated;
create policy live_session on public.matter_bars as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

-- As before, but what is an organisation's matter is shared with the people named for it alone.
create or replace function private.collections_shared_with(p_reader uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  with mine as materialized (
    select organization_id from public.organization_members
    where user_id = p_reader and role in ('owner', 'admin', 'member', 'viewer')
  ), readable as (
    select c.id, c.user_id from mine m
      join public.collections c on c.organization_id = m.organization_id and c.user_id <> p_reader
        and c.matter is null
    union
    select p.collection_id, p.holder_id from mine m
      join public.collection_people p on p.organization_id = m.organization_id and p.user_id = p_reader
      where not exists (select from public.matter_bars b
        where b.collection_id = p.collection_id and b.user_id = p_reader)
  )
  select coalesce(array_agg(r.id), '{}') from readable r
  where not private.is_closed(p_reader) and not exists (
    select from public.profiles p where p.id = r.user_id and p.disabled_at is not null)
$$;

-- Nobody takes a wall down or moves it; it ends with the organisation, or with the collection.
create function public.keep_matter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.matter is not null and not (new.matter is null and new.organization_id is null)
    and (new.matter is null or new.organization_id is distinct from old.organization_id) then
    raise insufficient_privilege using message = 'a wall is not moved';
  end if;
  return new;
end $$;
create trigger collections_matter_kept before update of matter, organization_id on public.collections
  for each row execute function public.keep_matter();

-- With the organisation its matters become their holders' alone; the people named for them are gone with it.
create function public.end_matters() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.collections set matter = null, matter_since = null, organization_id = null
    where organization_id = old.id and matter is not null;
  return old;
end $$;
create trigger organizations_end_matters before delete on public.organizations
  for each row execute function public.end_matters();

-- A document behind a wall stands in no other collection that anybody else sees. Locking the document's row lets
-- two who put it into two collections at once wait for each other.
create function private.keep_behind_wall(p_collection uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.documents d where d.id in (
    select document_id from public.collection_documents where collection_id = p_collection)
    order by d.id for update;
  if exists (
    select from public.collection_documents here
    join public.collections c on c.id = here.collection_id
    join public.collection_documents there on there.document_id = here.document_id
      and there.collection_id <> here.collection_id
    join public.collections other on other.id = there.collection_id
    where here.collection_id = p_collection
      and (c.matter is not null or other.matter is not null)
      and (c.organization_id is not null or exists (
        select from public.collection_people p where p.collection_id = c.id))
      and (other.organization_id is not null or exists (
        select from public.collection_people p where p.collection_id = other.id)))
  then
    raise exclusion_violation using message = 'a document behind a wall';
  end if;
end $$;
create function public.keep_walls() returns trigger
language plpgsql security definer set search_path = '' as $$
declare row jsonb := to_jsonb(new);
begin
  perform private.keep_behind_wall(coalesce(row ->> 'collection_id', row ->> 'id')::uuid);
  return null;
end $$;
create trigger collection_documents_walled after insert on public.collection_documents
  for each row execute function public.keep_walls();
create trigger collection_people_walled after insert on public.collection_people
  for each row execute function public.keep_walls();
create trigger collections_walled after update of organization_id, matter on public.collections
  for each row when (new.organization_id is not null) execute function public.keep_walls();

-- Nor is it shared by a link: what links there were end when it goes behind the wall.
create function private.is_walled(p_document uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.collection_documents cd
    join public.collections c on c.id = cd.collection_id and c.matter is not null
    where cd.document_id = p_document)
$$;
create function public.refuse_walled_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.documents where id = new.document_id for update;
  if private.is_walled(new.document_id) then
    raise exclusion_violation using message = 'a document behind a wall';
  end if;
  return new;
end $$;
create trigger document_shares_walled before insert on public.document_shares
  for each row execute function public.refuse_walled_link();
create function private.end_links(p_collection uuid) returns void
language sql security definer set search_path = '' as $$
  update public.document_shares s set revoked_at = now()
  from public.collection_documents cd join public.collections c on c.id = cd.collection_id and c.matter is not null
  where cd.collection_id = p_collection and s.document_id = cd.document_id and s.revoked_at is null
$$;
create function public.end_walled_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_links(new.collection_id);
  return null;
end $$;
create trigger collection_documents_links_end after insert on public.collection_documents
  for each row execute function public.end_walled_links();

-- Makes a collection of one's own an organisation's matter. Whoever was named for it in another organisation, or
-- is none of this one, is named no more. Answers ok · missing · matter (it is one already) · walled (a document of
-- it stands in another collection that others see).
create function public.make_matter(p_collection uuid, p_organization uuid, p_matter text) returns text
language plpgsql security definer set search_path = '' as $$
declare asking uuid := private.live_uid(); was text;
begin
  perform from public.organizations where id = p_organization for share;
  select coalesce(matter, '') into was from public.collections
    where id = p_collection and user_id = asking for update;
  if was is null or not exists (select from public.organization_members m where m.organization_id = p_organization
    and m.user_id = asking and m.role in ('owner', 'admin', 'member')) then
    return 'missing';
  end if;
  if was <> '' then return 'matter'; end if;
  delete from public.collection_people where collection_id = p_collection and organization_id <> p_organization;
  update public.collections set organization_id = p_organization, matter = p_matter, matter_since = now()
    where id = p_collection;
  perform private.end_links(p_collection);
  return 'ok';
exception when exclusion_violation then
  return 'walled';
end $$;

-- As before; of a matter, within its organisation alone. Answers besides: barred · walled.
create or replace function public.name_person(
  p_collection uuid, p_organization uuid, p_person uuid, p_access text) returns text
language plpgsql security definer set search_path = '' as $$
declare asking uuid := private.live_uid(); mine text; theirs text;
begin
  -- The lock is the one that leaving takes.
  perform from public.organizations where id = p_organization for share;
  perform from public.collections where id = p_collection and user_id = asking
    and (matter is null or organization_id = p_organization) for update;
  if not found then return 'missing'; end if;
  select role into mine from public.organization_members where organization_id = p_organization and user_id = asking;
  select role into theirs from public.organization_members
    where organization_id = p_organization and user_id = p_person and p_person <> asking
      and not private.is_closed(p_person);
  if coalesce(mine, '') not in ('owner', 'admin', 'member') or coalesce(theirs, 'billing') = 'billing' then
    return 'missing';
  end if;
  if exists (select from public.matter_bars where collection_id = p_collection and user_id = p_person) then
    return 'barred';
  end if;
  if p_access = 'edit' and theirs = 'viewer' then return 'viewer'; end if;
  if (select count(*) from public.collection_people
    where collection_id = p_collection and user_id <> p_person) >= 100 then return 'tooMany'; end if;
  insert into public.collection_people (collection_id, holder_id, organization_id, user_id, access)
    values (p_collection, asking, p_organization, p_person, p_access)
    on conflict (collection_id, user_id) do update
      set access = excluded.access, organization_id = excluded.organization_id;
  return 'ok';
exception when exclusion_violation then
  return 'walled';
end $$;

-- As before. Answers besides: walled.
create or replace function public.choose_collection_documents(p_collection uuid, p_in uuid[], p_out uuid[])
returns text
language plpgsql security definer set search_path = '' as $$
declare asking uuid := private.live_uid();
begin
  perform from public.collections where id = p_collection and (user_id = asking
    or id = any ((select private.collections_edited_by(asking))::uuid[])) for update;
  if not found then return 'missing'; end if;
  delete from public.collection_documents where collection_id = p_collection and document_id = any (p_out);
  -- What stands there already may be somebody else's: it stays as it is.
  if exists (select from unnest(p_in) given (id)
    where not exists (select from public.documents d where d.id = given.id and d.user_id = asking)
      and not exists (select from private.collection_contents c
        where c.collection_id = p_collection and c.document_id = given.id)) then
    raise foreign_key_violation using message = 'a document of somebody else';
  end if;
  insert into public.collection_documents (collection_id, document_id, user_id)
    select p_collection, d.id, asking from public.documents d where d.id = any (p_in) and d.user_id = asking
    on conflict do nothing;
  return 'ok';
exception when exclusion_violation then
  return 'walled';
end $$;

-- The matters of an organisation as its owners and admins know them: the reference, who holds it, who is named and
-- who is barred; neither its name nor what stands in it, nor how much. Null for anybody else.
create function public.read_matters(p_organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not p_organization = any (private.my_organizations(array['owner', 'admin'])) then return null; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'matter', c.matter, 'since', c.matter_since,
      'holder', (select u.email from auth.users u where u.id = c.user_id), 'holderId', c.user_id,
      'people', coalesce((select jsonb_agg(jsonb_build_object('id', p.user_id, 'email', u.email,
          'access', p.access) order by u.email)
        from public.collection_people p join auth.users u on u.id = p.user_id where p.collection_id = c.id), '[]'),
      'barred', coalesce((select jsonb_agg(jsonb_build_object('id', b.user_id, 'email', u.email) order by u.email)
        from public.matter_bars b join auth.users u on u.id = b.user_id where b.collection_id = c.id), '[]'))
      order by c.matter_since desc, c.id), '[]')
    from public.collections c where c.organization_id = p_organization and c.matter is not null);
end $$;

-- Keeps a member from a matter, and takes them out of it; its holder cannot be kept from it, who hands it on first.
-- Answers ok · missing · holder.
create function public.bar_from_matter(p_organization uuid, p_collection uuid, p_person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization); holder uuid;
begin
  if coalesce(mine, '') not in ('owner', 'admin') then return 'missing'; end if;
  select user_id into holder from public.collections
    where id = p_collection and organization_id = p_organization and matter is not null for update;
  if holder is null or not exists (select from public.organization_members
    where organization_id = p_organization and user_id = p_person) then return 'missing'; end if;
  if holder = p_person then return 'holder'; end if;
  delete from public.collection_people where collection_id = p_collection and user_id = p_person;
  insert into public.matter_bars (collection_id, organization_id, user_id)
    values (p_collection, p_organization, p_person) on conflict do nothing;
  if found then perform private.record_organization('barred', p_organization, p_person); end if;
  return 'ok';
end $$;
-- Answers ok · missing.
create function public.unbar_from_matter(p_organization uuid, p_collection uuid, p_person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization);
begin
  if coalesce(mine, '') not in ('owner', 'admin') then return 'missing'; end if;
  delete from public.matter_bars
    where collection_id = p_collection and organization_id = p_organization and user_id = p_person;
  if not found then return 'missing'; end if;
  perform private.record_organization('unbarred', p_organization, p_person);
  return 'ok';
end $$;

-- Whoever may no longer read a document by name keeps none of its words: not in their answers, nor in what was
-- noted of how these came about.
create function private.withhold_quotes(p_person uuid, p_documents uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(p_documents) = 0 then return; end if;
  update public.messages m set parts = private.withheld_parts(m.parts)
    from public.conversations c
    where c.id = m.conversation_id and c.user_id = p_person and m.role = 'assistant'
      and exists (select from jsonb_array_elements(m.parts) part,
          jsonb_array_elements(case when part ->> 'kind' = 'sources' then part -> 'sources' else '[]' end) source
        where source ->> 'type' = 'document'
          and split_part(source ->> 'id', '#', 1) = any (p_documents::text[]));
  delete from public.traces t where t.user_id = p_person and exists (
    select from public.trace_passages p where p.trace = t.id and p.source_type = 'document'
      and split_part(p.source_id, '#', 1) = any (p_documents::text[]));
end $$;
create function private.withheld_parts(p_parts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(case when part ->> 'kind' = 'notice' and part ->> 'notice' = 'private'
      then '{"kind": "notice", "notice": "withheld"}'::jsonb else part end), '[]')
  from jsonb_array_elements(private.shared_parts(p_parts)) part
$$;
create function public.withhold_unnamed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.withhold_quotes(old.user_id, array(
    select cd.document_id from public.collection_documents cd
    where cd.collection_id = old.collection_id and cd.user_id <> old.user_id
      and not exists (select from private.collection_contents still where still.document_id = cd.document_id
        and still.collection_id = any ((select private.collections_shared_with(old.user_id))::uuid[]))));
  return null;
end $$;
-- By its name it runs before the trigger that takes their own documents out.
create trigger collection_people_quotes_withheld after delete on public.collection_people
  for each row execute function public.withhold_unnamed();

drop function public.collections_shared_with_me();
create function public.collections_shared_with_me() returns table (
  id uuid, name text, description text, color text, matter text, organization text, holder text, access text,
  "isNamed" boolean, documents jsonb)
language sql stable security definer set search_path = '' as $$
  select c.id, c.name, c.description, c.color, c.matter,
    (select o.name from public.organizations o
      where o.id = coalesce(p.organization_id, c.organization_id)),
    (select u.email from auth.users u where u.id = c.user_id),
    case when c.id = any ((select private.collections_edited_by(private.live_uid()))::uuid[])
      then 'edit' else 'view' end,
    p.user_id is not null,
    coalesce((select jsonb_agg(jsonb_build_object('id', d.document_id, 'name', d.name,
        'created_at', d.created_at, 'isMine', d.user_id = private.live_uid()) order by d.name, d.document_id)
      from private.collection_contents d where d.collection_id = c.id), '[]')
  from public.collections c
  left join public.collection_people p on p.collection_id = c.id and p.user_id = private.live_uid()
  where c.id = any ((select private.collections_shared_with(private.live_uid()))::uuid[])
  order by c.name, c.id
$$;

do $$
declare name text;
begin
  for name in select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in ('collections_shared_with_me', 'make_matter',
      'read_matters', 'bar_from_matter', 'unbar_from_matter')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', name);
    execute format('grant execute on function %s to authenticated', name);
  end loop;
end $$;
revoke all on function private.keep_behind_wall(uuid), private.is_walled(uuid), private.end_links(uuid),
  private.withhold_quotes(uuid, uuid[]), private.withheld_parts(jsonb) from public;
revoke all on function public.keep_matter(), public.end_matters(), public.keep_walls(), public.refuse_walled_link(),
  public.end_walled_links(), public.withhold_unnamed() from public, anon, authenticated, service_role;

-- As before; a matter of whoever leaves becomes theirs alone.
create or replace function public.take_back_shared() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role in ('owner', 'admin', 'member') then return null; end if;
  update public.saved_sources set organization_id = null
    where organization_id = old.organization_id and user_id = old.user_id;
  update public.collections set organization_id = null, matter = null, matter_since = null
    where organization_id = old.organization_id and user_id = old.user_id;
  delete from public.collection_people
    where organization_id = old.organization_id and holder_id = old.user_id;
  update public.collection_people set access = 'view'
    where organization_id = old.organization_id and user_id = old.user_id and access = 'edit';
  return null;
end $$;
