-- A collection may be shared with named members of an organisation beside the whole of it: some read, some change
-- it too and add documents of their own. Every document stays its owner's. A name holds while both are members:
-- the foreign keys to the memberships take it away in the transaction in which either leaves.

create table public.collection_people (
  collection_id uuid not null,
  -- Whose collection it is.
  holder_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  access text not null check (access in ('view', 'edit')),
  created_at timestamptz not null default now(),
  primary key (collection_id, user_id),
  check (user_id <> holder_id),
  foreign key (holder_id, collection_id) references public.collections (user_id, id)
    on delete cascade on update cascade,
  foreign key (organization_id, holder_id) references public.organization_members (organization_id, user_id)
    on delete cascade,
  foreign key (organization_id, user_id) references public.organization_members (organization_id, user_id)
    on delete cascade
);
create index collection_people_of_member on public.collection_people (user_id, organization_id);
create index collection_people_of_holder on public.collection_people (holder_id, organization_id);
alter table public.collection_people enable row level security;
revoke all on public.collection_people from anon, authenticated;
grant select on public.collection_people to authenticated;
create policy live_session on public.collection_people as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
create policy collection_people_own on public.collection_people for select to authenticated
  using (user_id = auth.uid() or holder_id = auth.uid());

-- A document in a collection is that of whoever put it there. Functions alone write the rows from now on.
alter table public.collection_documents
  drop constraint collection_documents_user_id_collection_id_fkey,
  add foreign key (collection_id) references public.collections (id) on delete cascade,
  add foreign key (user_id) references auth.users (id) on delete cascade;
create index collection_documents_of_user on public.collection_documents (user_id);
revoke insert, delete on public.collection_documents from authenticated;
grant select on public.collection_documents to authenticated;

-- Accounts that were closed off share nothing and read nothing.
create function private.is_closed(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where id = p_user and disabled_at is not null)
$$;

-- The collections of others that somebody reads: made once a statement, as an array.
create or replace function private.collections_shared_with(p_reader uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  with mine as materialized (
    select organization_id from public.organization_members
    where user_id = p_reader and role in ('owner', 'admin', 'member', 'viewer')
  ), readable as (
    select c.id, c.user_id from mine m
      join public.collections c on c.organization_id = m.organization_id and c.user_id <> p_reader
    union
    select p.collection_id, p.holder_id from mine m
      join public.collection_people p on p.organization_id = m.organization_id and p.user_id = p_reader
  )
  select coalesce(array_agg(r.id), '{}') from readable r
  where not private.is_closed(p_reader) and not exists (
    select from public.profiles p where p.id = r.user_id and p.disabled_at is not null)
$$;

-- The collections of others that somebody may change.
create function private.collections_edited_by(p_person uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(p.collection_id), '{}') from public.collection_people p
    join public.organization_members m on m.organization_id = p.organization_id and m.user_id = p.user_id
      and m.role in ('owner', 'admin', 'member')
  where p.user_id = p_person and p.access = 'edit'
    and p.collection_id = any ((select private.collections_shared_with(p_person))::uuid[])
$$;

-- What stands in collections: documents of their holders, and of those who may still change them. Nothing that lies
-- in the trash.
create view private.collection_contents as
  select cd.collection_id, cd.document_id, cd.user_id, d.name, d.created_at, c.user_id as holder_id
  from public.collection_documents cd
  join public.collections c on c.id = cd.collection_id
  join public.documents d on d.id = cd.document_id and d.user_id = cd.user_id and d.trashed_at is null
  where cd.user_id = c.user_id or (
    exists (select from public.collection_people p
      where p.collection_id = cd.collection_id and p.user_id = cd.user_id and p.access = 'edit')
    and not exists (select from public.profiles p where p.id = cd.user_id and p.disabled_at is not null));

-- What others share with whoever asks: by whom, by which organisation, and what stands in it.
drop function public.collections_shared_with_me();
create function public.collections_shared_with_me() returns table (
  id uuid, name text, description text, color text, organization text, holder text, access text,
  "isNamed" boolean, documents jsonb)
language sql stable security definer set search_path = '' as $$
  select c.id, c.name, c.description, c.color,
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

-- With whom one shares one's own collections, and what others have put there.
create function public.collections_shared_by_me() returns table (id uuid, people jsonb, documents jsonb)
language sql stable security definer set search_path = '' as $$
  select c.id,
    coalesce((select jsonb_agg(jsonb_build_object('id', p.user_id, 'email', u.email, 'access', p.access,
        'organization', p.organization_id) order by u.email, p.user_id)
      from public.collection_people p join auth.users u on u.id = p.user_id where p.collection_id = c.id), '[]'),
    coalesce((select jsonb_agg(jsonb_build_object('id', d.document_id, 'name', d.name,
        'created_at', d.created_at, 'email', u.email) order by d.name, d.document_id)
      from private.collection_contents d join auth.users u on u.id = d.user_id
      where d.collection_id = c.id and d.user_id <> c.user_id), '[]')
  from public.collections c where c.user_id = private.live_uid() order by c.id
$$;

-- The members of one's organisations whom a collection of one's own may be shared with.
create function public.people_to_share_with() returns table (
  organization uuid, organization_name text, id uuid, email text, role text)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, m.user_id, u.email, m.role
  from public.organizations o
  join public.organization_members m on m.organization_id = o.id and m.user_id <> private.live_uid()
    and m.role in ('owner', 'admin', 'member', 'viewer')
  join auth.users u on u.id = m.user_id
  where o.id = any ((select private.my_organizations(array['owner', 'admin', 'member']))::uuid[])
    and not private.is_closed(m.user_id)
  order by o.name, o.id, u.email, m.user_id
$$;

-- Names somebody for one's collection, or changes what they may do. Answers ok · missing (the collection, or the
-- person in that organisation) · viewer (who changes nothing) · tooMany.
create function public.name_person(
  p_collection uuid, p_organization uuid, p_person uuid, p_access text) returns text
