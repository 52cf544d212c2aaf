-- Charts of traces say more: support, cost, thumbs, and the same figures by what answered. Thumbs are their
-- owner's rows, so that whoever may see figures gets them counted, never read.

create function private.traces_seen_by_me(p_of text, p_from date, p_to date)
returns table (day date, versions jsonb, ms double precision, outcome text, support real, cost numeric, rating text)
language sql stable security definer set search_path = '' as $$
  select (t.started_at at time zone 'Asia/Seoul')::date, t.versions, t.duration_ms, t.outcome, t.support, t.cost, f.rating
  from public.traces t left join public.message_feedback f on f.message_id = t.answer_id
  where t.started_at >= p_from::timestamp at time zone 'Asia/Seoul'
    and t.started_at < (p_to::timestamp + interval '1 day') at time zone 'Asia/Seoul'
    and (select private.live_uid()) is not null
    and case when p_of = 'site' then t.origin = 'chat' and (select public.can_view_analytics())
      else t.user_id = (select private.live_uid()) end
$$;
revoke all on function private.traces_seen_by_me(text, date, date) from public;

-- Each day of Korea from one to the other.
create or replace function public.trace_days(p_of text, p_from date, p_to date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with days as (
    select each::date as day, count(t.day) as traces,
      percentile_cont(0.5) within group (order by t.ms) as p50,
      percentile_cont(0.95) within group (order by t.ms) as p95,
      count(*) filter (where t.outcome = 'answered') as answered,
      count(t.outcome) as told, avg(t.support) as support, sum(t.cost)::double precision as cost,
      count(*) filter (where t.rating = 'up') as up, count(*) filter (where t.rating = 'down') as down
    from generate_series(p_from::timestamp, p_to::timestamp, interval '1 day') as each
    left join private.traces_seen_by_me(p_of, p_from, p_to) t on t.day = each::date
    group by 1
  )
  select jsonb_agg(to_jsonb(days) order by day) from days
$$;

-- By what answered (configuration, prompt, index, release), the most used first. Cost is that of one answer.
create function public.trace_versions(p_of text, p_from date, p_to date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as (
    select t.versions, min(t.day) as "from", max(t.day) as "to", count(*) as traces,
      percentile_cont(0.5) within group (order by t.ms) as p50,
      percentile_cont(0.95) within group (order by t.ms) as p95,
      count(*) filter (where t.outcome = 'answered') as answered,
      count(t.outcome) as told, avg(t.support) as support, avg(t.cost)::double precision as cost,
      count(*) filter (where t.rating = 'up') as up, count(*) filter (where t.rating = 'down') as down
    from private.traces_seen_by_me(p_of, p_from, p_to) t
    group by t.versions order by count(*) desc, max(t.day) desc limit 20
  )
  select coalesce(jsonb_agg(to_jsonb(found)), '[]') from found
$$;
revoke all on function public.trace_versions(text, date, date) from public, anon, authenticated;
grant execute on function public.trace_versions(text, date, date) to authenticated;
