-- Charging: taking what is due, and writing down how it went. A payment that somebody has taken is nobody
-- else's until `lease_until`; after that its outcome counts as unknown, and is looked up before anything else.

create function public.queue_notice(
  p_user uuid, p_kind text, p_occasion text, p_facts jsonb, p_now timestamptz)
returns void
language sql set search_path = '' as $$
  insert into public.billing_notices (user_id, kind, occasion, facts, created_at)
  select p_user, p_kind, p_occasion, p_facts, p_now where p_user is not null
  on conflict (occasion) do nothing
$$;

-- Ends what its owner cancelled, or what may not be charged any more, when the paid time is over.
create function public.end_cancelled(p_now timestamptz)
returns integer
language plpgsql security definer set search_path = '' as $$
declare ended integer;
begin
  with due as (
    select s.id from public.subscriptions s
    where s.state = 'active' and s.cancel_at_period_end and s.period_end <= public.korea_day(p_now)
      and not exists (select from public.payments p where p.subscription_id = s.id and p.state in ('charging', 'unknown'))
    for update skip locked
  ), gone as (
    update public.subscriptions s set state = 'cancelled', ended_at = p_now, updated_at = p_now
    from due where s.id = due.id returning s.card_id
  ), cards as (
    update public.billing_cards c set state = 'leaving' from gone where c.id = gone.card_id and c.state = 'live'
  )
  select count(*) into ended from gone;
  return ended;
end $$;

-- Writes the next period's payment of every subscription that is due, and takes up to `p_limit` payments for
-- the caller: `charge` those, and look up (`resolve`) those whose outcome nobody knows.
create function public.claim_charges(p_now timestamptz, p_limit integer, p_lease interval)
returns setof jsonb
language plpgsql security definer set search_path = '' as $$
declare taken uuid; action text; today date := public.korea_day(p_now);
begin
  for taken in
    select p.id from public.payments p
    where p.state in ('charging', 'unknown') and coalesce(p.try_at, p.lease_until) <= p_now
    order by coalesce(p.try_at, p.lease_until) limit p_limit for update skip locked
  loop
    update public.payments set state = 'charging', try_at = null, lease_until = p_now + p_lease where id = taken;
    return next public.charge_order(taken, 'resolve');
    p_limit := p_limit - 1;
  end loop;
  for taken in
    select p.id from public.payments p join public.subscriptions s on s.id = p.subscription_id
    where p.state = 'declined' and p.try_at <= p_now and s.state = 'past_due' and s.user_id is not null
    order by p.try_at limit p_limit for update of p skip locked
  loop
    update public.payments p set state = 'charging', attempt = p.attempt + 1, unknowns = 0, requested_at = p_now,
        try_at = null, lease_until = p_now + p_lease, card_id = s.card_id
      from public.subscriptions s where p.id = taken and s.id = p.subscription_id;
    insert into public.payment_attempts (payment_id, attempt, idempotency_key, requested_at)
      select id, attempt, order_id || '-' || attempt, p_now from public.payments where id = taken;
    return next public.charge_order(taken, 'charge');
    p_limit := p_limit - 1;
  end loop;
  for taken in
    with due as (
      select s.* from public.subscriptions s
      where s.state = 'active' and not s.cancel_at_period_end and s.user_id is not null
        and s.period_end <= today and p_now >= public.korea_morning(s.period_end)
        and not exists (select from public.payments p where p.subscription_id = s.id and p.period = s.period + 1)
      order by s.period_end limit greatest(p_limit, 0) for update of s skip locked
    ), written as (
      insert into public.payments (user_id, subscription_id, card_id, period, order_id, plan_id, months, amount,
          period_start, period_end, state, requested_at, lease_until, created_at)
        select user_id, id, card_id, period + 1, public.order_of(id, period + 1), coalesce(next_plan_id, plan_id),
          coalesce(next_months, months), coalesce(next_price, price), period_end,
          (anchor_date + make_interval(months => anchor_months + coalesce(next_months, months)))::date,
          'charging', p_now, p_now + p_lease, p_now
        from due
        on conflict (subscription_id, period) do nothing returning id, order_id, attempt
    ), noted as (
      insert into public.payment_attempts (payment_id, attempt, idempotency_key, requested_at)
        select id, attempt, order_id || '-' || attempt, p_now from written returning payment_id
    )
    select payment_id from noted
  loop
    return next public.charge_order(taken, 'charge');
  end loop;
