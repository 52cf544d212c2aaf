-- A saved source may be shared with one organisation of its owner: its members read it with its note, and it stays
-- its owner's. Whoever leaves takes theirs along, in the transaction in which they leave.

alter table public.saved_sources
  add column organization_id uuid references public.organizations (id) on delete set null;
create index saved_sources_of_organization on public.saved_sources (organization_id, created_at desc)
  where organization_id is not null;

-- Billing reads nothing that is shared.
create policy saved_sources_shared on public.saved_sources for select to authenticated
  using (organization_id
    = any ((select private.my_organizations(array['owner', 'admin', 'member', 'viewer']))::uuid[]));
grant update (organization_id) on public.saved_sources to authenticated;

-- Who shares is in the organisation, and no viewer. The lock is the one that leaving takes, so that nothing is
-- shared in the moment of leaving.
create function public.share_as_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.organization_id is null or new.organization_id is not distinct from old.organization_id then
    return new;
  end if;
  perform from public.organizations where id = new.organization_id for share;
  if not exists (select from public.organization_members m where m.organization_id = new.organization_id
    and m.user_id = new.user_id and m.role in ('owner', 'admin', 'member')) then
    raise insufficient_privilege;
  end if;
  return new;
end $$;
create trigger saved_sources_shared before update of organization_id on public.saved_sources
  for each row execute function public.share_as_member();

create function public.take_back_shared() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.saved_sources set organization_id = null
    where organization_id = old.organization_id and user_id = old.user_id;
  return null;
end $$;
create trigger organization_members_take_back after delete on public.organization_members
  for each row execute function public.take_back_shared();
revoke all on function public.share_as_member(), public.take_back_shared()
  from public, anon, authenticated, service_role;
