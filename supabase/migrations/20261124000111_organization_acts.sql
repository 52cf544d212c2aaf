-- What members do with an organisation. Each act is one function: it locks the organisation, asks for the role
-- behind the lock, changes, and leaves its row in the acts. It answers a word: ok, or why nothing was done.
-- Whoever is no member hears `missing`, as of an organisation that there is not.

-- How many organisations one account may own, and how many people an organisation of a plan has room for.
-- lib/entitlements.ts says the same, and a test holds them equal.
create function private.organizations_allowed(p_plan text) returns integer
language sql immutable set search_path = '' as $$
  select case when p_plan in ('1month', '6months', '1year') then 5 else 1 end
$$;
create function private.seats_allowed(p_plan text) returns integer
language sql immutable set search_path = '' as $$
  select case when p_plan in ('1month', '6months', '1year') then 30 else 3 end
$$;

-- An organisation has the room of the largest plan among its owners.
create function private.seats_of(p_organization uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(max(private.seats_allowed(p.plan)), private.seats_allowed('free'))
  from public.organization_members m join public.profiles p on p.id = m.user_id and p.disabled_at is null
  where m.organization_id = p_organization and m.role = 'owner'
$$;

-- Seats taken, an open invitation taking one already. Viewers take none.
create function private.seats_taken(p_organization uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select (select count(*) from public.organization_members
      where organization_id = p_organization and role <> 'viewer')::integer
    + (select count(*) from public.organization_invitations
      where organization_id = p_organization and role <> 'viewer' and email is not null and expires_at > now())::integer
$$;

-- Whether somebody of a role still has room. Viewers are free, but nobody fills the database with them.
create function private.has_room(p_organization uuid, p_role text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when p_role = 'viewer' then
      (select count(*) from public.organization_members where organization_id = p_organization)
      + (select count(*) from public.organization_invitations
        where organization_id = p_organization and email is not null) < 300
    else private.seats_taken(p_organization) < private.seats_of(p_organization) end
$$;

-- Holds an organisation until the end of the transaction. Answers the role of whoever asks, null for none.
create function private.lock_organization(p_organization uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.organizations where id = p_organization for update;
  return (select role from public.organization_members
    where organization_id = p_organization and user_id = private.live_uid());
end $$;

create function private.record_organization(
  p_act text, p_organization uuid, p_member uuid default null, p_from text default null, p_to text default null)
returns void
language sql security definer set search_path = '' as $$
  insert into public.organization_acts (organization_id, actor_id, act, member_id, from_role, to_role)
    values (p_organization, private.live_uid(), p_act, p_member, p_from, p_to)
$$;

-- Answers ok with the id, or plan (the account owns as many as its plan allows).
create function public.create_organization(p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare owner uuid := private.live_uid(); made uuid;
begin
  if owner is null then raise insufficient_privilege; end if;
  perform pg_advisory_xact_lock(hashtextextended('organizations ' || owner::text, 0));
  if (select count(*) from public.organization_members where user_id = owner and role = 'owner')
    >= private.organizations_allowed((select plan from public.profiles where id = owner)) then
    return jsonb_build_object('outcome', 'plan');
  end if;
  insert into public.organizations (name) values (p_name) returning id into made;
  insert into public.organization_members (organization_id, user_id, role) values (made, owner, 'owner');
  perform private.record_organization('created', made);
  return jsonb_build_object('outcome', 'ok', 'id', made);
end $$;

-- Answers ok · missing · forbidden.
create function public.rename_organization(p_organization uuid, p_name text) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization);
begin
  if mine is null then return 'missing'; end if;
  if mine not in ('owner', 'admin') then return 'forbidden'; end if;
  update public.organizations set name = p_name where id = p_organization and name <> p_name;
  if found then perform private.record_organization('renamed', p_organization); end if;
  return 'ok';
end $$;

-- What was shared with it becomes its owners' alone again. Answers ok · missing · forbidden.
create function public.delete_organization(p_organization uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization);
begin
  if mine is null then return 'missing'; end if;
  if mine <> 'owner' then return 'forbidden'; end if;
  delete from public.organizations where id = p_organization;
  perform private.record_organization('deleted', p_organization);
  return 'ok';
end $$;

-- Answers ok · missing · lastOwner (also of somebody who is alone: they delete it instead).
create function public.leave_organization(p_organization uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization); person uuid := private.live_uid();
begin
  if mine is null then return 'missing'; end if;
  if mine = 'owner' and not private.has_other_owner(p_organization, person) then return 'lastOwner'; end if;
  delete from public.organization_members where organization_id = p_organization and user_id = person;
  perform private.record_organization('memberLeft', p_organization, person);
  return 'ok';
end $$;

-- Whether a role may act on a member of another: owners on everybody, admins on everybody but owners.
create function private.may_manage(p_mine text, p_theirs text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_mine = 'owner' or (p_mine = 'admin' and p_theirs <> 'owner'), false)
$$;

-- Answers ok · missing · forbidden · stale (the role is no longer the one that was seen) · lastOwner · full.
create function public.change_member_role(
  p_organization uuid, p_member uuid, p_role text, p_seen text) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization); was text;
begin
  if mine is null then return 'missing'; end if;
  select role into was from public.organization_members
    where organization_id = p_organization and user_id = p_member for update;
  if was is null then return 'missing'; end if;
  if p_role is null or not private.may_manage(mine, was) or not private.may_manage(mine, p_role) then
    return 'forbidden';
  end if;
  if was is distinct from p_seen then return 'stale'; end if;
  if was = p_role then return 'ok'; end if;
  if was = 'owner' and not private.has_other_owner(p_organization, p_member) then return 'lastOwner'; end if;
  if was = 'viewer' and not private.has_room(p_organization, p_role) then return 'full'; end if;
  update public.organization_members set role = p_role
    where organization_id = p_organization and user_id = p_member;
  perform private.record_organization('roleChanged', p_organization, p_member, was, p_role);
  return 'ok';
end $$;

-- Answers ok · missing · forbidden · lastOwner.
create function public.remove_member(p_organization uuid, p_member uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization); was text;
begin
  if mine is null then return 'missing'; end if;
  select role into was from public.organization_members
    where organization_id = p_organization and user_id = p_member for update;
  if was is null then return 'missing'; end if;
  if not private.may_manage(mine, was) then return 'forbidden'; end if;
  if was = 'owner' and not private.has_other_owner(p_organization, p_member) then return 'lastOwner'; end if;
  delete from public.organization_members where organization_id = p_organization and user_id = p_member;
  perform private.record_organization('memberRemoved', p_organization, p_member);
  return 'ok';
end $$;

-- An organisation as its members see it, with the addresses of its people and how many seats are taken; what was
-- done in it for owners and admins. Null for anybody else.
create function public.read_organization(p_organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare person uuid := private.live_uid(); mine text;
begin
  select role into mine from public.organization_members
    where organization_id = p_organization and user_id = person;
  if mine is null then return null; end if;
  return (select jsonb_build_object('id', o.id, 'name', o.name, 'role', mine,
      'seats', private.seats_of(o.id), 'taken', private.seats_taken(o.id),
      'isLastOwner', mine = 'owner' and not private.has_other_owner(o.id, person),
      'members', (select jsonb_agg(jsonb_build_object('id', m.user_id, 'email', u.email, 'role', m.role,
          'joinedAt', m.joined_at, 'isMe', m.user_id = person) order by m.joined_at, m.user_id)
        from public.organization_members m join auth.users u on u.id = m.user_id where m.organization_id = o.id),
      'acts', case when mine in ('owner', 'admin') then (
        select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'act', a.act, 'at', a.created_at,
            'actor', actor.email, 'member', member.email, 'from', a.from_role, 'to', a.to_role)
          order by a.id desc), '[]')
        from (select * from public.organization_acts l
          where l.organization_id = o.id order by l.id desc limit 50) a
        left join auth.users actor on actor.id = a.actor_id
        left join auth.users member on member.id = a.member_id) end)
    from public.organizations o where o.id = p_organization);
end $$;

revoke all on function private.organizations_allowed(text), private.seats_allowed(text), private.seats_of(uuid),
  private.seats_taken(uuid), private.has_room(uuid, text), private.lock_organization(uuid),
  private.record_organization(text, uuid, uuid, text, text), private.may_manage(text, text) from public;
revoke all on function public.create_organization(text), public.rename_organization(uuid, text),
  public.delete_organization(uuid), public.leave_organization(uuid),
  public.change_member_role(uuid, uuid, text, text), public.remove_member(uuid, uuid),
  public.read_organization(uuid) from public, anon, authenticated;
grant execute on function public.create_organization(text), public.rename_organization(uuid, text),
  public.delete_organization(uuid), public.leave_organization(uuid),
  public.change_member_role(uuid, uuid, text, text), public.remove_member(uuid, uuid),
  public.read_organization(uuid) to authenticated;