end $$;

-- A look-up found nothing of an attempt that can no longer be under way: the next call gets a key of its own.
-- Its order number stays the same, which the provider lets be paid once.
create function public.renew_attempt(p_payment uuid, p_attempt integer, p_now timestamptz, p_lease interval)
returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.payments set attempt = attempt + 1, requested_at = p_now, lease_until = p_now + p_lease
    where id = p_payment and attempt = p_attempt and state = 'charging';
  if not found then return null; end if;
  insert into public.payment_attempts (payment_id, attempt, idempotency_key, requested_at)
    select id, attempt, order_id || '-' || attempt, p_now from public.payments where id = p_payment;
  return public.charge_order(p_payment, 'charge');
end $$;

-- Days after a period has begun on which a refused renewal is asked again.
create function public.retry_day(p_declines integer)
returns integer
language sql immutable set search_path = '' as $$ select (array[1, 3, 5])[p_declines] $$;

-- How a call went: `paid` with the provider's payment, `declined`, `postponed` (not charged, and not the
-- card's fault), `unknown`. Answers the state that the payment has now; telling it twice changes nothing.
create function public.settle_charge(
  p_payment uuid, p_attempt integer, p_outcome text, p_facts jsonb, p_now timestamptz)
returns text
language plpgsql security definer set search_path = '' as $$
declare p public.payments; s public.subscriptions; next_try timestamptz; code text := p_facts ->> 'code';
begin
  select subscription_id into p.subscription_id from public.payments where id = p_payment;
  select * into s from public.subscriptions where id = p.subscription_id for update;
  select * into p from public.payments where id = p_payment for update;
  if not found then return 'missing'; end if;
  if p.state = 'paid' then return 'paid'; end if;
  -- Only what a look-up or a charge says for certain may end another attempt than its own.
  if p_outcome <> 'paid' and (p.attempt <> p_attempt or p.state = 'declined') then return p.state; end if;
  update public.payment_attempts set outcome = p_outcome, code = p_facts ->> 'code'
    where payment_id = p.id and attempt = p_attempt;

  if p_outcome = 'unknown' then
    update public.payments set state = 'unknown', unknowns = unknowns + 1, failure_code = code, lease_until = null,
        try_at = p_now + least(interval '1 minute' * power(2, least(unknowns, 9)), interval '6 hours')
      where id = p.id;
    return 'unknown';
  end if;

  if p_outcome = 'paid' then
    if (p_facts ->> 'amount')::integer is distinct from p.amount then
      raise exception 'payment % was charged another amount', p.id using errcode = 'check_violation';
    end if;
    update public.payments set state = 'paid', payment_key = p_facts ->> 'paymentKey', failure_code = null,
        card_text = coalesce(p_facts ->> 'card', ''), receipt_url = p_facts ->> 'receiptUrl',
        approved_at = (p_facts ->> 'approvedAt')::timestamptz, lease_until = null, try_at = null
      where id = p.id;
    if s.state in ('cancelled', 'expired') or s.user_id is null then
      -- It ended while the outcome was unknown: nobody gets anything for this money.
      insert into public.refunds (payment_id, user_id, amount, kind, lease_until, created_at)
        values (p.id, s.user_id, p.amount, 'late', p_now, p_now);
      update public.subscriptions set state = 'cancelled', ended_at = p_now, updated_at = p_now
        where id = s.id and ended_at is null;
      update public.billing_cards set state = 'leaving' where id = s.card_id and state = 'live';
      return 'paid';
    end if;
    update public.subscriptions set state = 'active', updated_at = p_now, period = p.period, plan_id = p.plan_id,
        price = p.amount, months = p.months, period_start = p.period_start, period_end = p.period_end,
        anchor_months = case when p.period = 1 then anchor_months else anchor_months + p.months end,
        used_at = null,
        next_plan_id = case when p.period = 1 then next_plan_id end,
        next_price = case when p.period = 1 then next_price end,
        next_months = case when p.period = 1 then next_months end
      where id = s.id;
    update public.checkouts set state = 'done', updated_at = p_now
      where subscription_id = s.id and state = 'charging';
    perform public.queue_notice(s.user_id, 'receipt', 'receipt ' || p.order_id,
      jsonb_build_object('orderId', p.order_id, 'planId', p.plan_id, 'amount', p.amount,
        'paidAt', p_facts ->> 'approvedAt', 'periodStart', p.period_start, 'periodEnd', p.period_end), p_now);
    return 'paid';
  end if;

  if p.period = 1 then
    -- Nothing has begun yet, so nothing is tried again: the person is there and is told.
    update public.payments set state = 'declined', declines = declines + 1, failure_code = code, lease_until = null,
      try_at = null where id = p.id;
    update public.subscriptions set state = 'expired', ended_at = p_now, updated_at = p_now where id = s.id;
    update public.billing_cards set state = 'leaving' where id = s.card_id and state = 'live';
    update public.checkouts set state = 'refused', failure_code = code, updated_at = p_now
      where subscription_id = s.id and state = 'charging';
    return 'declined';
  end if;

  if s.ended_at is not null then
    update public.payments set state = 'declined', failure_code = code, lease_until = null, try_at = null
      where id = p.id;
    return 'declined';
  end if;
  if p_outcome = 'postponed' then
    next_try := p_now + interval '1 hour';
  else
    next_try := public.korea_morning(p.period_start + public.retry_day(p.declines + 1));
    p.declines := p.declines + 1;
    -- A run that comes late must not try twice in one morning.
    if next_try <= p_now then next_try := p_now + interval '1 day'; end if;
  end if;
  update public.payments set state = 'declined', declines = p.declines, failure_code = code, lease_until = null,
    try_at = next_try where id = p.id;
  if next_try is null then
    update public.subscriptions set state = 'expired', ended_at = p_now, updated_at = p_now where id = s.id;
    update public.billing_cards set state = 'leaving' where id = s.card_id and state = 'live';
    perform public.queue_notice(s.user_id, 'expired', 'expired ' || p.order_id,
      jsonb_build_object('planId', p.plan_id, 'amount', p.amount, 'code', code), p_now);
  else
    update public.subscriptions set state = 'past_due', updated_at = p_now where id = s.id;
    if p_outcome = 'declined' then
      perform public.queue_notice(s.user_id, 'failed', 'failed ' || p.order_id || ' ' || p.declines,
        jsonb_build_object('planId', p.plan_id, 'amount', p.amount, 'code', code,
          'nextTry', public.korea_day(next_try)), p_now);
    end if;
  end if;
  return 'declined';
