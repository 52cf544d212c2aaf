-- Webhooks after Standard Webhooks: what happened is posted to addresses of somebody's own, signed, tried again and
-- kept in a log for ninety days.

create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  url text not null check (url ~ '^https://[^[:space:]/?#@]+([/?][^[:space:]#]*)?$' and char_length(url) <= 500),
  events text[] not null check (cardinality(events) between 1 and 4
    and events <@ array['alert.created', 'experiment.finished', 'gates.decided', 'dataset.stale']),
  created_at timestamptz not null default now(),
  -- Since when nothing has arrived; null: the last message did.
  failing_since timestamptz,
  disabled_at timestamptz,
  -- By whoever owns it; its receiver said that it is gone (410); nothing has arrived for three days.
  disabled_why text check (disabled_why in ('owner', 'gone', 'failing')),
  check ((disabled_at is null) = (disabled_why is null)),
  unique (id, user_id)
);
create index webhooks_of_user on public.webhooks (user_id, created_at desc);

-- Signing needs the secret itself; nobody but the worker reads it.
create table private.webhook_secrets (
  webhook_id uuid primary key references public.webhooks (id) on delete cascade,
  secret text not null,
  -- Signs too, for a day after another was made.
  former text,
  former_until timestamptz
);
revoke all on private.webhook_secrets from public, anon, authenticated;

create table public.webhook_messages (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null,
  user_id uuid not null,
  event text not null check (char_length(event) between 1 and 40),
  -- As it is signed, letter for letter.
  body text not null check (char_length(body) <= 65536),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts smallint not null default 0,
  next_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (webhook_id, user_id) references public.webhooks (id, user_id) on delete cascade
);
create index webhook_messages_of on public.webhook_messages (webhook_id, created_at desc, id);
create index webhook_messages_by_age on public.webhook_messages (created_at);

create table public.webhook_attempts (
  id bigint generated always as identity primary key,
  message_id uuid not null references public.webhook_messages (id) on delete cascade,
  at timestamptz not null default now(),
  -- Of the answer; null where none came.
  status smallint,
  error text check (char_length(error) <= 60),
  ms integer not null check (ms >= 0)
);
create index webhook_attempts_of on public.webhook_attempts (message_id, id);

do $$
declare name text;
begin
  foreach name in array array['webhooks', 'webhook_messages', 'webhook_attempts']
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated
      using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
    execute format('grant select on public.%I to authenticated', name);
  end loop;
end $$;
grant delete on public.webhooks to authenticated;
create policy webhooks_own on public.webhooks for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy webhook_messages_own on public.webhook_messages for select to authenticated
  using (user_id = (select auth.uid()));
create policy webhook_attempts_own on public.webhook_attempts for select to authenticated
  using (exists (select from public.webhook_messages m where m.id = message_id));

create function private.new_webhook_secret() returns text
language sql volatile security definer set search_path = '' as $$
  select 'whsec_' || encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text
    || gen_random_uuid()::text, 'UTF8')), 'base64')
$$;

