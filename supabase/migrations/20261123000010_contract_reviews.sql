-- Contracts that people have reviewed: the text, what was confirmed about it, and what was found. Everything is
-- its owner's alone and goes with the review.

create table public.contract_reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (
    char_length(title) between 1 and 120 and title = btrim(title)
    and title !~ '[[:cntrl:]\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  -- Null: pasted. A file of the library that came with the review goes with it again.
  document_id uuid references public.documents (id) on delete set null,
  owns_document boolean not null default false,
  -- reading a file · waiting for its facts to be confirmed · reviewing · ready · failed · cancelled
  state text not null default 'facts'
    check (state in ('reading', 'facts', 'reviewing', 'ready', 'failed', 'cancelled')),
  reason text check (char_length(reason) <= 60),
  contract text check (char_length(contract) between 1 and 600000),
  -- What the reader of the file noticed, and what the text itself says about the contract.
  remarks jsonb not null default '[]' check (jsonb_typeof(remarks) = 'array'),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 8192),
  -- Where the reader stands: findings say for which of the three they hold.
  side text not null default 'neutral' check (side in ('drafter', 'signer', 'neutral')),
  -- Clauses, dates and what was not checked, as they were when it was reviewed.
  outline jsonb,
  rules_version text check (char_length(rules_version) <= 20),
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  check (state in ('reading', 'failed', 'cancelled') or contract is not null),
  unique (user_id, id)
);
create index contract_reviews_of_user on public.contract_reviews (user_id, created_at desc);
create index contract_reviews_of_document on public.contract_reviews (document_id);

create table public.contract_findings (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null,
  user_id uuid not null,
  no integer not null check (no >= 1),
  -- Of the rule, its topic and its place: a second review of the same text finds what was said to it before.
  identity text not null check (char_length(identity) <= 200),
  rule_id text not null check (char_length(rule_id) <= 80),
  kind text not null check (kind in ('void', 'risk', 'missing', 'inconsistent', 'form')),
  topic text not null check (char_length(topic) <= 80),
  severity text not null check (severity in ('high', 'medium', 'low')),
  clause text check (char_length(clause) <= 120),
  quote text check (char_length(quote) <= 20000),
  start_at integer,
  end_at integer,
  articles text[] not null default '{}',
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- For whom it is one.
  sides text[] not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'dismissed')),
  dismissal text check (char_length(dismissal) between 1 and 500),
  comment text check (char_length(comment) between 1 and 2000),
  unique (review_id, identity),
  check ((start_at is null) = (end_at is null)),
  check (state = 'dismissed' or dismissal is null),
  foreign key (user_id, review_id) references public.contract_reviews (user_id, id) on delete cascade
);
create index contract_findings_of_review on public.contract_findings (user_id, review_id, no);

-- Which reviews count for a month's limit. They stay when the review goes, so that deleting gives none back.
create table public.contract_review_uses (
  review_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  used_at timestamptz not null default now()
);
create index contract_review_uses_of_user on public.contract_review_uses (user_id, used_at);