end $$;

-- Seven days before a renewal its amount and day are told.
create function public.queue_renewal_notices(p_now timestamptz, p_days integer)
returns integer
language plpgsql security definer set search_path = '' as $$
declare queued integer;
begin
  insert into public.billing_notices (user_id, kind, occasion, facts, created_at)
  select s.user_id, 'renewal', 'renewal ' || public.order_of(s.id, s.period + 1),
    jsonb_build_object('planId', coalesce(s.next_plan_id, s.plan_id), 'amount', coalesce(s.next_price, s.price),
      'on', s.period_end), p_now
  from public.subscriptions s
  where s.state = 'active' and not s.cancel_at_period_end and s.user_id is not null
    and s.period_end > public.korea_day(p_now) and s.period_end <= public.korea_day(p_now) + p_days
  on conflict (occasion) do nothing;
  get diagnostics queued = row_count;
  return queued;
end $$;

revoke all on function public.queue_notice(uuid, text, text, jsonb, timestamptz), public.end_cancelled(timestamptz),
  public.claim_charges(timestamptz, integer, interval),
  public.renew_attempt(uuid, integer, timestamptz, interval), public.retry_day(integer),
  public.settle_charge(uuid, integer, text, jsonb, timestamptz),
  public.queue_renewal_notices(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.end_cancelled(timestamptz), public.claim_charges(timestamptz, integer, interval),
  public.renew_attempt(uuid, integer, timestamptz, interval),
  public.settle_charge(uuid, integer, text, jsonb, timestamptz),
  public.queue_renewal_notices(timestamptz, integer) to service_role;
