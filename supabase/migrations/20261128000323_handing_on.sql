-- When somebody leaves an organisation, or becomes one who shares nothing, its matters stay with it: what they held
-- and what they put into matters of others goes to a member. What they share with everybody goes to a member where
-- one is named, and back to them alone otherwise. A document goes as it was shared, as its present text: its folder,
-- tags, earlier versions, comments and links are its former owner's affair and go with nobody.

-- A key says who has stored the object; who may read it is the document's owner.
alter table public.documents drop constraint documents_check;
drop policy documents_read on storage.objects;
create policy documents_read on storage.objects for select to authenticated
  using (bucket_id = 'documents' and exists (
    select from public.documents d where d.storage_key = objects.name and d.user_id = (select auth.uid())));

-- As before, and of a document that is somebody else's now what there was of it is made anew.
create or replace function public.follow_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare fresh jsonb := to_jsonb(new); known jsonb := to_jsonb(old);
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and fresh ->> 'user_id' <> known ->> 'user_id') then
    -- Nobody's, because its owner may be leaving too.
    perform public.enqueue_job('knowledge.remove', null, old.id::text,
      jsonb_build_object('owner', old.user_id, 'document', old.id), 5, now(), 20);
    if tg_op = 'UPDATE' then
      perform public.index_document(new.id, new.user_id);
    end if;
    return null;
  end if;
  if tg_op = 'INSERT' or fresh ->> 'sha256' is distinct from known ->> 'sha256' then
    insert into public.knowledge_documents (document_id, user_id) values (new.id, new.user_id)
      on conflict (document_id) do nothing;
    -- What is being written is saved every few seconds: it is read when a moment has passed.
    perform public.read_document(new.id, new.user_id,
      case tg_op when 'INSERT' then interval '0' else interval '8 seconds' end);
  elsif fresh ->> 'name' is distinct from known ->> 'name' then
    perform public.index_document(new.id, new.user_id, false, interval '8 seconds');
  end if;
  return null;
end $$;

