-- The traces of a request are written together, a statement for each table: one by one, a request of a thousand
-- spans took most of its time here. What is there already stays as it is, as before.
create or replace function public.write_traces(p_user uuid, p_traces jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare places uuid[]; names text[]; written integer; grown uuid[];
begin
  with added as (
    insert into public.traces as t (user_id, trace_id, answer_id, origin, name, started_at, ended_at, status, outcome,
        confidence, support, scope, locale, model, input_tokens, output_tokens, cost, versions)
      -- In one order, so that two who send the same wait for each other and not in a circle.
      select distinct on (g."traceId") p_user, g."traceId", g.answer, g.origin, g.name, g."startedAt", g."endedAt",
        g.status, g.outcome, g.confidence, g.support, g.scope, g.locale, g.model, g."inputTokens", g."outputTokens",
        g.cost, g.versions
      from jsonb_to_recordset(p_traces) as g ("traceId" text, answer uuid, origin text, name text,
        "startedAt" timestamptz, "endedAt" timestamptz, status text, outcome text, confidence real, support real,
        scope text, locale text, model text, "inputTokens" bigint, "outputTokens" bigint, cost numeric, versions jsonb)
      -- Its answer may have been deleted while it was written.
      where g.answer is null or exists (select from public.messages where id = g.answer)
      order by g."traceId"
      on conflict (user_id, trace_id) do update set started_at = t.started_at
      returning t.id, t.trace_id
  )
  select array_agg(id), array_agg(trace_id) into places, names from added;
  if places is null then return 0; end if;

  with added as (
    insert into public.trace_spans (trace, span_id, parent_id, kind, name, started_at, ended_at, status, model,
        input_tokens, output_tokens, attributes)
      select p.id, s."spanId", s."parentId", s.kind, s.name, s."startedAt", s."endedAt", s.status, s.model,
        s."inputTokens", s."outputTokens", s.attributes
      from jsonb_to_recordset(p_traces) as g ("traceId" text, spans jsonb)
        join unnest(places, names) as p (id, name) on p.name = g."traceId"
        cross join lateral jsonb_to_recordset(g.spans) as s ("spanId" text, "parentId" text, kind text, name text,
          "startedAt" timestamptz, "endedAt" timestamptz, status text, model text, "inputTokens" bigint,
          "outputTokens" bigint, attributes jsonb)
      order by p.name, s."spanId"
      on conflict do nothing
      returning trace
  )
  select count(*), array_agg(distinct trace) into written, grown from added;
  if written = 0 then return 0; end if;

  insert into public.trace_passages (trace, span_id, rank, source_type, source_id, label, href, score, used, excerpt)
    select p.id, f."spanId", f.rank, f."sourceType", f."sourceId", f.label, f.href, f.score, f.used, f.excerpt
    from jsonb_to_recordset(p_traces) as g ("traceId" text, passages jsonb)
      join unnest(places, names) as p (id, name) on p.name = g."traceId" and p.id = any (grown)
      cross join lateral jsonb_to_recordset(g.passages) as f ("spanId" text, rank smallint, "sourceType" text,
        "sourceId" text, label text, href text, score double precision, used boolean, excerpt text)
    on conflict do nothing;
  insert into public.trace_texts as t (trace, question, answer)
    select distinct on (p.id) p.id, coalesce(g.question, ''), coalesce(g."answerText", '')
    from jsonb_to_recordset(p_traces) as g ("traceId" text, question text, "answerText" text)
      join unnest(places, names) as p (id, name) on p.name = g."traceId" and p.id = any (grown)
    order by p.id
    on conflict (trace) do update set
      question = case when t.question = '' then excluded.question else t.question end,
      answer = case when t.answer = '' then excluded.answer else t.answer end;
  -- From all of its spans, whichever came first.
  update public.traces t set started_at = s.started_at, ended_at = s.ended_at, status = s.status,
      name = coalesce(s.root, t.name), model = coalesce(t.model, s.model),
      input_tokens = coalesce(s.input, t.input_tokens), output_tokens = coalesce(s.output, t.output_tokens)
    from (select trace, min(started_at) as started_at, max(ended_at) as ended_at,
        case when bool_or(status = 'error') then 'error' else 'ok' end as status,
        (array_agg(name order by started_at) filter (where parent_id is null))[1] as root,
        max(model) as model, sum(input_tokens)::bigint as input, sum(output_tokens)::bigint as output
      from public.trace_spans where trace = any (grown) group by trace) s
    where t.id = s.trace;
  return written;
end $$;
