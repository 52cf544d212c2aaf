-- A review may be shared with one organisation of its owner, as a collection may: its members read it with its
-- findings, and those who contribute to the organisation decide on them and assign them to each other. The review
-- stays its owner's, and a month's limit theirs.
alter table public.contract_reviews
  add column organization_id uuid references public.organizations (id) on delete set null;
create index contract_reviews_of_organization on public.contract_reviews (organization_id)
  where organization_id is not null;
grant update (organization_id) on public.contract_reviews to authenticated;
create trigger contract_reviews_shared before update of organization_id on public.contract_reviews
  for each row execute function public.share_as_member();

-- Whoever is to deal with a finding: somebody who contributes to the organisation of its review.
alter table public.contract_findings
  add column assignee_id uuid references auth.users (id) on delete set null;
create index contract_findings_of_assignee on public.contract_findings (assignee_id) where assignee_id is not null;

-- The reviews of others that whoever is signed in may read, or decide on, by their role in the organisation. Nothing
-- is read of an account that was closed off.
create function private.contract_reviews_shared_with_me(p_roles text[]) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(r.id), '{}') from public.organization_members m
    join public.contract_reviews r on r.organization_id = m.organization_id and r.user_id <> m.user_id
  where m.user_id = private.live_uid() and m.role = any (p_roles)
    and not exists (select from public.profiles p where p.id = r.user_id and p.disabled_at is not null)
$$;
revoke all on function private.contract_reviews_shared_with_me(text[]) from public;
grant execute on function private.contract_reviews_shared_with_me(text[]) to authenticated;

create policy contract_reviews_of_members on public.contract_reviews for select to authenticated
  using (id = any ((select private.contract_reviews_shared_with_me(
    array['owner', 'admin', 'member', 'viewer']))::uuid[]));
create policy contract_findings_of_members on public.contract_findings for select to authenticated
  using (review_id = any ((select private.contract_reviews_shared_with_me(
    array['owner', 'admin', 'member', 'viewer']))::uuid[]));
create policy contract_findings_decided_by_members on public.contract_findings for update to authenticated
  using (review_id = any ((select private.contract_reviews_shared_with_me(
    array['owner', 'admin', 'member']))::uuid[]))
  with check (review_id = any ((select private.contract_reviews_shared_with_me(
    array['owner', 'admin', 'member']))::uuid[]));

-- Assigns a finding, or takes that back (null). Answers ok · missing (no finding, not shared, or nothing that one
-- may decide on) · notMember (the assignee does not contribute to the organisation).
create function public.assign_finding(p_finding uuid, p_assignee uuid default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.live_uid();
  review public.contract_reviews;
begin
  select r.* into review from public.contract_findings f
    join public.contract_reviews r on r.id = f.review_id where f.id = p_finding for share of r;
  if not found or review.organization_id is null then return 'missing'; end if;
  -- Held, so that nobody who leaves meanwhile is assigned something.
  perform from public.organization_members m where m.organization_id = review.organization_id
    and m.user_id in (me, p_assignee) for share;
  if not exists (select from public.organization_members m where m.organization_id = review.organization_id
      and m.user_id = me and m.role in ('owner', 'admin', 'member'))
    or exists (select from public.profiles p where p.id = review.user_id and p.disabled_at is not null) then
    return 'missing';
  end if;
  if p_assignee is not null and not exists (select from public.organization_members m
      where m.organization_id = review.organization_id and m.user_id = p_assignee
        and m.role in ('owner', 'admin', 'member')) then
    return 'notMember';
  end if;
  update public.contract_findings set assignee_id = p_assignee where id = p_finding;
  return 'ok';
end $$;

-- A review that is shared no more, or with others, is nobody's task any more.
create function public.unassign_findings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.contract_findings set assignee_id = null
    where review_id = new.id and assignee_id is not null;
  return null;
end $$;
create trigger contract_reviews_unassign after update of organization_id on public.contract_reviews
  for each row when (new.organization_id is distinct from old.organization_id)
  execute function public.unassign_findings();

-- Whoever leaves, becomes a viewer or looks after billing alone takes back their reviews, and has no tasks there.
create function public.leave_contract_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role in ('owner', 'admin', 'member') then return null; end if;
  update public.contract_reviews set organization_id = null
    where organization_id = old.organization_id and user_id = old.user_id;
  update public.contract_findings f set assignee_id = null from public.contract_reviews r
    where r.id = f.review_id and r.organization_id = old.organization_id and f.assignee_id = old.user_id;
  return null;
end $$;
create trigger organization_members_leave_reviews after delete or update of role on public.organization_members
  for each row execute function public.leave_contract_reviews();

revoke all on function public.assign_finding(uuid, uuid), public.unassign_findings(),
  public.leave_contract_reviews() from public, anon, authenticated;
revoke all on function public.unassign_findings(), public.leave_contract_reviews() from service_role;
grant execute on function public.assign_finding(uuid, uuid) to authenticated;
