-- Invitations: bound to an address, good for seven days, sent by the worker in the language of whom they are for.
-- The secret of the link is made when its mail is written and stored as a hash, so that nobody finds it here.

-- However many organisations and accounts ask, one mailbox gets five of these mails in a day, and one
-- organisation sends fifty.
create function private.may_mail_invitation(p_organization uuid, p_email_hash text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select sum(mails) from public.organization_invitations
      where email_hash = p_email_hash and asked_at > now() - interval '1 day'), 0) < 5
    and coalesce((select sum(mails) from public.organization_invitations
      where organization_id = p_organization and asked_at > now() - interval '1 day'), 0) < 50
$$;

create function private.mail_invitation(p_invitation uuid) returns void
language sql security definer set search_path = '' as $$
  select public.enqueue_job('organizations.invite', private.live_uid(), p_invitation::text,
    jsonb_build_object('invitation', p_invitation), 3, now(), 8)
$$;

create function private.hash_of(p_text text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'utf8')), 'hex')
$$;

-- Answers ok · missing · forbidden · member (is one already) · invited (waits already) · full · mailLimit.
create function public.invite_member(p_organization uuid, p_email text, p_role text, p_language text) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization); address text := lower(btrim(p_email)); made uuid;
begin
  if mine is null then return 'missing'; end if;
  if not private.may_manage(mine, p_role) or p_role = 'owner' then return 'forbidden'; end if;
  if exists (select from public.organization_members m join auth.users u on u.id = m.user_id
    where m.organization_id = p_organization and lower(u.email) = address) then return 'member'; end if;
  if exists (select from public.organization_invitations
    where organization_id = p_organization and email = address) then return 'invited'; end if;
  if not private.has_room(p_organization, p_role) then return 'full'; end if;
  perform pg_advisory_xact_lock(hashtextextended('invitations ' || private.hash_of(address), 0));
  if not private.may_mail_invitation(p_organization, private.hash_of(address)) then return 'mailLimit'; end if;
  insert into public.organization_invitations (organization_id, email, email_hash, role, language, invited_by)
    values (p_organization, address, private.hash_of(address), p_role, p_language, private.live_uid())
    returning id into made;
  perform private.mail_invitation(made);
  perform private.record_organization('invited', p_organization, null, null, p_role);
  return 'ok';
end $$;

-- Locks the organisation of an open invitation and the invitation. Null where whoever asks may not act on it.
create function private.lock_invitation(p_invitation uuid) returns public.organization_invitations
language plpgsql security definer set search_path = '' as $$
declare invitation public.organization_invitations; mine text;
begin
  select * into invitation from public.organization_invitations where id = p_invitation;
  mine := private.lock_organization(invitation.organization_id);
  select * into invitation from public.organization_invitations
    where id = p_invitation and email is not null and private.may_manage(mine, role) for update;
  return invitation;
end $$;

-- Another mail with another link, and seven days from now; the link before is good no more. Answers ok · missing ·
-- full (an invitation that had run out holds no seat) · mailLimit.
create function public.resend_invitation(p_invitation uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare invitation public.organization_invitations := private.lock_invitation(p_invitation);
begin
  if invitation.id is null then return 'missing'; end if;
  if invitation.expires_at <= now() and not private.has_room(invitation.organization_id, invitation.role) then
    return 'full';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('invitations ' || invitation.email_hash, 0));
  if not private.may_mail_invitation(invitation.organization_id, invitation.email_hash) then return 'mailLimit'; end if;
  update public.organization_invitations set token_hash = null, sent_at = null, asked_at = now(),
      mails = case when asked_at > now() - interval '1 day' then mails + 1 else 1 end,
      expires_at = now() + interval '7 days', invited_by = private.live_uid()
    where id = p_invitation;
  perform private.mail_invitation(p_invitation);
  perform private.record_organization('invitationResent', invitation.organization_id, null, null,
    invitation.role);
  return 'ok';
end $$;

