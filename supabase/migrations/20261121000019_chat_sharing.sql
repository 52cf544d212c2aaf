-- What an owner does with a conversation besides talking: listing and searching, sharing by link, and saying
-- whether an answer was of use.

-- One page of conversations, pinned ones first, then by when they were last added to; each word of `p_query`
-- stands in the title or in a question. Runs with the rights of who asks: an account sees its own through the
-- policies. `p_device` is for the server, which asks for a visitor; to anybody else it shows nothing more.
create function public.list_conversations(
  p_query text, p_size integer, p_device text default null,
  p_pinned boolean default null, p_before timestamptz default null, p_id uuid default null)
returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(page) - 'pinned' order by page.pinned desc, page.updated_at desc, page.id desc), '[]')
  from (
    select c.id, c.title, c.kind, c.scope, c.pinned_at, c.created_at, c.updated_at,
      c.pinned_at is not null as pinned
    from public.conversations c
    where (case when p_device is null then c.user_id = (select auth.uid()) else c.device = p_device end)
      and (p_id is null
        or (c.pinned_at is not null, c.updated_at, c.id) < (p_pinned, p_before, p_id))
      and not exists (
        select from regexp_split_to_table(lower(btrim(left(p_query, 100))), '\s+') word
        where word <> '' and position(word in lower(c.title)) = 0 and not exists (
          select from public.messages m, jsonb_array_elements(m.parts) part
          where m.conversation_id = c.id and m.role = 'user' and part ->> 'kind' = 'question'
            and position(word in lower(part ->> 'text')) > 0))
    order by pinned desc, c.updated_at desc, c.id desc
    limit least(greatest(p_size, 1), 200)
  ) page
$$;

-- A link shows a conversation up to one answer, as it was when the link was made: what is asked differently or
-- answered anew is deleted from `messages`, and the link goes with it. Later messages are not shown.
create table public.shared_conversations (
  token text primary key check (token ~ '^[A-Za-z0-9_-]{22}$'),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  message_id uuid not null references public.messages (id) on delete cascade,
  up_to integer not null check (up_to >= 1),
  title text not null check (length(title) between 1 and 120),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
-- At most one link that works for each place.
create unique index shared_conversations_live on public.shared_conversations (message_id) where revoked_at is null;
create index shared_conversations_of on public.shared_conversations (conversation_id);

alter table public.shared_conversations enable row level security;
revoke all on public.shared_conversations from anon, authenticated;
grant select on public.shared_conversations to authenticated;
create policy shared_conversations_own on public.shared_conversations for select to authenticated
  using (exists (
    select from public.conversations c where c.id = conversation_id and c.user_id = auth.uid()));

-- Makes the link of one answer of the caller's own conversation, or of its last one, or finds the one there
-- is. Null where there is no such answer, or it is not whole.
create function public.share_conversation(p_conversation uuid, p_message uuid default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare answer public.messages; made public.shared_conversations;
begin
  select m.* into answer from public.messages m
    join public.conversations c on c.id = m.conversation_id
    where c.id = p_conversation and c.user_id = auth.uid() and m.role = 'assistant'
      and m.state in ('done', 'stopped') and (p_message is null or m.id = p_message)
    order by m.position desc limit 1;
  if not found then return null; end if;
  insert into public.shared_conversations (token, conversation_id, message_id, up_to, title)
    select
      -- 128 bits: the digest of 244 random ones, cut.
      rtrim(translate(encode(substring(
        sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')) from 1 for 16), 'base64'),
        '+/', '-_'), '='),
      answer.conversation_id, answer.id, answer.position, c.title
    from public.conversations c where c.id = answer.conversation_id
    on conflict (message_id) where revoked_at is null do nothing;
  select * into made from public.shared_conversations
    where message_id = answer.id and revoked_at is null;
  return to_jsonb(made) - 'message_id' - 'conversation_id' - 'revoked_at';
end $$;

-- Ends a link of the caller's own. Answers whether it worked until now.
create function public.revoke_share(p_token text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.shared_conversations s set revoked_at = now()
    from public.conversations c
    where s.token = p_token and s.revoked_at is null
      and c.id = s.conversation_id and c.user_id = auth.uid();
  return found;
end $$;

-- What a link shows, to everybody who has it: nothing says whose it is. Null for an unknown or revoked link,
-- and while the account is disabled.
create function public.read_shared(p_token text)
returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('title', s.title, 'created_at', s.created_at, 'messages', (
    select jsonb_agg(jsonb_build_object(
      'id', 'message-' || m.position, 'role', m.role, 'state', m.state, 'parts', m.parts) order by m.position)
    from public.messages m where m.conversation_id = s.conversation_id and m.position <= s.up_to))
  from public.shared_conversations s
  join public.conversations c on c.id = s.conversation_id
  where s.token = p_token and s.revoked_at is null
    and not exists (select from public.profiles p where p.id = c.user_id and p.disabled_at is not null)
$$;

-- Whether an answer was of use to whom it was given. The reasons are those of lib/chat/conversations/constants.ts.
create table public.message_feedback (
  message_id uuid primary key references public.messages (id) on delete cascade,
  rating text not null check (rating in ('up', 'down')),
  reasons text[] not null default '{}'
    check (reasons <@ array['wrong-law', 'wrong-decision', 'off-topic', 'unclear', 'other']
      and cardinality(reasons) <= 5),
  note text check (length(btrim(note)) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.message_feedback enable row level security;
revoke all on public.message_feedback from anon, authenticated;
grant select on public.message_feedback to authenticated;
create policy message_feedback_own on public.message_feedback for select to authenticated
  using (exists (
    select from public.messages m join public.conversations c on c.id = m.conversation_id
    where m.id = message_id and c.user_id = auth.uid()));

-- Says it of an answer of the caller's own, or says it differently; a null rating takes it back. Answers
-- whether there is such an answer.
create function public.rate_message(p_message uuid, p_rating text, p_reasons text[] default '{}', p_note text default null)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.messages m join public.conversations c on c.id = m.conversation_id
    where m.id = p_message and m.role = 'assistant' and m.state <> 'writing' and c.user_id = auth.uid()) then
    return false;
  end if;
  if p_rating is null then
    delete from public.message_feedback where message_id = p_message;
  else
    insert into public.message_feedback (message_id, rating, reasons, note)
      values (p_message, p_rating, p_reasons, p_note)
      on conflict (message_id) do update
        set rating = excluded.rating, reasons = excluded.reasons, note = excluded.note, updated_at = now();
  end if;
  return true;
end $$;

revoke all on function public.list_conversations(text, integer, text, boolean, timestamptz, uuid) from public, anon, authenticated;
revoke all on function public.share_conversation(uuid, uuid) from public, anon, authenticated;
revoke all on function public.revoke_share(text) from public, anon, authenticated;
revoke all on function public.read_shared(text) from public, anon, authenticated;
revoke all on function public.rate_message(uuid, text, text[], text) from public, anon, authenticated;
grant execute on function public.list_conversations(text, integer, text, boolean, timestamptz, uuid) to authenticated, service_role;
grant execute on function public.share_conversation(uuid, uuid) to authenticated;
grant execute on function public.revoke_share(text) to authenticated;
grant execute on function public.read_shared(text) to anon, authenticated;
grant execute on function public.rate_message(uuid, text, text[], text) to authenticated;
