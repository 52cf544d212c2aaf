-- What an answer was made of: its steps, how long each took, what was found at which rank. Of our own chat, and
-- later of other people's programs. Texts are written without personal numbers and are their owner's alone.

create table public.traces (
  id uuid primary key default gen_random_uuid(),
  -- Null: a visitor of the chat.
  user_id uuid references auth.users (id) on delete cascade,
  -- As the program that sends it names it: 16 bytes.
  trace_id text not null check (trace_id ~ '^[0-9a-f]{32}$'),
  -- The answer of the chat that it is of: it goes with it.
  answer_id uuid unique references public.messages (id) on delete cascade,
  origin text not null check (origin in ('chat', 'received')),
  name text not null check (char_length(name) between 1 and 200),
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= started_at),
  duration_ms double precision generated always as (extract(epoch from (ended_at - started_at)) * 1000) stored,
  status text not null default 'ok' check (status in ('ok', 'error')),
  -- Null where a program does not say.
  outcome text check (outcome in ('answered', 'refused', 'asked-back', 'stopped', 'failed')),
  -- How likely it is that the sources answer the question, and the share of sentences found in them.
  confidence real check (confidence between 0 and 1),
  support real check (support between 0 and 1),
  scope text check (char_length(scope) <= 80),
  locale text check (locale in ('ko', 'en', 'ja', 'zh')),
  model text check (char_length(model) <= 120),
  input_tokens bigint check (input_tokens >= 0),
  output_tokens bigint check (output_tokens >= 0),
  -- In KRW; null where no price is set.
  cost numeric(14, 4) check (cost >= 0),
  -- What answered: index, configuration, prompt, release.
  versions jsonb not null default '{}' check (jsonb_typeof(versions) = 'object' and pg_column_size(versions) <= 2048),
  unique nulls not distinct (user_id, trace_id)
);
create index traces_of_user on public.traces (user_id, started_at desc, id);
create index traces_of_chat on public.traces (started_at desc, id) where origin = 'chat';
create index traces_by_age on public.traces (started_at);

-- Question and answer, which nobody but their owner reads.
create table public.trace_texts (
  trace uuid primary key references public.traces (id) on delete cascade,
  question text not null default '' check (char_length(question) <= 10000),
  answer text not null default '' check (char_length(answer) <= 20000)
);

create table public.trace_spans (
  trace uuid not null references public.traces (id) on delete cascade,
  span_id text not null check (span_id ~ '^[0-9a-f]{16}$'),
  parent_id text check (parent_id ~ '^[0-9a-f]{16}$'),
  kind text not null check (kind in
    ('chain', 'llm', 'retriever', 'reranker', 'embedding', 'tool', 'agent', 'guardrail', 'evaluator', 'other')),
  name text not null check (char_length(name) between 1 and 200),
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= started_at),
  status text not null default 'ok' check (status in ('ok', 'error')),
  model text check (char_length(model) <= 120),
  input_tokens bigint check (input_tokens >= 0),
  output_tokens bigint check (output_tokens >= 0),
  attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object' and pg_column_size(attributes) <= 65536),
  primary key (trace, span_id)
);

-- What was found, by the span that found it.
create table public.trace_passages (
  trace uuid not null,
  span_id text not null,
  rank smallint not null check (rank between 1 and 200),
  source_type text not null check (source_type in ('article', 'case', 'document', 'other')),
  source_id text not null default '' check (char_length(source_id) <= 300),
  label text not null default '' check (char_length(label) <= 300),
  -- A page of this site; none for what programs send.
  href text check (href ~ '^/[^/]' and char_length(href) <= 500),
  score double precision,
  -- Whether the answer names it as a source.
  used boolean,
  -- Only of what programs send: the site has its own sources.
  excerpt text check (char_length(excerpt) <= 2000),
  primary key (trace, span_id, rank),
  foreign key (trace, span_id) references public.trace_spans (trace, span_id) on delete cascade
);

alter table public.traces enable row level security;
alter table public.trace_texts enable row level security;
alter table public.trace_spans enable row level security;
alter table public.trace_passages enable row level security;
revoke all on public.traces, public.trace_texts, public.trace_spans, public.trace_passages from anon, authenticated;
grant select on public.traces, public.trace_texts, public.trace_spans, public.trace_passages to authenticated;

