-- Links by which others read a review of a contract, without an account. A link that ended stays, so that its owner
-- sees it.
create table public.contract_review_shares (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null,
  user_id uuid not null,
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{22}$'),
  -- Whether what the owner said to the findings is shown too.
  with_notes boolean not null default false,
  expires_at timestamptz,
  revoked_at timestamptz,
  opened_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (user_id, review_id) references public.contract_reviews (user_id, id) on delete cascade
);
create index contract_review_shares_of on public.contract_review_shares (user_id, review_id, created_at desc);

alter table public.contract_review_shares enable row level security;
revoke all on public.contract_review_shares from anon, authenticated;
grant select on public.contract_review_shares to authenticated;
create policy contract_review_shares_own on public.contract_review_shares for select to authenticated
  using (user_id = (select auth.uid()));
create policy live_session on public.contract_review_shares as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

-- Makes a link to one's own review. Answers ok · missing · tooMany (fifty work at a time).
create function public.share_contract_review(p_review uuid, p_days integer default null, p_notes boolean default false)
returns text
language plpgsql security definer set search_path = '' as $$
declare owner uuid := private.live_uid();
begin
  -- The lock makes two that are asked for at once count each other.
  perform from public.contract_reviews
    where id = p_review and user_id = owner and outline is not null for update;
  if not found then return 'missing'; end if;
  if (select count(*) from public.contract_review_shares where review_id = p_review and revoked_at is null
    and (expires_at is null or expires_at > now())) >= 50 then return 'tooMany'; end if;
  insert into public.contract_review_shares (review_id, user_id, token, with_notes, expires_at)
    values (p_review, owner,
      rtrim(translate(encode(substring(
        sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')) from 1 for 16), 'base64'),
        '+/', '-_'), '='),
      coalesce(p_notes, false),
      case when p_days is not null then now() + make_interval(days => least(greatest(p_days, 1), 366)) end);
  return 'ok';
end $$;

-- Ends a link of one's own. Answers whether it worked until now.
create function public.revoke_contract_share(p_share uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.contract_review_shares set revoked_at = now()
    where id = p_share and user_id = private.live_uid() and revoked_at is null;
  return found;
end $$;

-- What a link shows to whoever has it: the contract and its findings; nothing says whose they are. Null for one
-- that never was, has ended, or is of an account that was closed off.
create function public.open_shared_contract_review(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare share public.contract_review_shares;
begin
  select * into share from public.contract_review_shares s where s.token = p_token and s.revoked_at is null
    and (s.expires_at is null or s.expires_at > now())
    and not exists (select from public.profiles p where p.id = s.user_id and p.disabled_at is not null);
  if not found then return null; end if;
  update public.contract_review_shares set opened_at = now() where id = share.id;
  return (select jsonb_build_object('title', r.title, 'contract', r.contract, 'facts', r.facts, 'side', r.side,
      'outline', r.outline, 'remarks', r.remarks, 'reviewed_at', r.reviewed_at, 'notes', share.with_notes,
      'findings', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'no', f.no, 'rule_id', f.rule_id,
          'kind', f.kind, 'topic', f.topic, 'severity', f.severity, 'clause', f.clause, 'quote', f.quote,
          'start_at', f.start_at, 'end_at', f.end_at, 'articles', f.articles, 'details', f.details,
          'sides', f.sides,
          'state', case when share.with_notes then f.state else 'open' end,
          'dismissal', case when share.with_notes then f.dismissal end,
          'comment', case when share.with_notes then f.comment end) order by f.start_at nulls last, f.no), '[]')
        from public.contract_findings f where f.review_id = r.id and f.user_id = r.user_id))
    from public.contract_reviews r
    where r.id = share.review_id and r.contract is not null and r.outline is not null);
end $$;

revoke all on function public.share_contract_review(uuid, integer, boolean), public.revoke_contract_share(uuid),
  public.open_shared_contract_review(text) from public, anon, authenticated;
grant execute on function public.share_contract_review(uuid, integer, boolean), public.revoke_contract_share(uuid)
  to authenticated;
grant execute on function public.open_shared_contract_review(text) to anon, authenticated;
