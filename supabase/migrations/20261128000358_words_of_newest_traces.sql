-- Words are looked for in the newest ten thousand of what the other filters leave: every text has to be read for
-- them, and for somebody with a hundred thousand traces that took longer than a request may. Days find what is older.
create or replace function public.list_traces(p_of text, p_filter jsonb, p_offset integer, p_limit integer)
returns jsonb
language sql stable set search_path = '' as $$
  with left_over as (
    select t.* from public.traces t
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
    order by t.started_at desc, t.id
    limit case when p_filter ->> 'text' is null
      then greatest(p_offset, 0) + least(greatest(p_limit, 1), 100) + 1 else 10000 end
  ), found as (
    select t.id, t.origin, t.name, t.started_at as "startedAt", t.duration_ms as "durationMs", t.status, t.outcome,
      t.confidence, t.support, t.scope, t.model, coalesce(x.question, '') as question
    from left_over t left join public.trace_texts x on x.trace = t.id
    where p_filter ->> 'text' is null
      or strpos(lower(x.question), lower(p_filter ->> 'text')) > 0
      or strpos(lower(x.answer), lower(p_filter ->> 'text')) > 0
    order by t.started_at desc, t.id
    offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 100) + 1
  )
  select coalesce(jsonb_agg(to_jsonb(found)), '[]') from found
$$;
