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

-- Locks what an act changes, in the order in which everything else does.
create function public.lock_subscription(p_subscription uuid)
returns public.subscriptions
language plpgsql set search_path = '' as $$
declare s public.subscriptions;
begin
  select * into s from public.subscriptions where id = p_subscription;
  if s.user_id is not null then perform public.lock_payer(s.user_id); end if;
  select * into s from public.subscriptions where id = p_subscription for update;
  -- Who waited may have lost the role meanwhile.
  perform public.require_admin();
  return s;
end $$;

create function public.is_charging(s public.subscriptions)
returns boolean
language sql stable set search_path = '' as $$
  select s.state = 'pending' or exists (select from public.payments p
    where p.subscription_id = s.id and p.state in ('charging', 'unknown'))
$$;

-- Asks for money to go back; it goes when whoever called carries the refund out, or with the next run.
-- p_seen is what had gone back before as far as the caller knows: a second press is not a second refund.
-- Answers ok · missing · changed · busy (a refund or a charge is under way) · tooMuch.
create function public.admin_refund(p_payment uuid, p_amount integer, p_seen integer, p_reason text, p_end boolean)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare p public.payments; s public.subscriptions; refund uuid; ending boolean;
begin
  perform public.require_admin();
  select * into p from public.payments where id = p_payment;
  if not found then return jsonb_build_object('outcome', 'missing'); end if;
  s := public.lock_subscription(p.subscription_id);
  select * into p from public.payments where id = p_payment for update;
  if p.state <> 'paid' then return jsonb_build_object('outcome', 'missing'); end if;
  if p.refunded is distinct from p_seen then return jsonb_build_object('outcome', 'changed'); end if;
  ending := p_end and s.ended_at is null;
  if (ending and public.is_charging(s)) or exists (select from public.refunds
      where payment_id = p.id and state in ('asking', 'unknown')) then
    return jsonb_build_object('outcome', 'busy');
  end if;
  if coalesce(p_amount not between 1 and p.amount - p.refunded, true) then
    return jsonb_build_object('outcome', 'tooMuch');
  end if;
  -- Clocks of copies differ a little: it is free to be taken from now on by any of them.
  insert into public.refunds (payment_id, user_id, amount, kind, reason, lease_until, asked_by)
    values (p.id, p.user_id, p_amount, 'operator', left(trim(p_reason), 200), now() - interval '1 minute', auth.uid())
    returning id into refund;
  if ending then
    perform public.end_subscription(s.id, now());
    perform public.queue_notice(s.user_id, 'cancelled', 'cancelled ' || s.id,
      jsonb_build_object('planId', s.plan_id, 'amount', p_amount, 'endsOn', public.korea_day(now())), now());
  end if;
  perform public.record_audit('billing.refunded', 'subscription', s.id::text,
    jsonb_build_object('order', p.order_id, 'amount', p_amount, 'reason', left(trim(p_reason), 200), 'ended', ending));
  return jsonb_build_object('outcome', 'ok', 'refund', refund);
end $$;

-- Ends a subscription without a refund: at once, or with the paid time. A renewal that could not be paid has
-- no paid time left. Answers ok · missing · changed (it ends already) · busy.
create function public.admin_end_subscription(p_subscription uuid, p_at_once boolean)
returns text
language plpgsql security definer set search_path = '' as $$
declare s public.subscriptions; ends_on date := public.korea_day(now());
begin
  perform public.require_admin();
  s := public.lock_subscription(p_subscription);
  if s.id is null then return 'missing'; end if;
  if s.ended_at is not null or (s.cancel_at_period_end and not p_at_once) then return 'changed'; end if;
  if public.is_charging(s) then return 'busy'; end if;
  if p_at_once or s.state = 'past_due' then
    perform public.end_subscription(s.id, now());
  else
    update public.subscriptions set cancel_at_period_end = true, updated_at = now() where id = s.id;
    ends_on := s.period_end;
  end if;
  perform public.queue_notice(s.user_id, 'cancelled', 'cancelled ' || s.id || ' ' || now(),
    jsonb_build_object('planId', s.plan_id, 'amount', 0, 'endsOn', ends_on), now());
  perform public.record_audit('billing.ended', 'subscription', s.id::text, jsonb_build_object('on', ends_on));
  return 'ok';
end $$;