-- Whoever may see figures sees how the site's own chat answers, without what was asked and answered, and
-- without the documents that people asked.
create policy traces_seen on public.traces for select to authenticated
  using (user_id = (select auth.uid()) or (origin = 'chat' and (select public.can_view_analytics())));
create policy trace_texts_own on public.trace_texts for select to authenticated
  using (exists (select from public.traces t where t.id = trace and t.user_id = (select auth.uid())));
create policy trace_spans_seen on public.trace_spans for select to authenticated
  using (exists (select from public.traces t where t.id = trace));
create policy trace_passages_seen on public.trace_passages for select to authenticated
  using (exists (select from public.traces t
    where t.id = trace and (source_type <> 'document' or t.user_id = (select auth.uid()))));
create policy live_session on public.traces as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
create policy live_session on public.trace_texts as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
create policy live_session on public.trace_spans as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
create policy live_session on public.trace_passages as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

-- Writes traces with their spans and passages, in one transaction. What is there already stays: a sender may
-- send again. Of a trace whose spans come in parts the figures grow. Answers how many spans are new.
create function public.write_traces(p_user uuid, p_traces jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare given jsonb; written integer := 0; added integer; place uuid;
begin
  for given in select value from jsonb_array_elements(p_traces) order by value ->> 'traceId'
  loop
    -- Its answer was deleted while it was written.
    continue when given ->> 'answer' is not null
      and not exists (select from public.messages where id = (given ->> 'answer')::uuid);
    insert into public.traces as t (user_id, trace_id, answer_id, origin, name, started_at, ended_at, status, outcome,
        confidence, support, scope, locale, model, input_tokens, output_tokens, cost, versions)
      select p_user, g."traceId", g.answer, g.origin, g.name, g."startedAt", g."endedAt", g.status, g.outcome,
        g.confidence, g.support, g.scope, g.locale, g.model, g."inputTokens", g."outputTokens", g.cost, g.versions
      from jsonb_to_record(given) as g ("traceId" text, answer uuid, origin text, name text, "startedAt" timestamptz,
        "endedAt" timestamptz, status text, outcome text, confidence real, support real, scope text, locale text,
        model text, "inputTokens" bigint, "outputTokens" bigint, cost numeric, versions jsonb)
      on conflict (user_id, trace_id) do update set started_at = t.started_at
      returning t.id into place;
    insert into public.trace_spans (trace, span_id, parent_id, kind, name, started_at, ended_at, status, model,
        input_tokens, output_tokens, attributes)
      select place, s."spanId", s."parentId", s.kind, s.name, s."startedAt", s."endedAt", s.status, s.model,
        s."inputTokens", s."outputTokens", s.attributes
      from jsonb_to_recordset(given -> 'spans') as s ("spanId" text, "parentId" text, kind text, name text,
        "startedAt" timestamptz, "endedAt" timestamptz, status text, model text, "inputTokens" bigint,
        "outputTokens" bigint, attributes jsonb)
      on conflict do nothing;
    get diagnostics added = row_count;
    written := written + added;
    continue when added = 0;
    insert into public.trace_passages (trace, span_id, rank, source_type, source_id, label, href, score, used, excerpt)
      select place, p."spanId", p.rank, p."sourceType", p."sourceId", p.label, p.href, p.score, p.used, p.excerpt
      from jsonb_to_recordset(given -> 'passages') as p ("spanId" text, rank smallint, "sourceType" text,
        "sourceId" text, label text, href text, score double precision, used boolean, excerpt text)
      on conflict do nothing;
    insert into public.trace_texts as t (trace, question, answer)
      values (place, coalesce(given ->> 'question', ''), coalesce(given ->> 'answerText', ''))
      on conflict (trace) do update set
        question = case when t.question = '' then excluded.question else t.question end,
        answer = case when t.answer = '' then excluded.answer else t.answer end;
    -- From all of its spans, whichever came first.
    update public.traces t set started_at = s.started_at, ended_at = s.ended_at, status = s.status,
        name = coalesce((select r.name from public.trace_spans r where r.trace = place and r.parent_id is null
          order by r.started_at limit 1), t.name),
        model = coalesce(t.model, s.model), input_tokens = coalesce(s.input, t.input_tokens),
        output_tokens = coalesce(s.output, t.output_tokens)
      from (select min(started_at) as started_at, max(ended_at) as ended_at,
          case when bool_or(trace_spans.status = 'error') then 'error' else 'ok' end as status,
          max(model) as model, sum(input_tokens)::bigint as input, sum(output_tokens)::bigint as output
        from public.trace_spans where trace = place) s
      where t.id = place;
  end loop;
  return written;
end $$;

-- A page of traces, the newest first: one's own, or with `p_of` = 'site' those of the chat, as far as the
-- session may see them. `p_filter` may name text, name, status, outcome, from, to (days of Korea), minMs,
-- maxMs, minConfidence, maxConfidence.
create function public.list_traces(p_of text, p_filter jsonb, p_offset integer, p_limit integer) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select t.id, t.origin, t.name, t.started_at as "startedAt", t.duration_ms as "durationMs", t.status, t.outcome,
      t.confidence, t.support, t.scope, t.model, coalesce(x.question, '') as question
    from public.traces t left join public.trace_texts x on x.trace = t.id
    where case when p_of = 'site' then t.origin = 'chat' else t.user_id = (select auth.uid()) end
      and (p_filter ->> 'name' is null or t.name = p_filter ->> 'name')
      and (p_filter ->> 'status' is null or t.status = p_filter ->> 'status')
      and (p_filter ->> 'outcome' is null or t.outcome = p_filter ->> 'outcome')
      and (p_filter ->> 'from' is null or t.started_at >= (p_filter ->> 'from')::timestamp at time zone 'Asia/Seoul')
      and (p_filter ->> 'to' is null
        or t.started_at < ((p_filter ->> 'to')::date + 1)::timestamp at time zone 'Asia/Seoul')
      and (p_filter ->> 'minMs' is null or t.duration_ms >= (p_filter ->> 'minMs')::double precision)
      and (p_filter ->> 'maxMs' is null or t.duration_ms <= (p_filter ->> 'maxMs')::double precision)
      and (p_filter ->> 'minConfidence' is null or t.confidence >= (p_filter ->> 'minConfidence')::real)
      and (p_filter ->> 'maxConfidence' is null or t.confidence <= (p_filter ->> 'maxConfidence')::real)
      and (p_filter ->> 'text' is null
        or strpos(lower(x.question), lower(p_filter ->> 'text')) > 0
        or strpos(lower(x.answer), lower(p_filter ->> 'text')) > 0)
    order by t.started_at desc, t.id
    offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 100) + 1
  )
  select coalesce(jsonb_agg(to_jsonb(found)), '[]') from found
