-- Billing as the administration sees it: who subscribes, what was paid, what came in. Everything here is an
-- admin's alone; what acts leaves its row in the audit in the same transaction.

-- Cancelled, and still running to the end of the paid time.
create function public.shown_state(s public.subscriptions)
returns text
language sql immutable set search_path = '' as $$
  select case when s.state = 'active' and s.cancel_at_period_end then 'cancelling' else s.state end
$$;

-- The moment at which a day of Korea begins.
create function public.korea_start(on_day date)
returns timestamptz
language sql immutable set search_path = '' as $$ select on_day::timestamp at time zone 'Asia/Seoul' $$;

-- One page of subscriptions, the newest first. Each word must stand in the address; the counts leave p_state out.
create function public.list_subscriptions(p_state text, p_plan text, p_words text, p_page integer, p_size integer)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb; size constant integer := least(greatest(p_size, 1), 100);
begin
  perform public.require_admin();
  with found as materialized (
    select s.id, s.user_id, u.email, public.shown_state(s) as state, s.plan_id, s.price, s.period, s.period_end,
      s.next_plan_id, s.created_at, s.ended_at
    from public.subscriptions s left join public.profiles u on u.id = s.user_id
    where (p_plan is null or s.plan_id = p_plan)
      and not exists (select from regexp_split_to_table(lower(trim(coalesce(p_words, ''))), '\s+') word
        where word <> '' and strpos(lower(coalesce(u.email, '')), word) = 0)
  ), shown as (
    select * from found where p_state is null or state = p_state
  ), page as (
    select * from shown order by created_at desc, id limit size offset (greatest(p_page, 1) - 1)::bigint * size
  )
  select jsonb_build_object(
    'counts', (select coalesce(jsonb_object_agg(state, n), '{}')
      from (select state, count(*) n from found group by state) c),
    'total', (select count(*) from shown),
    'subscriptions', coalesce((select jsonb_agg(to_jsonb(page) order by created_at desc, id) from page), '[]'))
  into answer;
  return answer;
end $$;

-- One page of payments, the newest first. A payment stands on the day when it was approved, or last asked for.
create function public.list_payments(
  p_state text, p_from date, p_to date, p_order text, p_page integer, p_size integer)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb; size constant integer := least(greatest(p_size, 1), 100);
begin
  perform public.require_admin();
  with found as materialized (
    select p.id, p.order_id, p.subscription_id, p.user_id, p.plan_id, p.period, p.amount, p.refunded, p.state,
      p.failure_code, p.try_at, p.card_text, coalesce(p.approved_at, p.requested_at) as at
    from public.payments p
    where (p_order is null or p.order_id = p_order)
      and case p_state when 'paid' then p.state = 'paid' when 'declined' then p.state = 'declined'
        when 'unknown' then p.state in ('charging', 'unknown') when 'refunded' then p.refunded > 0 else true end
      and (p_from is null or coalesce(p.approved_at, p.requested_at) >= public.korea_start(p_from))
      and (p_to is null or coalesce(p.approved_at, p.requested_at) < public.korea_start(p_to + 1))
  ), page as (
    select f.*, u.email from found f left join public.profiles u on u.id = f.user_id
    order by f.at desc, f.id limit size offset (greatest(p_page, 1) - 1)::bigint * size
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'payments', coalesce((select jsonb_agg(to_jsonb(page) order by at desc, id) from page), '[]'))
  into answer;
  return answer;
end $$;