-- Has a refused renewal asked for again, or an unknown outcome looked up, with the next run. What is asked
-- for out of turn does not count among the tries that its owner was promised.
-- Answers ok · missing · changed (there is nothing to ask for any more).
create function public.admin_retry_payment(p_payment uuid)
returns text
language plpgsql security definer set search_path = '' as $$
declare p public.payments; s public.subscriptions;
begin
  perform public.require_admin();
  select * into p from public.payments where id = p_payment;
  if not found then return 'missing'; end if;
  s := public.lock_subscription(p.subscription_id);
  select * into p from public.payments where id = p_payment for update;
  if p.try_at is null or not (p.state = 'unknown' or (p.state = 'declined' and s.state = 'past_due')) then
    return 'changed';
  end if;
  update public.payments set try_at = now() - interval '1 minute',
      declines = case when state = 'declined' and try_at > now() then greatest(declines - 1, 0) else declines end
    where id = p.id;
  perform public.record_audit('billing.retried', 'subscription', s.id::text, jsonb_build_object('order', p.order_id));
  return 'ok';
end $$;

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

-- An account that goes takes "cancel now" with it (paid service policy, 10): what is left of the period goes
-- back, to the card, with the next run. A charge that is under way is given back when it is found paid.
create function public.leave_subscription(p_user uuid, p_now timestamptz)
returns jsonb
language plpgsql set search_path = '' as $$
declare s public.subscriptions; quote jsonb; back integer;
begin
  perform public.lock_payer(p_user);
  select * into s from public.subscriptions where user_id = p_user and state in ('active', 'past_due') for update;
  if not found then return jsonb_build_object('outcome', 'ok', 'amount', 0); end if;
  quote := public.refund_quote(p_user, p_now);
  back := coalesce((quote ->> 'amount')::integer, 0);
  if back > 0 then
    if exists (select from public.refunds
        where payment_id = (quote ->> 'payment')::uuid and state in ('asking', 'unknown')) then
      return jsonb_build_object('outcome', 'busy');
    end if;
    insert into public.refunds (payment_id, user_id, amount, kind, reason, lease_until, asked_by, created_at)
      values ((quote ->> 'payment')::uuid, p_user, back,
        case when (quote ->> 'withdrawal')::boolean then 'withdrawal' else 'cancel-now' end, '', p_now, p_user, p_now);
  end if;
  perform public.end_subscription(s.id, p_now);
  return jsonb_build_object('outcome', 'ok', 'amount', back);
end $$;

-- What deleting an account would give back now, in won.
create function public.deletion_refund(p_request uuid)
returns integer
language plpgsql stable security definer set search_path = '' as $$
declare person uuid;
begin
  perform public.require_admin();
  select user_id into person from public.deletion_requests where id = p_request and status = 'requested';
  return coalesce((public.refund_quote(person, now()) ->> 'amount')::integer, 0);
end $$;

-- Answers besides: busy (money is on its way back already, and what is left cannot be counted yet).
create or replace function public.handle_deletion(request uuid, accept boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare person uuid; leaving jsonb;
begin
  perform public.lock_accounts();
  perform public.require_admin();
  select user_id into person from public.deletion_requests
    where id = request and status = 'requested' for update;
  if person is null then return 'missing'; end if;
  if accept and person = auth.uid() then return 'self'; end if;
  if accept and public.is_last_admin(person) then return 'lastAdmin'; end if;
  if accept then
    leaving := public.leave_subscription(person, now());
    if leaving ->> 'outcome' <> 'ok' then return leaving ->> 'outcome'; end if;
  end if;
  update public.deletion_requests set status = case when accept then 'done' else 'declined' end,
    handled_at = now(), handled_by = auth.uid(), reason = case when accept then null else reason end
    where id = request;
  perform public.record_audit(case when accept then 'account.deleted' else 'account.deletionDeclined' end,
    'account', person::text,
    case when (leaving ->> 'amount')::integer > 0 then jsonb_build_object('refund', leaving -> 'amount') else '{}' end);
  if accept then perform public.remove_account(person); end if;
  return 'ok';
end $$;

revoke all on function public.shown_state(public.subscriptions), public.korea_start(date),
  public.list_subscriptions(text, text, text, integer, integer),
  public.list_payments(text, date, date, text, integer, integer), public.read_subscription(uuid),
  public.lock_subscription(uuid), public.is_charging(public.subscriptions),
  public.admin_refund(uuid, integer, integer, text, boolean), public.admin_end_subscription(uuid, boolean),
  public.admin_retry_payment(uuid), public.list_entries(date, date, timestamptz, uuid, integer),
  public.revenue_statistics(date, date, text), public.revenue_of_days(integer), public.billing_attention(),
  public.leave_subscription(uuid, timestamptz), public.deletion_refund(uuid)
  from public, anon, authenticated;
grant execute on function public.list_subscriptions(text, text, text, integer, integer),
  public.list_payments(text, date, date, text, integer, integer), public.read_subscription(uuid),
  public.admin_refund(uuid, integer, integer, text, boolean), public.admin_end_subscription(uuid, boolean),
  public.admin_retry_payment(uuid), public.list_entries(date, date, timestamptz, uuid, integer),
  public.revenue_statistics(date, date, text), public.revenue_of_days(integer), public.billing_attention(), public.deletion_refund(uuid)
  to authenticated;
