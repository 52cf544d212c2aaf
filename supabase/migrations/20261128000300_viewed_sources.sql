-- What a person looked at (최근 본 자료): decisions and articles, each once with the time when it was last opened. Kept
-- for them alone, the last two hundred, and not at all once they switch it off.

create table public.viewed_sources (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('decision', 'article')),
  -- The serial of a decision, the id of an article (`001706#839의2`).
  reference text not null check (char_length(reference) between 1 and 60),
  path text not null check (path ~ '^/(cases|statutes)/[^/\\]' and char_length(path) <= 600),
  citation text not null check (char_length(btrim(citation)) between 1 and 400),
  name text not null check (char_length(name) <= 1000),
  viewed_at timestamptz not null default clock_timestamp(),
  unique (user_id, kind, reference)
);
create index viewed_sources_of_user on public.viewed_sources (user_id, viewed_at desc, id);

create table public.viewing_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  keeps_history boolean not null,
  changed_at timestamptz not null default now()
);

alter table public.viewed_sources enable row level security;
alter table public.viewing_choices enable row level security;
revoke all on public.viewed_sources, public.viewing_choices from anon, authenticated;
create policy viewed_sources_own on public.viewed_sources for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy live_session on public.viewed_sources as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
create policy viewing_choices_own on public.viewing_choices for select to authenticated
  using (user_id = auth.uid());
create policy live_session on public.viewing_choices as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
grant select, delete on public.viewed_sources to authenticated;
grant select on public.viewing_choices to authenticated;

-- Notes that one looked at a source now; nothing where one switched that off.
create function public.record_view(p_kind text, p_reference text, p_path text, p_citation text, p_name text)
returns void
language plpgsql security definer set search_path = '' as $$
declare me uuid := auth.uid();
begin
  if me is null or not private.has_live_session() then
    raise exception 'a session is needed' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from public.viewing_choices where user_id = me and not keeps_history) then return; end if;
  insert into public.viewed_sources (user_id, kind, reference, path, citation, name)
  values (me, p_kind, p_reference, p_path, p_citation, p_name)
  on conflict (user_id, kind, reference) do update
    set viewed_at = clock_timestamp(), path = excluded.path, citation = excluded.citation, name = excluded.name;
  delete from public.viewed_sources where id in (
    select id from public.viewed_sources where user_id = me order by viewed_at desc, id offset 200
  );
end $$;

-- Switches the history on or off; off also forgets what was kept.
create function public.keep_viewing_history(p_keep boolean)
returns void
language plpgsql security definer set search_path = '' as $$
declare me uuid := auth.uid();
begin
  if me is null or not private.has_live_session() then
    raise exception 'a session is needed' using errcode = 'insufficient_privilege';
  end if;
  insert into public.viewing_choices (user_id, keeps_history) values (me, p_keep)
  on conflict (user_id) do update set keeps_history = excluded.keeps_history, changed_at = now();
  if not p_keep then delete from public.viewed_sources where user_id = me; end if;
end $$;

revoke all on function public.record_view(text, text, text, text, text), public.keep_viewing_history(boolean)
  from public, anon;
grant execute on function public.record_view(text, text, text, text, text), public.keep_viewing_history(boolean)
  to authenticated;
