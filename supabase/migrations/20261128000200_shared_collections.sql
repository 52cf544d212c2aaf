-- A collection may be shared with one organisation of its owner, as a saved source may: its members search, read and
-- ask the documents that stand in it, and everything stays its owner's. The tables show nobody more than before, so
-- that no list of one's own things holds somebody else's: what is shared is read by the functions below alone.

alter table public.collections
  add column organization_id uuid references public.organizations (id) on delete set null;
create index collections_of_organization on public.collections (organization_id)
  where organization_id is not null;
grant update (organization_id) on public.collections to authenticated;
create trigger collections_shared before update of organization_id on public.collections
  for each row execute function public.share_as_member();

-- Whoever leaves, becomes a viewer or looks after billing alone takes back what they shared.
create or replace function public.take_back_shared() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role in ('owner', 'admin', 'member') then return null; end if;
  update public.saved_sources set organization_id = null
    where organization_id = old.organization_id and user_id = old.user_id;
  update public.collections set organization_id = null
    where organization_id = old.organization_id and user_id = old.user_id;
  return null;
end $$;

-- The collections of others that somebody reads: made once a statement, as an array. The worker asks it for whoever
-- searches, and the functions below for whoever is signed in. Nothing is read of an account that was closed off,
-- and nothing by one.
create function private.collections_shared_with(p_reader uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from public.organization_members m
    join public.collections c on c.organization_id = m.organization_id and c.user_id <> p_reader
  where m.user_id = p_reader and m.role in ('owner', 'admin', 'member', 'viewer')
    and not exists (select from public.profiles p
      where p.id in (c.user_id, p_reader) and p.disabled_at is not null)
$$;
revoke all on function private.collections_shared_with(uuid) from public;

-- What others share with whoever asks, with the documents in it that are not in the trash.
create function public.collections_shared_with_me() returns table (
  id uuid, name text, description text, color text, organization text, documents jsonb)
language sql stable security definer set search_path = '' as $$
  select c.id, c.name, c.description, c.color, o.name,
    coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'created_at', d.created_at)
        order by d.name, d.id)
      from public.collection_documents cd
      join public.documents d on d.id = cd.document_id and d.user_id = c.user_id and d.trashed_at is null
      where cd.collection_id = c.id), '[]')
  from public.collections c join public.organizations o on o.id = c.organization_id
  where c.id = any ((select private.collections_shared_with(private.live_uid()))::uuid[])
  order by c.name, c.id
$$;
revoke all on function public.collections_shared_with_me() from public, anon, authenticated;
grant execute on function public.collections_shared_with_me() to authenticated;
