-- Conversations of the legal chat. One belongs to an account, or, for a visitor, to a device: the hash of a
-- secret that only its browser has. Nobody but the server writes an answer: a shared page shows it as checked.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  device text check (length(device) = 43),
  title text not null check (length(btrim(title)) between 1 and 120),
  kind text not null default 'chat' check (kind in ('chat', 'consultation')),
  scope text not null default 'all' check (scope in ('all', 'precedents', 'statutes')),
  locale text not null check (locale in ('ko', 'en', 'ja', 'zh')),
  -- What the guided intake of a consultation asked.
  intake jsonb check (pg_column_size(intake) <= 65536),
  pinned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((user_id is null) <> (device is null))
);
create index conversations_of_user on public.conversations (user_id, updated_at desc);
create index conversations_of_device on public.conversations (device, updated_at desc) where device is not null;

-- Questions and answers in turn: a question has an even position, its answer the next.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  position integer not null check (position >= 0),
  role text not null check (role = case position % 2 when 0 then 'user' else 'assistant' end),
  state text not null default 'done' check (state in ('writing', 'done', 'stopped', 'failed')),
  parts jsonb not null check (jsonb_typeof(parts) = 'array' and pg_column_size(parts) <= 524288),
  engine text check (engine in ('extractive', 'model')),
  model text check (length(model) <= 120),
  prompt_version text check (length(prompt_version) <= 40),
  input_tokens integer check (input_tokens >= 0),
  output_tokens integer check (output_tokens >= 0),
  -- In KRW, by the prices that were set when it was written; null where none were.
  cost numeric(12, 4) check (cost >= 0),
  groundedness real check (groundedness between 0 and 1),
  stop_asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (conversation_id, position)
);
create index messages_being_written on public.messages (updated_at) where state = 'writing';

alter table public.conversations enable row level security;
alter table public.messages enable row level security;
revoke all on public.conversations, public.messages from anon, authenticated;
grant select, delete on public.conversations to authenticated;
grant update (title, pinned_at) on public.conversations to authenticated;
grant select on public.messages to authenticated;
create policy conversations_own on public.conversations for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy messages_own on public.messages for select to authenticated
  using (exists (
    select from public.conversations c where c.id = conversation_id and c.user_id = auth.uid()));

-- Begins an answer in one transaction: the conversation (made when `p_conversation` is null), the question
-- and an empty answer that is being written. `p_from` throws away what stands there and after it: the even
-- position of a question that is asked differently, or, with a null question, the odd one of an answer that
-- is to be written again. Answers `ok` with where things are, `busy` (as many answers are being written as
-- may be; one that was asked to stop is at its end), `missing` (no such conversation of this owner) or `gone`
-- (no such position).
create function public.begin_answer(
  p_user uuid, p_device text, p_conversation uuid, p_from integer, p_question jsonb, p_start jsonb, p_most integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.conversations; place integer; question uuid; answer uuid;
begin
  if p_question is null and p_from is null or p_conversation is null and p_from is not null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('answers ' || coalesce(p_user::text, p_device), 0));
  -- Whoever was writing has died.
  update public.messages m set state = 'failed', updated_at = now()
    from public.conversations o
    where o.id = m.conversation_id and m.state = 'writing' and m.updated_at < now() - interval '3 minutes'
      and (o.user_id = p_user or o.device = p_device);
  if (select count(*) from public.messages m join public.conversations o on o.id = m.conversation_id
      where m.state = 'writing' and m.stop_asked_at is null
        and (o.user_id = p_user or o.device = p_device)) >= p_most then
    return jsonb_build_object('outcome', 'busy');
  end if;
  if p_conversation is null then
    insert into public.conversations (user_id, device, title, kind, scope, locale, intake)
      values (p_user, p_device, p_start ->> 'title', coalesce(p_start ->> 'kind', 'chat'),
        p_start ->> 'scope', p_start ->> 'locale', p_start -> 'intake')
      returning * into c;
  else
    select * into c from public.conversations
      where id = p_conversation and (user_id = p_user or device = p_device) for update;
    if not found then return jsonb_build_object('outcome', 'missing'); end if;
    update public.conversations
      set updated_at = now(), scope = coalesce(p_start ->> 'scope', scope) where id = c.id;
  end if;
  if p_from is not null then
    if p_from % 2 <> (case when p_question is null then 1 else 0 end)
      or not exists (select from public.messages where conversation_id = c.id and position = p_from) then
      return jsonb_build_object('outcome', 'gone');
    end if;
    delete from public.messages where conversation_id = c.id and position >= p_from;
  end if;
  select coalesce(max(position) + 1, 0) into place from public.messages where conversation_id = c.id;
  if p_question is null then
    select id into question from public.messages where conversation_id = c.id and position = place - 1;
  else
    insert into public.messages (conversation_id, position, role, parts)
      values (c.id, place, 'user', p_question) returning id into question;
    place := place + 1;
  end if;
  insert into public.messages (conversation_id, position, role, state, parts)
    values (c.id, place, 'assistant', 'writing', '[]') returning id into answer;
  return jsonb_build_object('outcome', 'ok', 'conversation', c.id, 'title', c.title, 'question', question,
    'answer', answer, 'position', place);
end $$;

-- Keeps what has been written so far. Answers whether to go on: not when somebody asked to stop, or when the
-- answer has gone or is at its end already.
create function public.save_answer(
  p_answer uuid, p_state text, p_parts jsonb, p_facts jsonb default '{}')
returns boolean
language plpgsql security definer set search_path = '' as $$
declare asked timestamptz;
begin
  update public.messages set
    state = p_state, parts = p_parts, updated_at = now(),
    engine = coalesce(p_facts ->> 'engine', engine),
    model = coalesce(p_facts ->> 'model', model),
    prompt_version = coalesce(p_facts ->> 'promptVersion', prompt_version),
    input_tokens = coalesce((p_facts ->> 'inputTokens')::integer, input_tokens),
    output_tokens = coalesce((p_facts ->> 'outputTokens')::integer, output_tokens),
    cost = coalesce((p_facts ->> 'cost')::numeric, cost),
    groundedness = coalesce((p_facts ->> 'groundedness')::real, groundedness)
  where id = p_answer and state = 'writing' returning stop_asked_at into asked;
  return found and asked is null;
end $$;

-- Asks whoever is writing an answer to stop. Answers whether it was being written.
create function public.stop_answer(p_user uuid, p_device text, p_answer uuid)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.messages m set stop_asked_at = now()
    from public.conversations c
    where m.id = p_answer and m.state = 'writing' and c.id = m.conversation_id
      and (c.user_id = p_user or c.device = p_device);
  return found;
end $$;

-- A visitor's conversation is kept for a while only: nobody could ask for it to be deleted.
create function public.delete_old_visitor_chats(before timestamptz)
returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.conversations where device is not null and updated_at < before;
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke all on function public.begin_answer(uuid, text, uuid, integer, jsonb, jsonb, integer) from public, anon, authenticated;
revoke all on function public.save_answer(uuid, text, jsonb, jsonb) from public, anon, authenticated;
revoke all on function public.stop_answer(uuid, text, uuid) from public, anon, authenticated;
revoke all on function public.delete_old_visitor_chats(timestamptz) from public, anon, authenticated;
grant execute on function public.begin_answer(uuid, text, uuid, integer, jsonb, jsonb, integer) to service_role;
grant execute on function public.save_answer(uuid, text, jsonb, jsonb) to service_role;
grant execute on function public.stop_answer(uuid, text, uuid) to service_role;
grant execute on function public.delete_old_visitor_chats(timestamptz) to service_role;