-- One subscription with all that happened to it; null when there is none. Keys and what is sealed stay here.
create function public.read_subscription(p_id uuid)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb;
begin
  perform public.require_admin();
  select jsonb_build_object(
    'id', s.id, 'user_id', s.user_id, 'email', u.email, 'state', public.shown_state(s), 'plan_id', s.plan_id,
    'price', s.price, 'period', s.period, 'period_start', s.period_start, 'period_end', s.period_end,
    'next_plan_id', s.next_plan_id, 'next_price', s.next_price, 'used_at', s.used_at,
    'created_at', s.created_at, 'ended_at', s.ended_at,
    'card', jsonb_build_object('company', c.company, 'number', c.number, 'state', c.state),
    'consent', (select jsonb_build_object('terms', k.terms, 'agreed_at', k.agreed_at) from public.checkouts k
      where k.subscription_id = s.id and k.purpose = 'subscribe' order by k.created_at limit 1),
    'payments', coalesce((select jsonb_agg(jsonb_build_object(
        'id', p.id, 'order_id', p.order_id, 'period', p.period, 'plan_id', p.plan_id, 'amount', p.amount,
        'refunded', p.refunded, 'state', p.state, 'period_start', p.period_start, 'period_end', p.period_end,
        'at', coalesce(p.approved_at, p.requested_at), 'try_at', p.try_at, 'failure_code', p.failure_code,
        'card_text', p.card_text, 'receipt_url', p.receipt_url,
        'attempts', (select coalesce(jsonb_agg(jsonb_build_object('attempt', a.attempt, 'at', a.requested_at,
            'outcome', a.outcome, 'code', a.code) order by a.attempt), '[]')
          from public.payment_attempts a where a.payment_id = p.id),
        'refunds', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'kind', r.kind,
            'reason', r.reason, 'state', r.state, 'code', r.failure_code, 'at', r.created_at, 'done_at', r.done_at,
            'asked_by', b.email) order by r.created_at, r.id), '[]')
          from public.refunds r left join public.profiles b on b.id = r.asked_by and r.kind = 'operator'
          where r.payment_id = p.id)) order by p.period desc)
      from public.payments p where p.subscription_id = s.id), '[]'),
    'acts', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'action', l.action, 'actor', l.actor_email,
        'detail', l.detail, 'at', l.created_at) order by l.id desc)
      from public.audit_log l where l.target_kind = 'subscription' and l.target_id = s.id::text), '[]'))
  into answer
  from public.subscriptions s join public.billing_cards c on c.id = s.card_id
    left join public.profiles u on u.id = s.user_id
  where s.id = p_id;
  return answer;
end $$;
create index audit_log_target on public.audit_log (target_kind, target_id);

-- Money that moved, both ends of the period among it: charges, and refunds as negative amounts. After the
-- entry that p_after_at and p_after name. Times keep their microseconds as text, or entries of one
-- millisecond would be skipped.
create function public.list_entries(p_from date, p_to date, p_after_at timestamptz, p_after uuid, p_limit integer)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb;
begin
  perform public.require_admin();
  with entries as (
    select p.approved_at as at, p.id, 'charge' as kind, p.amount, p.id as payment, '' as reason
      from public.payments p where p.state = 'paid'
    union all
    select r.done_at, r.id, r.kind, -r.amount, r.payment_id, r.reason from public.refunds r where r.state = 'done'
  ), page as (
    select e.at, e.at::text as exact_at, e.id, e.kind, e.amount, e.reason, p.order_id, p.plan_id, p.period,
      p.period_start, p.period_end, p.card_text, u.email
    from entries e join public.payments p on p.id = e.payment left join public.profiles u on u.id = p.user_id
    where e.at >= public.korea_start(p_from) and e.at < public.korea_start(p_to + 1)
      and (p_after_at is null or (e.at, e.id) > (p_after_at, p_after))
    order by e.at, e.id limit least(greatest(p_limit, 1), 5000)
  )
  select coalesce(jsonb_agg(to_jsonb(page) order by at, id), '[]') into answer from page;
  return answer;
end $$;

-- What came in and went back, by day or month of Korea, and how many subscribe. Three years at most.
create function public.revenue_statistics(p_from date, p_to date, p_step text)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb; step text := case p_step when 'month' then 'month' else 'day' end;
  first date := date_trunc(step, greatest(p_from, p_to - 1100)::timestamp)::date;
begin
  perform public.require_admin();
  with charges as (
    select date_trunc(step, public.korea_day(approved_at)::timestamp)::date as start, sum(amount) as won,
      count(*) as n, count(*) filter (where period = 1) as begun
    from public.payments where state = 'paid'
      and approved_at >= public.korea_start(first) and approved_at < public.korea_start(p_to + 1) group by 1
  ), returns as (
    select date_trunc(step, public.korea_day(done_at)::timestamp)::date as start, sum(amount) as won
    from public.refunds where state = 'done'
      and done_at >= public.korea_start(first) and done_at < public.korea_start(p_to + 1) group by 1
  ), series as (
    select each::date as start, coalesce(c.won, 0) as charged, coalesce(r.won, 0) as refunded,
      coalesce(c.n, 0) as payments, coalesce(c.begun, 0) as begun
    from generate_series(first::timestamp, p_to::timestamp, ('1 ' || step)::interval) each
    left join charges c on c.start = each::date left join returns r on r.start = each::date
  )
  select jsonb_build_object(
    'series', coalesce((select jsonb_agg(jsonb_build_object('start', start, 'charged', charged,
      'refunded', refunded, 'payments', payments) order by start) from series), '[]'),
    'begun', (select coalesce(sum(begun), 0) from series),
    'ended', (select count(*) from public.subscriptions s
      where s.ended_at >= public.korea_start(first) and s.ended_at < public.korea_start(p_to + 1)
        and exists (select from public.payments p where p.subscription_id = s.id and p.state = 'paid')),
    'active', (select coalesce(jsonb_object_agg(plan_id, n), '{}') from (
      select plan_id, count(*) n from public.subscriptions where state in ('active', 'past_due') group by 1) a))
  into answer;
  return answer;
