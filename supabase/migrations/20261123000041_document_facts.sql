-- What documents say of parties, days, amounts and law, read when they are indexed, and searches that people keep.
create table public.document_facts (
  document_id uuid not null references public.documents (id) on delete cascade,
  no integer not null check (no >= 0),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('party', 'deadline', 'date', 'amount', 'law')),
  label text not null default '' check (char_length(label) <= 40),
  value text not null check (char_length(value) between 1 and 120),
  day date,
  quote text not null check (char_length(quote) <= 240),
  passage integer not null check (passage >= 0),
  page integer check (page > 0),
  primary key (document_id, no)
);
create index document_facts_of_user on public.document_facts (user_id, kind, day);

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The query of the page's address, as the page reads it.
  query text not null check (char_length(query) between 1 and 1000),
  name text not null check (
    char_length(name) between 1 and 60 and name = btrim(name)
    and name !~ '[[:cntrl:]\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);

do $$
declare name text;
begin
  foreach name in array array['document_facts', 'saved_searches'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated '
      'using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
end $$;
grant select on public.document_facts to authenticated;
create policy document_facts_own on public.document_facts for select to authenticated
  using (user_id = auth.uid());
grant select, delete, insert (name, query) on public.saved_searches to authenticated;
create policy saved_searches_own on public.saved_searches for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());

-- However they come, no more than anybody needs.
create function public.place_saved_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('saved searches ' || new.user_id::text, 0));
  if (select count(*) from public.saved_searches where user_id = new.user_id) >= 50 then
    raise check_violation using message = 'too many saved searches';
  end if;
  return new;
end $$;
create trigger saved_searches_placed before insert on public.saved_searches
  for each row execute function public.place_saved_search();
revoke all on function public.place_saved_search() from public, anon, authenticated;

-- How indexing went, and what was read of it, written by the worker within the end of its job. False: the
-- document is gone.
create or replace function public.note_indexed(p_document uuid, p_result jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare owner uuid;
begin
  update public.knowledge_documents set
      state = p_result ->> 'state', reason = p_result ->> 'reason', version = p_result ->> 'version',
      pages = (p_result ->> 'pages')::integer, passages = coalesce((p_result ->> 'passages')::integer, 0),
      unread_pages = coalesce((p_result ->> 'unread')::integer, 0),
      like_document = (select d.id from public.documents d
        where d.id = (p_result ->> 'like')::uuid and d.user_id = knowledge_documents.user_id),
      updated_at = now()
    where document_id = p_document returning user_id into owner;
  if not found then return false; end if;
  delete from public.document_facts where document_id = p_document;
  insert into public.document_facts (document_id, no, user_id, kind, label, value, day, quote, passage, page)
    select p_document, fact.ordinality - 1, owner, value ->> 'kind', value ->> 'label', value ->> 'value',
      (value ->> 'day')::date, value ->> 'quote', (value ->> 'passage')::integer, (value ->> 'page')::integer
    from jsonb_array_elements(coalesce(p_result -> 'facts', '[]')) with ordinality fact;
  return true;
end $$;

-- What was indexed before is read once more, and found meanwhile as it was.
select public.index_document(id, user_id, false) from public.documents;

-- A job that its owner cancels leaves nobody waiting either.
create or replace function public.follow_index_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.knowledge_documents set state = 'failed',
      reason = case new.state when 'cancelled' then 'cancelled' else left(new.reason, 40) end, updated_at = now()
    where document_id = new.subject::uuid and state = 'waiting';
  return null;
end $$;
drop trigger jobs_given_up on public.jobs;
create trigger jobs_given_up after update of state on public.jobs
  for each row when (new.kind = 'knowledge.index' and new.state in ('failed', 'cancelled'))
  execute function public.follow_index_job();
