-- Whoever becomes a viewer or looks after billing alone shares nothing any more, as if they had left; and nothing is
-- read of an account that was closed off.
create or replace function public.take_back_shared() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role in ('owner', 'admin', 'member') then return null; end if;
  update public.saved_sources set organization_id = null
    where organization_id = old.organization_id and user_id = old.user_id;
  return null;
end $$;
create trigger organization_members_take_back_role after update of role on public.organization_members
  for each row execute function public.take_back_shared();

create function private.closed_accounts_beside_me() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct m.user_id), '{}') from public.organization_members m
    join public.profiles p on p.id = m.user_id and p.disabled_at is not null
  where m.organization_id = any ((select private.my_organizations())::uuid[])
$$;
revoke all on function private.closed_accounts_beside_me() from public;
grant execute on function private.closed_accounts_beside_me() to authenticated;

drop policy saved_sources_shared on public.saved_sources;
create policy saved_sources_shared on public.saved_sources for select to authenticated
  using (organization_id
      = any ((select private.my_organizations(array['owner', 'admin', 'member', 'viewer']))::uuid[])
    and not user_id = any ((select private.closed_accounts_beside_me())::uuid[]));
