-- Saved sources (저장한 판례와 조문): the decisions and articles that a person keeps, with a note and a folder. What
-- they are called is read from the corpus by the site when they are saved, never taken from a browser.

create table public.saved_sources (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('decision', 'article')),
  -- The serial of a decision, the id of an article (`001706#839의2`).
  reference text not null check (char_length(reference) between 1 and 60),
  path text not null check (path ~ '^/(cases|statutes)/[^/\\]' and char_length(path) <= 600),
  citation text not null check (char_length(btrim(citation)) between 1 and 400),
  name text not null check (char_length(name) <= 1000),
  folder text check (char_length(btrim(folder)) between 1 and 40),
  note text check (char_length(btrim(note)) between 1 and 4000),
  created_at timestamptz not null default now(),
  unique (user_id, kind, reference)
);
create index saved_sources_of_user on public.saved_sources (user_id, created_at desc, id);

alter table public.saved_sources enable row level security;
revoke all on public.saved_sources from anon, authenticated;
create policy saved_sources_own on public.saved_sources for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy live_session on public.saved_sources as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
grant select, delete on public.saved_sources to authenticated;
grant insert (kind, reference, path, citation, name), update (folder, note) on public.saved_sources to authenticated;

create trigger saved_sources_limited before insert on public.saved_sources
  for each row execute function public.limit_matter_rows('3000');

-- How many one has of each kind in each folder: the list's filters and its number of pages.
create function public.count_saved_sources()
returns table (kind text, folder text, count bigint)
language sql stable security invoker set search_path = '' as $$
  select kind, folder, count(*) from public.saved_sources
  where user_id = (select auth.uid()) group by kind, folder order by folder nulls first, kind
$$;
revoke all on function public.count_saved_sources() from public, anon;
grant execute on function public.count_saved_sources() to authenticated;
