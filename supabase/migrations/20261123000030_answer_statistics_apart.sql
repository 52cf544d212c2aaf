-- Two statements about the answers instead of one figure: how many of their sentences were found in the sources
-- that they name, and how likely it was that these sources answer the question. A question that was asked back is
-- no answer.
-- Days are those of the Korean calendar, both ends among them.
create or replace function public.answer_statistics(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb;
begin
  perform public.require_analytics();
  with given as materialized (
    select m.id, (m.created_at at time zone 'Asia/Seoul')::date as day, m.engine, m.groundedness, m.cost,
      jsonb_path_query_first(m.parts, '$[*] ? (@.kind == "grounding")') as grounding,
      coalesce(m.input_tokens, 0) + coalesce(m.output_tokens, 0) as tokens,
      case when m.state in ('failed', 'stopped') then m.state
        when m.parts @> '[{"kind": "refusal"}]' then 'refused'
        when m.parts @> '[{"kind": "choices"}]' then 'askedBack' else 'answered' end as outcome
    from public.messages m
    where m.role = 'assistant' and m.state <> 'writing'
      and m.created_at >= p_from::timestamp at time zone 'Asia/Seoul'
      and m.created_at < (p_to + 1)::timestamp at time zone 'Asia/Seoul'
  ), said as materialized (
    select f.rating, f.reasons, f.note, f.updated_at, g.engine, g.groundedness
    from public.message_feedback f join given g on g.id = f.message_id
  ), outcomes as (
    select outcome, count(*) as n from given group by outcome
  ), why as (
    select reason, count(*) as n from said cross join unnest(said.reasons) as reason group by reason
  ), notes as (
    select * from said where note is not null order by updated_at desc limit 30
  ), days as (
    select each::date as day, count(g.id) filter (where g.outcome = 'answered') as answered,
      count(g.id) filter (where g.outcome in ('refused', 'askedBack')) as refused,
      count(g.id) filter (where g.outcome in ('failed', 'stopped')) as broken
    from generate_series(p_from::timestamp, p_to::timestamp, interval '1 day') as each
    left join given g on g.day = each::date group by 1
  )
  select jsonb_build_object(
    'outcomes', (select coalesce(jsonb_object_agg(outcome, n), '{}') from outcomes),
    'byModel', (select count(*) from given where engine = 'model'),
    'tokens', (select coalesce(sum(tokens), 0) from given),
    'cost', (select coalesce(sum(cost), 0) from given),
    'sentences', (select coalesce(sum((grounding ->> 'sentences')::integer), 0) from given
      where outcome = 'answered'),
    'supported', (select coalesce(sum((grounding ->> 'supported')::integer), 0) from given
      where outcome = 'answered'),
    'confidence', (select avg((grounding ->> 'confidence')::real) from given where outcome = 'answered'),
    'up', (select count(*) from said where rating = 'up'),
    'down', (select count(*) from said where rating = 'down'),
    'reasons', (select coalesce(jsonb_object_agg(reason, n), '{}') from why),
    'notes', (select coalesce(jsonb_agg(jsonb_build_object('rating', rating, 'reasons', reasons, 'note', note,
      'at', updated_at, 'engine', engine, 'groundedness', groundedness) order by updated_at desc), '[]') from notes),
    'daily', (select jsonb_agg(jsonb_build_object('day', day, 'answered', answered, 'refused', refused,
      'broken', broken) order by day) from days))
  into answer;
  return answer;
end $$;
