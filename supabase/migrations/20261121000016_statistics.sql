-- Figures of the administration. Each function asks for the role by itself, because a policy would be asked
-- about every one of a million rows.

-- The page behind an address: what differs from reader to reader becomes a word in braces. The same rules
-- as lib/route-pattern.ts.
create function public.route_of(path text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when path ~ '^/cases/[^/]+$' then '/cases/{number}'
    when path ~ '^/statutes/[^/]+/articles/[^/]+$' then '/statutes/{law}/articles/{no}'
    when path ~ '^/statutes/[^/]+$' then '/statutes/{law}'
    when path ~ '^/docs/[^/]+$' then '/docs/{page}'
    when path ~ '^/blog/[^/]+$' and path <> '/blog/write' then '/blog/{id}'
    when path = '/' or path ~ '^(/[a-z0-9-]{1,40}){1,4}$'
      then regexp_replace(path, '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '/{id}', 'g')
    else '/{other}' end
$$;

alter table public.page_visits
  add column day date generated always as ((visited_at at time zone 'Asia/Seoul')::date) stored,
  add column route text generated always as (public.route_of(path)) stored;
-- All that the figures ask for, so that the table itself is not read.
create index page_visits_figures on public.page_visits (day, route, locale, referrer_host);
create index security_logs_address on public.security_logs (user_email, id desc);

create function public.require_analytics() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.can_view_analytics() then
    raise insufficient_privilege using message = 'figures are for the administration';
  end if;
end $$;

-- The last `days` days of the Korean calendar, today among them, and as many before.
create function public.admin_overview(days integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Asia/Seoul')::date;
  span integer := least(greatest(days, 1), 365);
  first date := today - span + 1;
  earlier date := first - span;
  first_at timestamptz := first::timestamp at time zone 'Asia/Seoul';
  earlier_at timestamptz := earlier::timestamp at time zone 'Asia/Seoul';
  answer jsonb;
begin
  perform public.require_analytics();
  with visits as (
    select day, count(*) as n from public.page_visits where day >= earlier group by day
  ), searches as (
    select day, sum(times) as n from public.search_terms where day >= earlier group by day
  ), errors as (
    select day, sum(times) as n from public.error_counts where day >= earlier group by day
  ), sign_ups as (
    select (created_at at time zone 'Asia/Seoul')::date as day, count(*) as n
    from public.profiles where created_at >= earlier_at group by 1
  ), chats as (
    select (created_at at time zone 'Asia/Seoul')::date as day, count(*) as n
    from public.user_activity where activity_type = 'chat' and created_at >= earlier_at group by 1
  ), daily as (
    select each::date as day, each::date >= first as recent,
      coalesce(v.n, 0) as visits, coalesce(s.n, 0) as searches, coalesce(u.n, 0) as sign_ups,
      coalesce(c.n, 0) as chats, coalesce(e.n, 0) as errors
    from generate_series(earlier::timestamp, today::timestamp, interval '1 day') as each
    left join visits v on v.day = each::date
    left join searches s on s.day = each::date
    left join sign_ups u on u.day = each::date
    left join chats c on c.day = each::date
    left join errors e on e.day = each::date
  ), people as (
    select count(*) as users,
      count(*) filter (where p.created_at < first_at) as users_before,
      count(*) filter (where exists (select from public.user_activity a
        where a.user_id = p.id and a.created_at >= first_at)) as active,
      count(*) filter (where exists (select from public.user_activity a
        where a.user_id = p.id and a.created_at >= earlier_at and a.created_at < first_at)) as active_before
    from public.profiles p
  ), sums as (
    select sum(visits) filter (where recent) as visits, sum(visits) filter (where not recent) as visits_before,
      sum(searches) filter (where recent) as searches,
      sum(searches) filter (where not recent) as searches_before,
      sum(sign_ups) filter (where recent) as sign_ups,
      sum(sign_ups) filter (where not recent) as sign_ups_before,
      sum(chats) filter (where recent) as chats, sum(chats) filter (where not recent) as chats_before,
      sum(errors) filter (where recent) as errors, sum(errors) filter (where not recent) as errors_before
    from daily
  )
  select jsonb_build_object(
    'from', first, 'to', today,
    'totals', jsonb_build_object(
      'users', jsonb_build_array(p.users, p.users_before),
      'signUps', jsonb_build_array(s.sign_ups, s.sign_ups_before),
      'activeUsers', jsonb_build_array(p.active, p.active_before),
      'visits', jsonb_build_array(s.visits, s.visits_before),
      'searches', jsonb_build_array(s.searches, s.searches_before),
      'chats', jsonb_build_array(s.chats, s.chats_before),
      'errors', jsonb_build_array(s.errors, s.errors_before)),
    'waiting', jsonb_build_object(
      'inquiries', (select count(*) from public.contact_inquiries where status = 'new'),
      'deletions', (select count(*) from public.deletion_requests where status = 'requested')),
    'daily', (select jsonb_agg(jsonb_build_object('day', d.day, 'visits', d.visits, 'searches', d.searches,
        'signUps', d.sign_ups, 'chats', d.chats, 'errors', d.errors) order by d.day)
      from daily d where d.recent))
  into answer from people p, sums s;
  return answer;
end $$;

-- Days are those of the Korean calendar, both ends among them.
create function public.visit_statistics(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb;
begin
  perform public.require_analytics();
  with seen as materialized (
    select day, route, locale, referrer_host, count(*) as n
    from public.page_visits where day between p_from and p_to group by 1, 2, 3, 4
  ), routes as (
    select route as name, sum(n) as n from seen group by 1 order by 2 desc, 1 limit 50
  ), locales as (
    select locale as name, sum(n) as n from seen group by 1
  ), referrers as (
    select referrer_host as name, sum(n) as n from seen where referrer_host is not null
    group by 1 order by 2 desc, 1 limit 30
  ), days as (
    select each::date as day, coalesce(v.n, 0) as n
    from generate_series(p_from::timestamp, p_to::timestamp, interval '1 day') as each
    left join (select day, sum(n) as n from seen group by 1) v on v.day = each::date
  )
  select jsonb_build_object(
    'total', (select coalesce(sum(n), 0) from seen),
    'found', (select coalesce(sum(n), 0) from seen where referrer_host is not null),
    'routes', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'visits', n) order by n desc, name), '[]')
      from routes),
    'locales', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'visits', n) order by n desc, name), '[]')
      from locales),
    'referrers', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'visits', n) order by n desc, name), '[]')
      from referrers),
    'daily', (select jsonb_agg(jsonb_build_object('day', day, 'visits', n) order by day) from days))
  into answer;
  return answer;