do $$
declare name text;
begin
  foreach name in array array['contract_reviews', 'contract_findings', 'contract_review_uses'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated '
      'using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
    execute format('create policy %I on public.%I for all to authenticated '
      'using (user_id = auth.uid()) with check (user_id = auth.uid())', name || '_own', name);
  end loop;
end $$;
grant select, delete, update (title, side) on public.contract_reviews to authenticated;
grant select, update (state, dismissal, comment) on public.contract_findings to authenticated;
grant select on public.contract_review_uses to authenticated;

-- Begins a review: of a text, or of a document of the owner's own, which a job reads. Answers its id, or
-- `tooMany` · `noDocument`.
create function public.add_contract_review(p_user uuid, p_review jsonb, p_most integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  document uuid := (p_review ->> 'document')::uuid;
  added uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('contract reviews ' || p_user::text, 0));
  if (select count(*) from public.contract_reviews where user_id = p_user) >= p_most then
    return jsonb_build_object('outcome', 'tooMany');
  end if;
  if document is not null and
    not exists (select from public.documents where id = document and user_id = p_user) then
    return jsonb_build_object('outcome', 'noDocument');
  end if;
  insert into public.contract_reviews (user_id, title, document_id, owns_document, state, contract, remarks, facts)
    values (p_user, p_review ->> 'title', document, coalesce((p_review ->> 'owned')::boolean, false),
      case when document is null then 'facts' else 'reading' end, p_review ->> 'contract',
      coalesce(p_review -> 'remarks', '[]'), coalesce(p_review -> 'facts', '{}'))
    returning id into added;
  if document is not null then
    perform public.enqueue_job('contracts.read', p_user, added::text,
      jsonb_build_object('review', added), 0, now(), 3);
  end if;
  return jsonb_build_object('outcome', 'ok', 'id', added);
end $$;

-- Has a contract reviewed with the facts that were confirmed. The first time it counts for the month that
-- begins at `p_from`. Answers ok · missing · busy · limit.
create function public.start_contract_review(
  p_user uuid, p_review uuid, p_facts jsonb, p_side text, p_from timestamptz, p_most integer)
returns text
language plpgsql security definer set search_path = '' as $$
declare review public.contract_reviews;
begin
  perform pg_advisory_xact_lock(hashtextextended('contract reviews ' || p_user::text, 0));
  select * into review from public.contract_reviews where id = p_review and user_id = p_user for update;
  if not found or review.contract is null then return 'missing'; end if;
  if review.state in ('reading', 'reviewing') then return 'busy'; end if;
  if not exists (select from public.contract_review_uses where review_id = p_review) then
    if (select count(*) from public.contract_review_uses where user_id = p_user and used_at >= p_from) >= p_most then
      return 'limit';
    end if;
    insert into public.contract_review_uses (review_id, user_id) values (p_review, p_user);
  end if;
  update public.contract_reviews set state = 'reviewing', reason = null, facts = p_facts, side = p_side
    where id = p_review;
  perform public.enqueue_job('contracts.review', p_user, p_review::text,
    jsonb_build_object('review', p_review), 0, now(), 3);
  return 'ok';
end $$;

-- Back to where a review that ended without success can be begun again: to its facts, or to its file. Also
-- where somebody wants other facts for one that is ready. Answers whether there is one.
create function public.reopen_contract_review(p_user uuid, p_review uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare review public.contract_reviews;
begin
  select * into review from public.contract_reviews
    where id = p_review and user_id = p_user and state in ('ready', 'failed', 'cancelled') for update;
  if not found or (review.contract is null and review.document_id is null) then return false; end if;
  update public.contract_reviews set reason = null,
      state = case when contract is null then 'reading' else 'facts' end where id = p_review;
  if review.contract is null then
    perform public.enqueue_job('contracts.read', p_user, p_review::text,
      jsonb_build_object('review', p_review), 0, now(), 3);
  end if;
  return true;
end $$;

-- A job that is given up or cancelled says so at its review. What never came to a result does not count.
create function public.follow_contract_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.contract_reviews set state = new.state, reason = left(new.reason, 60)
    where id = new.subject::uuid and state in ('reading', 'reviewing');
  delete from public.contract_review_uses u using public.contract_reviews r
    where u.review_id = new.subject::uuid and r.id = u.review_id and r.reviewed_at is null;
  return null;
end $$;
create trigger contract_jobs_ended after update of state on public.jobs
  for each row when (new.kind in ('contracts.read', 'contracts.review') and new.state in ('failed', 'cancelled'))
  execute function public.follow_contract_job();

revoke all on function public.add_contract_review(uuid, jsonb, integer),
  public.start_contract_review(uuid, uuid, jsonb, text, timestamptz, integer),
  public.reopen_contract_review(uuid, uuid), public.follow_contract_job() from public, anon, authenticated;
grant execute on function public.add_contract_review(uuid, jsonb, integer),
  public.start_contract_review(uuid, uuid, jsonb, text, timestamptz, integer),
  public.reopen_contract_review(uuid, uuid) to service_role;