end $$;

-- What came in less what went back, in the last days of Korea and in as many before.
create function public.revenue_of_days(days integer)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare today date := public.korea_day(now()); span integer := least(greatest(days, 1), 365);
  first timestamptz := public.korea_start(today - span + 1);
  earlier timestamptz := public.korea_start(today - 2 * span + 1); answer jsonb;
begin
  perform public.require_admin();
  with moved as (
    select approved_at as at, amount from public.payments where state = 'paid' and approved_at >= earlier
    union all
    select done_at, -amount from public.refunds where state = 'done' and done_at >= earlier
  )
  select jsonb_build_array(coalesce(sum(amount) filter (where at >= first), 0),
    coalesce(sum(amount) filter (where at < first), 0)) into answer from moved;
  return answer;
end $$;

-- What somebody has to look at: renewals that could not be charged; outcomes that nobody has known for an
-- hour; refunds that did not go; mails that did not leave.
create function public.billing_attention()
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb; most constant integer := 50;
begin
  perform public.require_admin();
  with late as (
    select p.id, p.subscription_id, p.user_id, p.amount, p.state, p.failure_code as code, p.try_at, p.requested_at as at
    from public.payments p join public.subscriptions s on s.id = p.subscription_id
    where (p.state = 'declined' and p.try_at is not null and s.state = 'past_due')
      or (p.state in ('charging', 'unknown') and p.requested_at < now() - interval '1 hour')
  ), stuck as (
    select r.id, p.subscription_id, p.user_id, r.amount, r.state, r.failure_code as code, r.try_at, r.created_at as at
    from public.refunds r join public.payments p on p.id = r.payment_id
    where (r.state in ('asking', 'unknown') and r.created_at < now() - interval '1 hour')
      -- Refused, and neither tried again nor given back by hand since.
      or (r.state = 'refused' and p.amount - p.refunded >= r.amount and not exists (
        select from public.refunds later where later.payment_id = p.id and later.created_at > r.created_at))
  )
  select jsonb_build_object(
    'payments', coalesce((select jsonb_agg(to_jsonb(x) order by at) from (
      select late.*, u.email from late left join public.profiles u on u.id = late.user_id order by at limit most) x), '[]'),
    'refunds', coalesce((select jsonb_agg(to_jsonb(x) order by at) from (
      select stuck.*, u.email from stuck left join public.profiles u on u.id = stuck.user_id order by at limit most) x), '[]'),
    'notices', coalesce((select jsonb_agg(to_jsonb(x) order by id) from (
      select n.id, n.kind, n.user_id, n.created_at as at, u.email from public.billing_notices n
      left join public.profiles u on u.id = n.user_id
      where n.sent_at is null and n.tries >= 5 order by n.id limit most) x), '[]'))
  into answer;
  return answer;
end $$;

revoke all on function public.shown_state(public.subscriptions), public.korea_start(date),
  public.list_subscriptions(text, text, text, integer, integer),
  public.list_payments(text, date, date, text, integer, integer), public.read_subscription(uuid),
  public.list_entries(date, date, timestamptz, uuid, integer), public.revenue_statistics(date, date, text),
  public.revenue_of_days(integer), public.billing_attention() from public, anon, authenticated;
grant execute on function public.list_subscriptions(text, text, text, integer, integer),
  public.list_payments(text, date, date, text, integer, integer), public.read_subscription(uuid),
  public.list_entries(date, date, timestamptz, uuid, integer), public.revenue_statistics(date, date, text),
  public.revenue_of_days(integer), public.billing_attention() to authenticated;