end $$;

create function public.search_statistics(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb;
begin
  perform public.require_analytics();
  with terms as materialized (
    select term, sum(times) as times, sum(empty_times) as empty_times
    from public.search_terms where day between p_from and p_to group by term
  ), top as (
    select * from terms order by times desc, term limit 50
  ), missing as (
    select * from terms where empty_times > 0 order by empty_times desc, term limit 50
  )
  select jsonb_build_object(
    'total', (select coalesce(sum(times), 0) from terms),
    'empty', (select coalesce(sum(empty_times), 0) from terms),
    'different', (select count(*) from terms),
    'top', (select coalesce(jsonb_agg(jsonb_build_object('term', term, 'times', times, 'emptyTimes', empty_times)
      order by times desc, term), '[]') from top),
    'missing', (select coalesce(jsonb_agg(jsonb_build_object('term', term, 'times', times,
      'emptyTimes', empty_times) order by empty_times desc, term), '[]') from missing))
  into answer;
  return answer;
end $$;

-- Whose address holds these letters. At most a hundred: whoever wants one person types more.
create function public.people_with(letters text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(id), '{}') from (
    select id from public.profiles
    where strpos(lower(email), lower(letters)) > 0 order by email limit 100) found
$$;

-- Newest first, from after the row that `p_after_at` and `p_after` name. Times keep their microseconds as
-- text, or rows of one millisecond would be skipped.
create function public.list_activity(
  p_type text, p_email text, p_from date, p_to date, p_after_at timestamptz, p_after uuid, p_limit integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare people uuid[]; answer jsonb;
begin
  perform public.require_admin();
  if p_email is not null then people := public.people_with(p_email); end if;
  select coalesce(jsonb_agg(to_jsonb(row) order by row.created_at desc, row.id), '[]') into answer
  from (
    select id, user_email, activity_type, activity_data, metadata, user_agent, created_at,
      created_at::text as exact_at, stored_at
    from public.user_activity
    where (p_type is null or activity_type = p_type)
      and (people is null or user_id = any (people))
      and (p_from is null or created_at >= p_from::timestamp at time zone 'Asia/Seoul')
      and (p_to is null or created_at < (p_to + 1)::timestamp at time zone 'Asia/Seoul')
      and (p_after_at is null or created_at < p_after_at or (created_at = p_after_at and id > p_after))
    order by created_at desc, id
    limit least(greatest(p_limit, 1), 200)
  ) row;
  return answer;
end $$;

-- `p_masked` is the address as the log keeps it when nobody proved that it is theirs.
create function public.list_security(
  p_type text, p_level text, p_email text, p_masked text, p_from date, p_to date, p_after bigint, p_limit integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare people uuid[]; answer jsonb;
begin
  perform public.require_admin();
  if p_email is not null then people := public.people_with(p_email); end if;
  select coalesce(jsonb_agg(to_jsonb(row) order by row.id desc), '[]') into answer
  from (
    select id, user_email, event_type, event_level, event_data, ip_address, user_agent, created_at
    from public.security_logs
    where (p_type is null or event_type = p_type)
      and (p_level is null or event_level = p_level)
      and (people is null or user_id = any (people) or user_email in (p_email, p_masked))
      and (p_from is null or created_at >= p_from::timestamp at time zone 'Asia/Seoul')
      and (p_to is null or created_at < (p_to + 1)::timestamp at time zone 'Asia/Seoul')
      and (p_after is null or id < p_after)
    order by id desc
    limit least(greatest(p_limit, 1), 200)
  ) row;
  return answer;
end $$;

-- What was refused, per day and kind.
create function public.security_failures(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb;
begin
  perform public.require_admin();
  with counted as (
    select (created_at at time zone 'Asia/Seoul')::date as day, event_type, count(*) as n
    from public.security_logs
    where event_type in ('sign_in_failed', 'sign_in_blocked', 'access_denied', 'rate_limited')
      and created_at >= p_from::timestamp at time zone 'Asia/Seoul'
      and created_at < (p_to + 1)::timestamp at time zone 'Asia/Seoul'
    group by 1, 2
  )
  select jsonb_agg(jsonb_build_object('day', each::date,
      'failed', coalesce((select n from counted where day = each::date and event_type = 'sign_in_failed'), 0),
      'blocked', coalesce((select n from counted where day = each::date and event_type = 'sign_in_blocked'), 0),
      'denied', coalesce((select n from counted where day = each::date and event_type = 'access_denied'), 0),
      'limited', coalesce((select n from counted where day = each::date and event_type = 'rate_limited'), 0))
    order by each)
  into answer
  from generate_series(p_from::timestamp, p_to::timestamp, interval '1 day') as each;
  return answer;
end $$;

-- The server counts for a few seconds and then tells: `[{"locale", "term", "times", "emptyTimes"}]`. In one
-- order, so that two copies of the site do not wait for each other.
create function public.count_searches(counts jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.search_terms as t (day, locale, term, times, empty_times)
  select (now() at time zone 'Asia/Seoul')::date, c.locale, c.term, sum(c.times), sum(c."emptyTimes")
  from jsonb_to_recordset(counts) as c (locale text, term text, times integer, "emptyTimes" integer)
  group by c.locale, c.term order by c.locale, c.term
  on conflict (day, locale, term)
  do update set times = t.times + excluded.times, empty_times = t.empty_times + excluded.empty_times
$$;
-- `[{"place", "code", "times"}]`.
create function public.count_errors(counts jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.error_counts as t (day, place, code, times)
  select (now() at time zone 'Asia/Seoul')::date, c.place, c.code, sum(c.times)
  from jsonb_to_recordset(counts) as c (place text, code text, times integer)
  group by c.place, c.code order by c.place, c.code
  on conflict (day, place, code) do update set times = t.times + excluded.times
$$;

revoke all on function public.require_analytics() from public, anon, authenticated;
revoke all on function public.people_with(text) from public, anon, authenticated;
revoke all on function public.admin_overview(integer) from public, anon;
revoke all on function public.visit_statistics(date, date) from public, anon;
revoke all on function public.search_statistics(date, date) from public, anon;
revoke all on function public.list_activity(text, text, date, date, timestamptz, uuid, integer) from public, anon;
revoke all on function public.list_security(text, text, text, text, date, date, bigint, integer) from public, anon;
revoke all on function public.security_failures(date, date) from public, anon;
revoke all on function public.count_searches(jsonb) from public, anon, authenticated;
revoke all on function public.count_errors(jsonb) from public, anon, authenticated;
grant execute on function public.admin_overview(integer) to authenticated;
grant execute on function public.visit_statistics(date, date) to authenticated;
grant execute on function public.search_statistics(date, date) to authenticated;
grant execute on function public.list_activity(text, text, date, date, timestamptz, uuid, integer) to authenticated;
grant execute on function public.list_security(text, text, text, text, date, date, bigint, integer) to authenticated;
grant execute on function public.security_failures(date, date) to authenticated;
grant execute on function public.count_searches(jsonb) to service_role;
grant execute on function public.count_errors(jsonb) to service_role;