$$;

-- Each day of Korea from one to the other: how many traces, how long they took, and how many were answered of
-- those that say what came of them.
create function public.trace_days(p_of text, p_from date, p_to date) returns jsonb
language sql stable set search_path = '' as $$
  with days as (
    select each::date as day, count(t.id) as traces,
      percentile_cont(0.5) within group (order by t.duration_ms) as p50,
      percentile_cont(0.95) within group (order by t.duration_ms) as p95,
      count(t.id) filter (where t.outcome = 'answered') as answered,
      count(t.id) filter (where t.outcome is not null) as told
    from generate_series(p_from::timestamp, p_to::timestamp, interval '1 day') as each
    left join public.traces t on t.started_at >= each at time zone 'Asia/Seoul'
      and t.started_at < (each + interval '1 day') at time zone 'Asia/Seoul'
      and case when p_of = 'site' then t.origin = 'chat' else t.user_id = (select auth.uid()) end
    group by 1
  )
  select jsonb_agg(to_jsonb(days) order by day) from days
$$;

-- What is past its time, and what came long ago from a clock that goes wrong.
create function public.delete_old_traces(p_before timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.traces where started_at < p_before;
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke all on function public.write_traces(uuid, jsonb), public.list_traces(text, jsonb, integer, integer),
  public.trace_days(text, date, date), public.delete_old_traces(timestamptz) from public, anon, authenticated;
grant execute on function public.write_traces(uuid, jsonb), public.delete_old_traces(timestamptz) to service_role;
grant execute on function public.list_traces(text, jsonb, integer, integer), public.trace_days(text, date, date)
  to authenticated;