-- Answers ok · missing.
create function public.revoke_invitation(p_invitation uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare invitation public.organization_invitations := private.lock_invitation(p_invitation);
begin
  if invitation.id is null then return 'missing'; end if;
  update public.organization_invitations set email = null, revoked_at = now() where id = p_invitation;
  perform private.record_organization('invitationRevoked', invitation.organization_id, null, null,
    invitation.role);
  return 'ok';
end $$;

-- What whoever has the link is told: which organisation, as what, and whether it is for them. Null where there
-- is no such link, also when another has been sent since.
create function public.read_invitation(p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case when i.accepted_at is not null then 'used' when i.revoked_at is not null then 'revoked'
      when i.expires_at <= now() then 'expired' else 'open' end,
    'organizationId', case when exists (select from public.organization_members m
      where m.organization_id = i.organization_id and m.user_id = private.live_uid()) then i.organization_id end,
    'organization', o.name, 'role', i.role, 'expiresAt', i.expires_at,
    'email', case when i.email is not null then
      left(i.email, least(2, greatest(position('@' in i.email) - 2, 1))) || '***'
        || substr(i.email, position('@' in i.email)) end,
    'isForMe', coalesce(i.email = (select lower(u.email) from auth.users u
      where u.id = private.live_uid() and u.email_confirmed_at is not null), false))
  from public.organization_invitations i join public.organizations o on o.id = i.organization_id
  where i.token_hash = p_hash
$$;

-- Answers ok with the organisation, or missing · used · revoked · expired · otherAddress · full.
create function public.accept_invitation(p_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare person uuid := private.live_uid(); invitation public.organization_invitations; known text;
begin
  if person is null then raise insufficient_privilege; end if;
  select * into invitation from public.organization_invitations where token_hash = p_hash;
  perform private.lock_organization(invitation.organization_id);
  -- Again behind the lock: it may have been used, revoked or sent anew meanwhile.
  select * into invitation from public.organization_invitations where token_hash = p_hash for update;
  if not found then return jsonb_build_object('outcome', 'missing'); end if;
  if invitation.accepted_at is not null then return jsonb_build_object('outcome', 'used'); end if;
  if invitation.revoked_at is not null then return jsonb_build_object('outcome', 'revoked'); end if;
  if invitation.expires_at <= now() then return jsonb_build_object('outcome', 'expired'); end if;
  select lower(email) into known from auth.users where id = person and email_confirmed_at is not null;
  if known is distinct from invitation.email then return jsonb_build_object('outcome', 'otherAddress'); end if;
  -- Its own seat is taken already; the plan of the owners may have become smaller since.
  if invitation.role <> 'viewer'
    and private.seats_taken(invitation.organization_id) > private.seats_of(invitation.organization_id) then
    return jsonb_build_object('outcome', 'full');
  end if;
  insert into public.organization_members (organization_id, user_id, role)
    values (invitation.organization_id, person, invitation.role) on conflict do nothing;
  update public.organization_invitations set accepted_at = now(), accepted_by = person, email = null
    where id = invitation.id;
  perform private.record_organization('memberJoined', invitation.organization_id, person, null,
    invitation.role);
  return jsonb_build_object('outcome', 'ok', 'id', invitation.organization_id);
end $$;

-- What nobody needs any more: invitations thirty days after they were accepted, taken back or ran out, acts after
-- the year that logs are kept.
create function public.delete_old_organization_rows(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer; more integer;
begin
  delete from public.organization_invitations
    where coalesce(accepted_at, revoked_at, expires_at) < p_now - interval '30 days';
  get diagnostics gone = row_count;
  delete from public.organization_acts where created_at < p_now - interval '1 year';
  get diagnostics more = row_count;
  return gone + more;
end $$;

revoke all on function private.may_mail_invitation(uuid, text), private.mail_invitation(uuid),
  private.hash_of(text), private.lock_invitation(uuid) from public;
revoke all on function public.invite_member(uuid, text, text, text), public.resend_invitation(uuid),
  public.revoke_invitation(uuid), public.read_invitation(text), public.accept_invitation(text),
  public.delete_old_organization_rows(timestamptz) from public, anon, authenticated;
grant execute on function public.invite_member(uuid, text, text, text), public.resend_invitation(uuid),
  public.revoke_invitation(uuid), public.accept_invitation(text) to authenticated;
grant execute on function public.read_invitation(text) to anon, authenticated;
grant execute on function public.delete_old_organization_rows(timestamptz) to service_role;
