-- Who looked at what others share in an organisation, and who shared it: for its owners and admins. Ids alone are
-- kept: names and addresses are looked up, and of a matter only for whoever is named. What was asked is not kept.
-- It outlives its organisation by as long as it was to be kept.

alter table public.organizations
  add column access_months integer not null default 12 check (access_months in (6, 12, 36, 60));

create table public.organization_accesses (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  actor_id uuid references auth.users (id) on delete set null,
  act text not null check (act in ('searched', 'asked', 'opened', 'downloaded', 'shared', 'unshared',
    'named', 'unnamed', 'walled', 'deleted', 'added', 'removed', 'handedOn')),
  collection_id uuid,
  document_id uuid,
  -- Whom it was shared with, or handed on to.
  member_id uuid references auth.users (id) on delete set null,
  -- The reference of the matter, as it was.
  matter text,
  keep_until date not null,
  created_at timestamptz not null default now()
);
create index organization_accesses_of on public.organization_accesses (organization_id, id desc);
create index organization_accesses_actor on public.organization_accesses (actor_id);
create index organization_accesses_member on public.organization_accesses (member_id);
create index organization_accesses_old on public.organization_accesses (keep_until);
alter table public.organization_accesses enable row level security;
revoke all on public.organization_accesses from anon, authenticated;
create policy live_session on public.organization_accesses as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

create function private.note_access(p_organization uuid, p_actor uuid, p_act text, p_collection uuid,
  p_document uuid, p_member uuid, p_matter text) returns void
language sql security definer set search_path = '' as $$
  insert into public.organization_accesses
    (organization_id, actor_id, act, collection_id, document_id, member_id, matter, keep_until)
    select o.id, p_actor, p_act, p_collection, p_document, p_member, p_matter,
      (now() + make_interval(months => o.access_months))::date
    from public.organizations o where o.id = p_organization
$$;