-- Gives documents to somebody else.
create function private.hand_over_documents(p_documents uuid[], p_from uuid, p_to uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare given uuid[];
begin
  given := array(select id from public.documents where id = any (p_documents) and user_id = p_from order by id
    for update);
  if cardinality(given) = 0 then return; end if;
  delete from public.document_shares where document_id = any (given);
  delete from public.document_uploads where document_id = any (given);
  delete from public.document_comments where document_id = any (given);
  delete from public.document_versions v where v.document_id = any (given) and exists (
    select from public.document_versions later where later.document_id = v.document_id and later.no > v.no);
  update public.document_versions set user_id = p_to, author_id = null, note = null where document_id = any (given);
  update public.document_contents set user_id = p_to, base = null where document_id = any (given);
  update public.document_readings set user_id = p_to where document_id = any (given);
  update public.document_blocks set user_id = p_to where document_id = any (given);
  update public.document_facts set user_id = p_to where document_id = any (given);
  update public.knowledge_documents set user_id = p_to, like_document = null where document_id = any (given);
  update public.documents set user_id = p_to, folder_id = null, tags = '{}', is_starred = false
    where id = any (given);
  perform private.withhold_quotes(p_from, given);
end $$;

-- Who takes a matter over from its holder: whoever was named to, if they are named for it; else those who may edit
-- it, else those who read it, the longest named first; if nobody is, whoever was named to, or the first owner whom
-- nobody barred.
create function private.heir_of(p_collection uuid, p_organization uuid, p_from uuid, p_to uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select m.user_id from public.organization_members m
  left join public.collection_people p on p.collection_id = p_collection and p.user_id = m.user_id
  where m.organization_id = p_organization and m.user_id <> p_from and m.role in ('owner', 'admin', 'member')
    and not private.is_closed(m.user_id)
    and not exists (select from public.matter_bars b where b.collection_id = p_collection and b.user_id = m.user_id)
    and (p.user_id is not null or m.user_id = p_to or m.role = 'owner')
  order by p.user_id is null, m.user_id is distinct from p_to, p.access, p.created_at, m.joined_at, m.user_id
  limit 1
$$;

-- Hands on what one who leaves holds of an organisation. `p_to`: who gets what is shared with everybody; nobody
-- where there is none. The matters always go.
create function private.hand_on(p_organization uuid, p_from uuid, p_to uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare one public.collections; heir uuid; called text; copy integer;
begin
  for one in select * from public.collections
    where organization_id = p_organization and user_id = p_from and (matter is not null or p_to is not null)
    order by id for update
  loop
    heir := case when one.matter is null then p_to else private.heir_of(one.id, p_organization, p_from, p_to) end;
    continue when heir is null;
    called := one.name;
    copy := 2;
    while exists (select from public.collections where user_id = heir and name = called) loop
      called := left(one.name, 54) || ' (' || copy || ')';
      copy := copy + 1;
    end loop;
    -- Whoever takes it over is named no more: their own documents in it stay, as the holder's.
    perform set_config('beopdap.handing_on', one.id::text, true);
    delete from public.collection_people where collection_id = one.id and user_id = heir;
    perform set_config('beopdap.handing_on', '', true);
    update public.collections set user_id = heir, name = called where id = one.id;
    perform private.hand_over_documents(
      array(select document_id from public.collection_documents where collection_id = one.id and user_id = p_from),
      p_from, heir);
    -- What was the leaver's stands in none of their own collections any more.
    delete from public.collection_documents cd using public.documents d
      where cd.document_id = d.id and cd.user_id = p_from and d.user_id = heir and cd.collection_id <> one.id
        and not exists (select from public.collections c where c.id = cd.collection_id
          and c.organization_id = p_organization and c.user_id in (p_from, heir));
    update public.collection_documents cd set user_id = heir from public.documents d
      where cd.document_id = d.id and cd.user_id = p_from and d.user_id = heir;
    perform private.note_access(p_organization, private.live_uid(), 'handedOn', one.id, null, heir, one.matter);
  end loop;
end $$;

-- As before; but what somebody put into a matter stays in it, and is its holder's from then on.
create or replace function public.take_out_documents() returns trigger
language plpgsql security definer set search_path = '' as $$
declare holder uuid;
begin
  if tg_op = 'UPDATE' and new.access = 'edit' then return null; end if;
  select user_id into holder from public.collections where id = old.collection_id and matter is not null;
  if holder is null then
    delete from public.collection_documents where collection_id = old.collection_id and user_id = old.user_id;
    return null;
  end if;
  perform private.hand_over_documents(
    array(select document_id from public.collection_documents
      where collection_id = old.collection_id and user_id = old.user_id), old.user_id, holder);
  delete from public.collection_documents cd using public.documents d
    where cd.document_id = d.id and cd.user_id = old.user_id and d.user_id = holder
      and cd.collection_id <> old.collection_id;
  update public.collection_documents set user_id = holder
    where collection_id = old.collection_id and user_id = old.user_id;
  return null;
end $$;

-- Whoever takes a collection over is named for it no more, which ends nothing for them.
drop trigger collection_people_take_out on public.collection_people;
create trigger collection_people_take_out after delete on public.collection_people
  for each row when (current_setting('beopdap.handing_on', true) is distinct from old.collection_id::text)
  execute function public.take_out_documents();
create trigger collection_people_take_out_access after update of access on public.collection_people
  for each row execute function public.take_out_documents();
drop trigger collection_people_quotes_withheld on public.collection_people;
create trigger collection_people_quotes_withheld after delete on public.collection_people
  for each row when (current_setting('beopdap.handing_on', true) is distinct from old.collection_id::text)
  execute function public.withhold_unnamed();
drop trigger collection_people_noted on public.collection_people;
create trigger collection_people_noted after insert or update of access on public.collection_people
  for each row execute function public.note_naming();
create trigger collection_people_end_noted after delete on public.collection_people
  for each row when (current_setting('beopdap.handing_on', true) is distinct from old.collection_id::text)
  execute function public.note_naming();

-- However somebody leaves or comes to share nothing, the matters are handed on first.
create function public.hand_on_matters() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.role not in ('owner', 'admin', 'member') then
    perform private.hand_on(old.organization_id, old.user_id, null);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger organization_members_hand_on before delete or update of role on public.organization_members
  for each row execute function public.hand_on_matters();

-- Whether somebody may be handed what is shared.
create function private.may_inherit(p_organization uuid, p_from uuid, p_to uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_to is null or exists (select from public.organization_members where organization_id = p_organization
    and user_id = p_to and p_to <> p_from and role in ('owner', 'admin', 'member') and not private.is_closed(p_to))
$$;

-- As before, and what is shared goes to a member if one is named. Answers besides: heir (who cannot get it).
drop function public.leave_organization(uuid);
create function public.leave_organization(p_organization uuid, p_heir uuid default null) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization); person uuid := private.live_uid();
begin
  if mine is null then return 'missing'; end if;
  if mine = 'owner' and not private.has_other_owner(p_organization, person) then return 'lastOwner'; end if;
  if not private.may_inherit(p_organization, person, p_heir) then return 'heir'; end if;
  perform private.hand_on(p_organization, person, p_heir);
  delete from public.organization_members where organization_id = p_organization and user_id = person;
  perform private.record_organization('memberLeft', p_organization, person);
  return 'ok';
end $$;
drop function public.remove_member(uuid, uuid);
create function public.remove_member(p_organization uuid, p_member uuid, p_heir uuid default null) returns text
language plpgsql security definer set search_path = '' as $$
declare mine text := private.lock_organization(p_organization); was text;
begin
  if mine is null then return 'missing'; end if;
  select role into was from public.organization_members
    where organization_id = p_organization and user_id = p_member for update;
  if was is null then return 'missing'; end if;
  if not private.may_manage(mine, was) then return 'forbidden'; end if;
  if was = 'owner' and not private.has_other_owner(p_organization, p_member) then return 'lastOwner'; end if;
  if not private.may_inherit(p_organization, p_member, p_heir) then return 'heir'; end if;
  perform private.hand_on(p_organization, p_member, p_heir);
  delete from public.organization_members where organization_id = p_organization and user_id = p_member;
  perform private.record_organization('memberRemoved', p_organization, p_member);
  return 'ok';
end $$;

-- As before; memberships end first, while there still are documents to be handed on.
create or replace function public.remove_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.security_logs set user_email = null, ip_address = null, user_agent = null, event_data = '{}'
    where user_id = person;
  update public.audit_log set actor_email = null where actor_id = person;
  delete from public.organization_invitations
    where accepted_by = person or email = (select lower(u.email) from auth.users u where u.id = person);
  delete from public.organization_members where user_id = person;
  perform public.end_sessions(person);
  delete from auth.users where id = person;
end $$;

revoke all on function private.hand_over_documents(uuid[], uuid, uuid), private.heir_of(uuid, uuid, uuid, uuid),
  private.hand_on(uuid, uuid, uuid), private.may_inherit(uuid, uuid, uuid) from public;
revoke all on function public.hand_on_matters() from public, anon, authenticated, service_role;
revoke all on function public.leave_organization(uuid, uuid), public.remove_member(uuid, uuid, uuid)
  from public, anon, authenticated;
grant execute on function public.leave_organization(uuid, uuid), public.remove_member(uuid, uuid, uuid)
  to authenticated;
