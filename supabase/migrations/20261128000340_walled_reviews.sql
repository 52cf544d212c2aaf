-- A review shows the whole contract. So where the contract is a document of a matter, its review is shared with
-- nobody either: not with the organisation, whose members the wall keeps out, and not by a link.
create function public.refuse_walled_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.organization_id is null then return new; end if;
  perform from public.documents where id = new.document_id for update;
  if private.is_walled(new.document_id) then
    raise exclusion_violation using message = 'a review of a document behind a wall';
  end if;
  return new;
end $$;
create trigger contract_reviews_walled before update of organization_id, document_id on public.contract_reviews
  for each row execute function public.refuse_walled_review();

create function public.refuse_walled_review_link() returns trigger
language plpgsql security definer set search_path = '' as $$
declare contract uuid;
begin
  select document_id into contract from public.contract_reviews where id = new.review_id;
  perform from public.documents where id = contract for update;
  if private.is_walled(contract) then
    raise exclusion_violation using message = 'a review of a document behind a wall';
  end if;
  return new;
end $$;
create trigger contract_review_shares_walled before insert on public.contract_review_shares
  for each row execute function public.refuse_walled_review_link();

-- As before; what is shared of a document's reviews ends as well when the document goes behind a wall.
create or replace function private.end_links(p_collection uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare walled uuid[];
begin
  select coalesce(array_agg(cd.document_id), '{}') into walled from public.collection_documents cd
    join public.collections c on c.id = cd.collection_id and c.matter is not null
    where cd.collection_id = p_collection;
  update public.document_shares set revoked_at = now()
    where document_id = any (walled) and revoked_at is null;
  update public.contract_review_shares s set revoked_at = now()
    from public.contract_reviews r
    where r.id = s.review_id and r.document_id = any (walled) and s.revoked_at is null;
  update public.contract_reviews set organization_id = null
    where document_id = any (walled) and organization_id is not null;
end $$;

revoke all on function public.refuse_walled_review(), public.refuse_walled_review_link()
  from public, anon, authenticated, service_role;

-- What was shared before there was this wall.
update public.contract_review_shares s set revoked_at = now()
  from public.contract_reviews r
  where r.id = s.review_id and s.revoked_at is null and private.is_walled(r.document_id);
update public.contract_reviews set organization_id = null
  where organization_id is not null and private.is_walled(document_id);