create function private.send_webhook(p_webhook public.webhooks, p_event text, p_data jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare made uuid;
begin
  insert into public.webhook_messages (webhook_id, user_id, event, body, next_at)
    values (p_webhook.id, p_webhook.user_id, p_event, jsonb_build_object('type', p_event,
      'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', p_data)::text, now())
    returning id into made;
  perform public.enqueue_job('webhooks.deliver', p_webhook.user_id, made::text,
    jsonb_build_object('message', made), 0, now(), 4);
  return made;
end $$;

-- Tells every address of somebody that wants to hear of such an event.
create function private.emit_webhooks(p_user uuid, p_event text, p_data jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.send_webhook(w, p_event, p_data) from public.webhooks w
    where w.user_id = p_user and w.disabled_at is null and p_event = any (w.events)
$$;
revoke all on function private.new_webhook_secret(), private.send_webhook(public.webhooks, text, jsonb),
  private.emit_webhooks(uuid, text, jsonb) from public, anon, authenticated, service_role;

-- Makes an address; answers its id and, this once, its secret. Null: there are ten already.
create function public.create_webhook(p_url text, p_events text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid(); made uuid; told text := private.new_webhook_secret();
begin
  if me is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('webhooks:' || me, 0));
  if (select count(*) from public.webhooks where user_id = me) >= 10 then return null; end if;
  insert into public.webhooks (user_id, url, events) values (me, p_url, p_events) returning id into made;
  insert into private.webhook_secrets (webhook_id, secret) values (made, told);
  return jsonb_build_object('id', made, 'secret', told);
end $$;

-- Makes another secret; the former signs beside it for a day. Null where there is no such address of one's own.
create function public.rotate_webhook_secret(p_webhook uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare told text := private.new_webhook_secret();
begin
  update private.webhook_secrets s set former = s.secret, former_until = now() + interval '1 day', secret = told
    from public.webhooks w where s.webhook_id = p_webhook and w.id = p_webhook and w.user_id = private.live_uid();
  return case when found then told end;
end $$;

-- Stops an address, or has it told again.
create function public.set_webhook_disabled(p_webhook uuid, p_disabled boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.webhooks set disabled_at = case when p_disabled then now() end,
      disabled_why = case when p_disabled then 'owner' end, failing_since = null
    where id = p_webhook and user_id = private.live_uid();
  return found;
end $$;

-- Sends a message that says nothing, to see whether it arrives.
create function public.test_webhook(p_webhook uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare hook public.webhooks;
begin
  select * into hook from public.webhooks where id = p_webhook and user_id = private.live_uid() and disabled_at is null;
  if not found then return null; end if;
  return private.send_webhook(hook, 'webhook.test', '{}');
end $$;

-- Sends a message again, as it was and under its id.
create function public.replay_webhook_message(p_message uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid();
begin
  update public.webhook_messages m set state = 'waiting', attempts = 0, next_at = now()
    where m.id = p_message and m.user_id = me and m.state <> 'waiting'
      and exists (select from public.webhooks w where w.id = m.webhook_id and w.disabled_at is null);
  if not found then return false; end if;
  perform public.enqueue_job('webhooks.deliver', me, p_message::text, jsonb_build_object('message', p_message), 0, now(), 4);
  return true;
end $$;

-- What the worker sends; null where nothing is to be sent any more.
create function public.webhook_message_to_send(p_message uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('url', w.url, 'body', m.body, 'secrets', to_jsonb(array_remove(array[s.secret,
      case when s.former_until > now() then s.former end], null)))
  from public.webhook_messages m join public.webhooks w on w.id = m.webhook_id
    join private.webhook_secrets s on s.webhook_id = w.id
  where m.id = p_message and m.state = 'waiting' and w.disabled_at is null
$$;

-- Writes what came of an attempt, and asks for the next one where it did not arrive: after 5 seconds, 5 and 30
-- minutes, 2, 5, 10 and 14 hours. An address that says it is gone, or has not answered for three days, is told
-- nothing more, and its owner by mail that this is so.
create function public.record_webhook_attempt(p_message uuid, p_status integer, p_error text, p_ms integer) returns text
language plpgsql security definer set search_path = '' as $$
declare message public.webhook_messages; hook public.webhooks; wait interval; why text;
  waits interval[] := array['5 seconds', '5 minutes', '30 minutes', '2 hours', '5 hours', '10 hours', '14 hours'];
begin
  select * into message from public.webhook_messages where id = p_message for update;
  if not found then return null; end if;
  insert into public.webhook_attempts (message_id, status, error, ms) values (p_message, p_status, p_error, p_ms);
  select * into hook from public.webhooks where id = message.webhook_id for update;
  if p_status between 200 and 299 then
    update public.webhook_messages set state = 'delivered', attempts = attempts + 1, next_at = null where id = p_message;
    update public.webhooks set failing_since = null where id = hook.id;
    return 'delivered';
  end if;
  why := case when p_status = 410 then 'gone' when hook.failing_since < now() - interval '3 days' then 'failing' end;
  wait := waits[message.attempts + 1];
  if why is not null and hook.disabled_at is null then
    update public.webhooks set disabled_at = now(), disabled_why = why where id = hook.id;
    update public.webhook_messages set state = 'failed', next_at = null where webhook_id = hook.id and state = 'waiting';
    update public.webhook_messages set attempts = attempts + 1 where id = p_message;
    perform public.enqueue_job('ragops.mail', hook.user_id, 'webhook.' || hook.id,
      jsonb_build_object('about', 'webhook', 'id', hook.id), 0, now(), 8);
    return 'disabled';
  end if;
  update public.webhooks set failing_since = coalesce(failing_since, now()) where id = hook.id;
  update public.webhook_messages set attempts = attempts + 1, next_at = now() + wait,
      state = case when wait is null then 'failed' else 'waiting' end
    where id = p_message;
  if wait is null then return 'failed'; end if;
  perform public.enqueue_job('webhooks.deliver', message.user_id, p_message::text,
    jsonb_build_object('message', p_message), 0, now() + wait, 4);
  return 'waiting';
end $$;

create function public.delete_old_webhook_messages(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.webhook_messages where created_at < p_now - interval '90 days';
  get diagnostics gone = row_count;
  return gone;
end $$;

-- What is told. Every alert by itself, however often its watch is mailed; nothing of what a search asks.
create function private.tell_alerts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.emit_webhooks(a.user_id, 'alert.created', jsonb_build_object('id', a.id, 'watch', a.watch_id,
      'kind', a.kind, 'reason', a.reason, 'path', a.path, 'title', a.title, 'line', a.line, 'changedAt', a.changed_at))
    from added a where exists (select from public.webhooks w where w.user_id = a.user_id and w.disabled_at is null);
  return null;
end $$;
create trigger alerts_tell after insert on public.alerts referencing new table as added
  for each statement execute function private.tell_alerts();

create function private.tell_experiment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.emit_webhooks(new.user_id, 'experiment.finished', jsonb_build_object('id', new.id, 'name', new.name,
    'dataset', new.dataset_id, 'version', new.version, 'k', new.k, 'configuration', new.configuration_hash,
    'baseline', new.baseline_id,
    'verdicts', (select coalesce(jsonb_object_agg(c.key, c.value -> 'overall' -> 'verdict'), '{}')
      from jsonb_each(case when jsonb_typeof(new.report -> 'compared') = 'object' then new.report -> 'compared'
        else '{}' end) c)));
  if exists (select from public.configuration_gates g where g.dataset_id = new.dataset_id) then
    perform private.emit_webhooks(new.user_id, 'gates.decided', jsonb_build_object('experiment', new.id,
      'configuration', new.configuration_hash, 'gates', private.gates_for(new.configuration_hash)));
  end if;
  return null;
end $$;
create trigger experiments_tell after update of finished_at on public.experiments
  for each row when (old.finished_at is null and new.finished_at is not null)
  execute function private.tell_experiment();
revoke all on function private.tell_alerts(), private.tell_experiment() from public, anon, authenticated, service_role;

revoke all on function public.create_webhook(text, text[]), public.rotate_webhook_secret(uuid),
  public.set_webhook_disabled(uuid, boolean), public.test_webhook(uuid), public.replay_webhook_message(uuid),
  public.webhook_message_to_send(uuid), public.record_webhook_attempt(uuid, integer, text, integer),
  public.delete_old_webhook_messages(timestamptz) from public, anon, authenticated;
grant execute on function public.create_webhook(text, text[]), public.rotate_webhook_secret(uuid),
  public.set_webhook_disabled(uuid, boolean), public.test_webhook(uuid), public.replay_webhook_message(uuid)
  to authenticated;
grant execute on function public.webhook_message_to_send(uuid),
  public.record_webhook_attempt(uuid, integer, text, integer), public.delete_old_webhook_messages(timestamptz)
  to service_role;
