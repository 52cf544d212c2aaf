-- How a charge went is written down by one function for each outcome; `settle_charge` locks, leaves out what was
-- told before, and calls the one that it is. All of it is one transaction.

-- Nobody knows the outcome: it is looked up, soon at first and then less and less often.
create function public.charge_unknown(p public.payments, p_code text, p_now timestamptz)
returns text
language plpgsql set search_path = '' as $$
begin
  update public.payments set state = 'unknown', unknowns = unknowns + 1, failure_code = p_code, lease_until = null,
      try_at = p_now + least(interval '1 minute' * power(2, least(unknowns, 9)), interval '6 hours')
    where id = p.id;
  return 'unknown';
end $$;

-- The money was taken: the period begins, its receipt is queued, and the checkout it came from is done. Money for
-- a subscription that has ended goes back.
create function public.charge_paid(
  p public.payments, s public.subscriptions, p_facts jsonb, p_now timestamptz)
returns text
language plpgsql set search_path = '' as $$
begin
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
end $$;

-- The first payment was not made. Nothing has begun yet, so nothing is tried again: the person is at the page that
-- says so.
create function public.first_charge_declined(
  p public.payments, s public.subscriptions, p_code text, p_now timestamptz)
returns text
language plpgsql set search_path = '' as $$
begin
  update public.payments set state = 'declined', declines = declines + 1, failure_code = p_code, lease_until = null,
    try_at = null where id = p.id;
  update public.subscriptions set state = 'expired', ended_at = p_now, updated_at = p_now where id = s.id;
  update public.billing_cards set state = 'leaving' where id = s.card_id and state = 'live';
  update public.checkouts set state = 'refused', failure_code = p_code, updated_at = p_now
    where subscription_id = s.id and state = 'charging';
  return 'declined';
end $$;

-- A renewal was not made: the card refused (`declined`, asked again after 1, 3 and 5 days, then the subscription
-- ends), or it was not the card's fault (`postponed`, asked again in an hour).
create function public.renewal_declined(
  p public.payments, s public.subscriptions, p_outcome text, p_code text, p_now timestamptz)
returns text
language plpgsql set search_path = '' as $$
declare next_try timestamptz; refused integer := p.declines;
begin
  if s.ended_at is not null then
    update public.payments set state = 'declined', failure_code = p_code, lease_until = null, try_at = null
      where id = p.id;
    return 'declined';
  end if;
  if p_outcome = 'postponed' then
    next_try := p_now + interval '1 hour';
  else
    refused := refused + 1;
    next_try := public.korea_morning(p.period_start + public.retry_day(refused));
    -- A run that comes late must not try twice in one morning.
    if next_try <= p_now then next_try := p_now + interval '1 day'; end if;
  end if;
  update public.payments set state = 'declined', declines = refused, failure_code = p_code, lease_until = null,
    try_at = next_try where id = p.id;
  if next_try is null then
    update public.subscriptions set state = 'expired', ended_at = p_now, updated_at = p_now where id = s.id;
    update public.billing_cards set state = 'leaving' where id = s.card_id and state = 'live';
    perform public.queue_notice(s.user_id, 'expired', 'expired ' || p.order_id,
      jsonb_build_object('planId', p.plan_id, 'amount', p.amount, 'code', p_code), p_now);
    return 'declined';
  end if;
  update public.subscriptions set state = 'past_due', updated_at = p_now where id = s.id;
  if p_outcome = 'declined' then
    perform public.queue_notice(s.user_id, 'failed', 'failed ' || p.order_id || ' ' || refused,
      jsonb_build_object('planId', p.plan_id, 'amount', p.amount, 'code', p_code,
        'nextTry', public.korea_day(next_try)), p_now);
  end if;
  return 'declined';
end $$;

-- How a call went: `paid` with the provider's payment, `declined`, `postponed` (not charged, and not the
-- card's fault), `unknown`. Answers the state that the payment has now; telling it twice changes nothing.
create or replace function public.settle_charge(
  p_payment uuid, p_attempt integer, p_outcome text, p_facts jsonb, p_now timestamptz)
returns text
language plpgsql security definer set search_path = '' as $$
declare p public.payments; s public.subscriptions; code text := p_facts ->> 'code';
begin
  -- The subscription first, as everything else that takes both locks.
  select subscription_id into p.subscription_id from public.payments where id = p_payment;
  select * into s from public.subscriptions where id = p.subscription_id for update;
  select * into p from public.payments where id = p_payment for update;
  if not found then return 'missing'; end if;
  if p.state = 'paid' then return 'paid'; end if;
  -- Only what a look-up or a charge says for certain may end another attempt than its own.
  if p_outcome <> 'paid' and (p.attempt <> p_attempt or p.state = 'declined') then return p.state; end if;
  update public.payment_attempts set outcome = p_outcome, code = p_facts ->> 'code'
    where payment_id = p.id and attempt = p_attempt;
  case
    when p_outcome = 'unknown' then return public.charge_unknown(p, code, p_now);
    when p_outcome = 'paid' then return public.charge_paid(p, s, p_facts, p_now);
    when p.period = 1 then return public.first_charge_declined(p, s, code, p_now);
    else return public.renewal_declined(p, s, p_outcome, code, p_now);
  end case;
end $$;

revoke all on function public.charge_unknown(public.payments, text, timestamptz),
  public.charge_paid(public.payments, public.subscriptions, jsonb, timestamptz),
  public.first_charge_declined(public.payments, public.subscriptions, text, timestamptz),
  public.renewal_declined(public.payments, public.subscriptions, text, text, timestamptz)
  from public, anon, authenticated;
