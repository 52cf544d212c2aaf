-- Matters (사건): who is in them, what falls due, notes, decisions, documents and drafts. Each row is its
-- owner's alone, and a part names its owner too, so that nobody hangs one onto another's matter.

create table public.matters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  case_number text check (char_length(btrim(case_number)) between 1 and 60),
  court text check (char_length(btrim(court)) between 1 and 60),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
create index matters_of_user on public.matters (user_id, created_at desc);

create table public.matter_parties (
  id uuid primary key default gen_random_uuid(),
  matter_id uuid not null,
  user_id uuid not null default auth.uid(),
  role text not null check (role in ('client', 'opponent', 'counsel', 'court', 'witness', 'other')),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  contact text check (char_length(btrim(contact)) between 1 and 300),
  created_at timestamptz not null default now(),
  foreign key (matter_id, user_id) references public.matters (id, user_id) on delete cascade
);
create index matter_parties_of_matter on public.matter_parties (matter_id, created_at);

create table public.matter_deadlines (
  id uuid primary key default gen_random_uuid(),
  matter_id uuid not null,
  user_id uuid not null default auth.uid(),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  due_on date not null check (due_on between '2000-01-01' and '2100-12-31'),
  -- What it was reckoned from, where it is a period of the law.
  preset text check (preset ~ '^[a-z]+(-[a-z]+)*$' and char_length(preset) <= 60),
  start_on date,
  -- So many days before it a mail goes out; null: none.
  remind_days smallint check (remind_days between 0 and 60),
  -- The day that the owner was last reminded of.
  reminded_of date,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  check ((preset is null) = (start_on is null)),
  foreign key (matter_id, user_id) references public.matters (id, user_id) on delete cascade
);
create index matter_deadlines_of_matter on public.matter_deadlines (matter_id, due_on);
create index matter_deadlines_open on public.matter_deadlines (user_id, due_on) where done_at is null;

create table public.matter_records (
  id uuid primary key default gen_random_uuid(),
  matter_id uuid not null,
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('note', 'decision', 'document', 'draft')),
  -- A note's words, or a title. A record of something deleted elsewhere stays as its title.
  body text not null check (char_length(btrim(body)) between 1 and 8000),
  -- The number of a decision, the id of a document, the name of a template; notes have none.
  reference text check (char_length(reference) between 1 and 100),
  created_at timestamptz not null default now(),
  check ((kind = 'note') = (reference is null)),
  foreign key (matter_id, user_id) references public.matters (id, user_id) on delete cascade
);
create index matter_records_of_matter on public.matter_records (matter_id, created_at desc);

-- One address of a calendar a person. The secret of the address is shown once; here is its SHA-256.
create table public.matter_feeds (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

do $$
declare name text;
begin
  foreach name in array array['matters', 'matter_parties', 'matter_deadlines', 'matter_records', 'matter_feeds']
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('create policy %I on public.%I for all to authenticated
      using (user_id = auth.uid()) with check (user_id = auth.uid())', name || '_own', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated
      using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
end $$;

grant select, delete on public.matters, public.matter_parties, public.matter_deadlines, public.matter_records
  to authenticated;
grant insert (title, case_number, court), update (title, case_number, court, closed_at)
  on public.matters to authenticated;
grant insert (matter_id, role, name, contact) on public.matter_parties to authenticated;
grant insert (matter_id, title, due_on, preset, start_on, remind_days), update (done_at)
  on public.matter_deadlines to authenticated;
grant insert (matter_id, kind, body, reference) on public.matter_records to authenticated;
grant select (user_id, created_at), insert (token_hash), delete on public.matter_feeds to authenticated;

-- Nobody fills the database: so many rows of each kind a person.
create function public.limit_matter_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare held bigint;
begin
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into held using new.user_id;
  if held >= tg_argv[0]::bigint then
    raise exception 'too many rows of one person' using errcode = 'program_limit_exceeded';
  end if;
  return new;
end $$;
create trigger matters_limited before insert on public.matters
  for each row execute function public.limit_matter_rows('500');
create trigger matter_parties_limited before insert on public.matter_parties
  for each row execute function public.limit_matter_rows('5000');
create trigger matter_deadlines_limited before insert on public.matter_deadlines
  for each row execute function public.limit_matter_rows('5000');
create trigger matter_records_limited before insert on public.matter_records
  for each row execute function public.limit_matter_rows('10000');

-- A deadline asks for its own reminder, in the morning of its day in Korea; one that is over asks for none.
create function public.plan_deadline_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
declare due timestamptz;
begin
  if tg_op <> 'INSERT' then
    delete from public.jobs where kind = 'matters.remind' and subject = old.id::text and state = 'queued';
  end if;
  if tg_op = 'DELETE' or new.done_at is not null or new.remind_days is null or new.reminded_of = new.due_on
    or new.due_on < (now() at time zone 'Asia/Seoul')::date then return null; end if;
  due := ((new.due_on - new.remind_days) + time '09:00') at time zone 'Asia/Seoul';
  perform public.enqueue_job('matters.remind', new.user_id, new.id::text,
    jsonb_build_object('deadline', new.id), 0, greatest(now(), due), 8);
  return null;
end $$;
create trigger matter_deadlines_reminded after insert or delete or update of done_at on public.matter_deadlines
  for each row execute function public.plan_deadline_reminder();
revoke all on function public.limit_matter_rows(), public.plan_deadline_reminder()
  from public, anon, authenticated, service_role;

-- The open deadlines behind the secret address of a calendar, whoever asks; null for an unknown one.
create function public.read_matter_feed(p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'matter', m.title, 'matterId', m.id,
        'dueOn', d.due_on) order by d.due_on, d.id)
      from public.matter_deadlines d join public.matters m on m.id = d.matter_id
      where d.user_id = f.user_id and d.done_at is null and m.closed_at is null), '[]')
  from public.matter_feeds f where f.token_hash = p_hash
$$;
revoke all on function public.read_matter_feed(text) from public;
grant execute on function public.read_matter_feed(text) to anon, authenticated, service_role;
