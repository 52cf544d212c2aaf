-- Ending a subscription at once gives back what is left of the seats too, by the same rule, for each payment.

-- Seats that were added in the middle of a period: all of it within the seven days of 전자상거래법 제17조 while nobody
-- needs them, and otherwise less the days that have begun.
create function private.seats_back(p public.payments, p_today date) returns integer
language sql stable security definer set search_path = '' as $$
  select greatest(0, least(p.amount - p.refunded, case
    when p_today <= public.korea_day(p.approved_at) + 7
      and private.seats_taken(p.organization_id) <= private.seats_of(p.organization_id) - p.seats then p.amount
    else p.amount - floor(p.amount::numeric
      * least(p.period_end - p.period_start, greatest(0, p_today - p.period_start) + 1)
      / (p.period_end - p.period_start))::integer end))
$$;
revoke all on function private.seats_back(public.payments, date) from public;

-- As before, with `seats`: what of it goes back for seats that were added, and `parts` by payment.
create or replace function public.refund_quote(p_user uuid, p_now timestamptz)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare s public.subscriptions; p public.payments; today date := public.korea_day(p_now);
  days integer; used integer; back integer; withdrawal boolean; added jsonb; seats integer; whole integer;
begin
  select * into s from public.subscriptions where user_id = p_user and state in ('active', 'past_due');
  if not found then return null; end if;
  select * into p from public.payments
    where subscription_id = s.id and period = s.period and kind = 'period' and state = 'paid';
  if not found or s.period_end <= today then
    return jsonb_build_object('subscription', s.id, 'payment', p.id, 'amount', 0, 'full', false,
      'daysUsed', 0, 'days', 0, 'withdrawal', false, 'seats', 0, 'parts', jsonb_build_array());
  end if;
  days := s.period_end - s.period_start;
  used := least(days, greatest(0, today - s.period_start) + 1);
  withdrawal := today <= public.korea_day(p.approved_at) + 7;
  back := case when withdrawal and s.used_at is null then p.amount
    else p.amount - floor(p.amount::numeric * used / days)::integer end;
  back := greatest(0, least(back, p.amount - p.refunded));
  select coalesce(jsonb_agg(jsonb_build_object('payment', q.id, 'amount', private.seats_back(q, today),
        'withdrawal', today <= public.korea_day(q.approved_at) + 7) order by q.created_at, q.id), '[]'),
      coalesce(sum(private.seats_back(q, today)), 0)::integer, coalesce(sum(q.amount), 0)::integer
    into added, seats, whole
    from public.payments q
    where q.subscription_id = s.id and q.period = s.period and q.kind = 'seats' and q.state = 'paid';
  return jsonb_build_object('subscription', s.id, 'payment', p.id, 'amount', back + seats,
    'full', back + seats = p.amount + whole, 'daysUsed', used, 'days', days, 'withdrawal', withdrawal, 'seats', seats,
    'parts', jsonb_build_array(jsonb_build_object('payment', p.id, 'amount', back, 'withdrawal', withdrawal)) || added);
end $$;

-- Writes down the refunds that a quote promises, if any, and answers with the first; `busy` while another of one of
-- those payments is open.
create or replace function public.refund_rest(p_user uuid, p_quote jsonb, p_reason text, p_now timestamptz)
returns jsonb
language plpgsql set search_path = '' as $$
declare part jsonb; made uuid; first uuid;
begin
  if exists (select from public.refunds r join jsonb_array_elements(p_quote -> 'parts') q
      on r.payment_id = (q ->> 'payment')::uuid and (q ->> 'amount')::integer > 0
    where r.state in ('asking', 'unknown')) then
    return jsonb_build_object('outcome', 'busy');
  end if;
  for part in select * from jsonb_array_elements(p_quote -> 'parts') loop
    continue when (part ->> 'amount')::integer = 0;
    insert into public.refunds (payment_id, user_id, amount, kind, reason, lease_until, asked_by, created_at)
      values ((part ->> 'payment')::uuid, p_user, (part ->> 'amount')::integer,
        case when (part ->> 'withdrawal')::boolean then 'withdrawal' else 'cancel-now' end,
        left(p_reason, 200), p_now, p_user, p_now) returning id into made;
    first := coalesce(first, made);
  end loop;
  return jsonb_build_object('outcome', 'ok', 'refund', first);
end $$;

-- As before; a charge for seats begins no subscription.
create or replace function public.revenue_statistics(p_from date, p_to date, p_step text)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb; step text := case p_step when 'month' then 'month' else 'day' end;
  first date := date_trunc(step, greatest(p_from, p_to - 1100)::timestamp)::date;
begin
  perform public.require_admin();
  with charges as (
    select date_trunc(step, public.korea_day(approved_at)::timestamp)::date as start, sum(amount) as won,
      count(*) as n, count(*) filter (where period = 1 and kind = 'period') as begun
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