language plpgsql security definer set search_path = '' as $$
declare asking uuid := private.live_uid(); mine text; theirs text;
begin
  -- The lock is the one that leaving takes.
  perform from public.organizations where id = p_organization for share;
  perform from public.collections where id = p_collection and user_id = asking for update;
  if not found then return 'missing'; end if;
  select role into mine from public.organization_members where organization_id = p_organization and user_id = asking;
  select role into theirs from public.organization_members
    where organization_id = p_organization and user_id = p_person and p_person <> asking
      and not private.is_closed(p_person);
  if coalesce(mine, '') not in ('owner', 'admin', 'member') or coalesce(theirs, 'billing') = 'billing' then
    return 'missing';
  end if;
  if p_access = 'edit' and theirs = 'viewer' then return 'viewer'; end if;
  if (select count(*) from public.collection_people
    where collection_id = p_collection and user_id <> p_person) >= 100 then return 'tooMany'; end if;
  insert into public.collection_people (collection_id, holder_id, organization_id, user_id, access)
    values (p_collection, asking, p_organization, p_person, p_access)
    on conflict (collection_id, user_id) do update
      set access = excluded.access, organization_id = excluded.organization_id;
  return 'ok';
end $$;

-- Ends it again: whoever shares, or whoever was named. Answers ok · missing.
create function public.unname_person(p_collection uuid, p_person uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.collection_people where collection_id = p_collection and user_id = p_person
    and private.live_uid() in (holder_id, user_id);
  return case when found then 'ok' else 'missing' end;
end $$;

-- Who may no longer change a collection takes their own documents out of it.
create function public.take_out_documents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.access = 'edit' then return null; end if;
  delete from public.collection_documents where collection_id = old.collection_id and user_id = old.user_id;
  return null;
end $$;
create trigger collection_people_take_out after delete or update of access on public.collection_people
  for each row execute function public.take_out_documents();

-- Another name, description or colour, by its holder or by whoever may change it. Answers ok · missing · taken.
create function public.change_collection(
  p_collection uuid, p_name text, p_description text, p_color text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update public.collections set name = p_name, description = p_description, color = p_color
    where id = p_collection and (user_id = private.live_uid()
      or id = any ((select private.collections_edited_by(private.live_uid()))::uuid[]));
  return case when found then 'ok' else 'missing' end;
exception when unique_violation then
  return 'taken';
end $$;

-- Puts documents of one's own into a collection that one may change, and takes out others. Answers ok · missing.
create function public.choose_collection_documents(p_collection uuid, p_in uuid[], p_out uuid[]) returns text
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
end $$;

-- Whoever leaves, becomes a viewer or looks after billing alone shares nothing any more. Who becomes a viewer reads
-- on what they were named for, and changes it no more.
create or replace function public.take_back_shared() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role in ('owner', 'admin', 'member') then return null; end if;
  update public.saved_sources set organization_id = null
    where organization_id = old.organization_id and user_id = old.user_id;
  update public.collections set organization_id = null
    where organization_id = old.organization_id and user_id = old.user_id;
  delete from public.collection_people
    where organization_id = old.organization_id and holder_id = old.user_id;
  update public.collection_people set access = 'view'
    where organization_id = old.organization_id and user_id = old.user_id and access = 'edit';
  return null;
end $$;

do $$
declare name text;
begin
  for name in select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in ('collections_shared_with_me',
      'collections_shared_by_me', 'people_to_share_with', 'name_person', 'unname_person', 'change_collection',
      'choose_collection_documents')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', name);
    execute format('grant execute on function %s to authenticated', name);
  end loop;
end $$;
revoke all on function private.is_closed(uuid), private.collections_edited_by(uuid) from public;
revoke all on function public.take_out_documents() from public, anon, authenticated, service_role;
revoke all on private.collection_contents from public;