-- What somebody reads of what others share, or of a matter: written by the worker before it answers, so that
-- nothing is read without it. Of one's own, nothing is written.
create function private.note_reading(p_reader uuid, p_act text, p_collection uuid, p_document uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_access(r.organization_id, p_reader, p_act, r.id, p_document, null, r.matter)
  from (
    select distinct on (organization_id) coalesce(mine.organization_id, c.organization_id,
        theirs.organization_id) as organization_id, c.id, c.matter
    from (
      select p_collection as id
      union
      select collection_id from public.collection_documents where document_id = p_document
    ) asked join public.collections c on c.id = asked.id
    left join public.collection_people mine on mine.collection_id = c.id and mine.user_id = p_reader
    left join public.collection_documents cd on cd.collection_id = c.id and cd.document_id = p_document
    left join public.collection_people theirs on theirs.collection_id = c.id and theirs.user_id = cd.user_id
    where c.id = any ((select private.collections_shared_with(p_reader))::uuid[])
      or (c.user_id = p_reader and (c.matter is not null or theirs.user_id is not null))
    order by organization_id, c.matter nulls last, c.id) r
  where r.organization_id is not null;
end $$;

-- By which organisations a collection is shared.
create function private.organizations_of(p_collection uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select organization_id from public.collections where id = p_collection and organization_id is not null
  union
  select organization_id from public.collection_people where collection_id = p_collection
$$;

create function public.note_naming() returns trigger
language plpgsql security definer set search_path = '' as $$
declare one public.collection_people;
begin
  if tg_op = 'DELETE' then one := old; else one := new; end if;
  perform private.note_access(one.organization_id, private.live_uid(),
    case tg_op when 'DELETE' then 'unnamed' else 'named' end, one.collection_id, null, one.user_id,
    (select c.matter from public.collections c where c.id = one.collection_id));
  return null;
end $$;
create trigger collection_people_noted after insert or delete or update of access on public.collection_people
  for each row execute function public.note_naming();

create function public.note_sharing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare fresh jsonb := case tg_op when 'UPDATE' then to_jsonb(new) end;
begin
  if old.organization_id is not null and tg_op = 'DELETE' then
    perform private.note_access(old.organization_id, private.live_uid(), 'deleted', old.id, null, null, old.matter);
  elsif fresh ->> 'matter' is not null and old.matter is null then
    perform private.note_access(new.organization_id, private.live_uid(), 'walled', old.id, null, null, new.matter);
  elsif new.organization_id is distinct from old.organization_id then
    perform private.note_access(old.organization_id, private.live_uid(), 'unshared', old.id, null, null, old.matter);
    perform private.note_access(new.organization_id, private.live_uid(), 'shared', old.id, null, null, null);
  end if;
  return null;
end $$;
create trigger collections_noted after update of organization_id, matter on public.collections
  for each row execute function public.note_sharing();
create trigger collections_deletion_noted after delete on public.collections
  for each row execute function public.note_sharing();

create function public.note_contents() returns trigger
language plpgsql security definer set search_path = '' as $$
declare one public.collection_documents;
begin
  if tg_op = 'DELETE' then one := old; else one := new; end if;
  perform private.note_access(o, private.live_uid(), case tg_op when 'DELETE' then 'removed' else 'added' end,
      one.collection_id, one.document_id, null,
      (select c.matter from public.collections c where c.id = one.collection_id))
    from private.organizations_of(one.collection_id) o;
  return null;
end $$;
create trigger collection_documents_noted after insert or delete on public.collection_documents
  for each row execute function public.note_contents();

-- The accesses of an organisation, the latest first, from `p_before` on: for owners and admins, null for anybody
-- else. Of a collection that whoever asks may not read, neither its name nor its documents, nor what was put in
-- and taken out, for that would count them; of a matter its reference.
create function public.list_organization_accesses(p_organization uuid, p_actor uuid default null,
  p_act text default null, p_since date default null, p_until date default null, p_before bigint default null,
  p_limit integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare readable uuid[];
begin
  if not p_organization = any (private.my_organizations(array['owner', 'admin'])) then return null; end if;
  readable := private.collections_shared_with(private.live_uid())
    || array(select id from public.collections where user_id = private.live_uid());
  return (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'act', a.act, 'at', a.created_at,
      'actor', actor.email, 'member', member.email, 'matter', a.matter,
      'collection', c.name, 'document', d.name, 'isHidden', a.collection_id <> all (readable)) order by a.id desc),
      '[]')
    from (select * from public.organization_accesses l
      where l.organization_id = p_organization
        and (p_actor is null or l.actor_id = p_actor) and (p_act is null or l.act = p_act)
        and (p_since is null or (l.created_at at time zone 'Asia/Seoul')::date >= p_since)
        and (p_until is null or (l.created_at at time zone 'Asia/Seoul')::date <= p_until)
        and (p_before is null or l.id < p_before)
        and (l.act not in ('added', 'removed') or l.collection_id = any (readable))
      order by l.id desc limit least(greatest(p_limit, 1), 10000)) a
    left join auth.users actor on actor.id = a.actor_id
    left join auth.users member on member.id = a.member_id
    left join public.collections c on c.id = a.collection_id and c.id = any (readable)
    left join public.documents d on d.id = a.document_id and c.id is not null);
end $$;

-- How long accesses are kept from now on, by an owner; what was noted before is shortened with it, and not
-- lengthened. Answers ok · missing · forbidden.
create function public.keep_accesses(p_organization uuid, p_months integer) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization);
begin
  if mine is null then return 'missing'; end if;
  if mine <> 'owner' then return 'forbidden'; end if;
  update public.organizations set access_months = p_months where id = p_organization;
  update public.organization_accesses
    set keep_until = least(keep_until, (created_at + make_interval(months => p_months))::date)
    where organization_id = p_organization;
  return 'ok';
end $$;

create or replace function public.delete_old_organization_rows(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer; more integer; accesses integer;
begin
  delete from public.organization_invitations
    where coalesce(accepted_at, revoked_at, expires_at) < p_now - interval '30 days';
  get diagnostics gone = row_count;
  delete from public.organization_acts where created_at < p_now - interval '1 year';
  get diagnostics more = row_count;
  delete from public.organization_accesses where keep_until < p_now::date;
  get diagnostics accesses = row_count;
  return gone + more + accesses;
end $$;

revoke all on function private.note_access(uuid, uuid, text, uuid, uuid, uuid, text),
  private.note_reading(uuid, text, uuid, uuid), private.organizations_of(uuid) from public;
revoke all on function public.note_naming(), public.note_sharing(), public.note_contents()
  from public, anon, authenticated, service_role;
revoke all on function public.list_organization_accesses(uuid, uuid, text, date, date, bigint, integer),
  public.keep_accesses(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_organization_accesses(uuid, uuid, text, date, date, bigint, integer),
  public.keep_accesses(uuid, integer) to authenticated;
