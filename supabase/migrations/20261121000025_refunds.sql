-- Ending a subscription, and money on its way back. What is given back is counted here alone, by the paid
-- service policy: days used and days of the period both count their ends, and what is kept is rounded down.

-- What ending now would give back. `full` within the seven days of 전자상거래법 제17조 when nothing was used that
-- only a plan allows; the day of payment does not count (민법 제157조).
create function public.refund_quote(p_user uuid, p_now timestamptz)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare s public.subscriptions; p public.payments; today date := public.korea_day(p_now);
  days integer; used integer; back integer; withdrawal boolean;
begin
  select * into s from public.subscriptions where user_id = p_user and state in ('active', 'past_due');
  if not found then return null; end if;
  select * into p from public.payments where subscription_id = s.id and period = s.period and state = 'paid';
  if not found or s.period_end <= today then
    return jsonb_build_object('subscription', s.id, 'payment', p.id, 'amount', 0, 'full', false,
      'daysUsed', 0, 'days', 0, 'withdrawal', false);
  end if;
  days := s.period_end - s.period_start;
  used := least(days, greatest(0, today - s.period_start) + 1);
  withdrawal := today <= public.korea_day(p.approved_at) + 7;
  back := case when withdrawal and s.used_at is null then p.amount
    else p.amount - floor(p.amount::numeric * used / days)::integer end;
  back := greatest(0, least(back, p.amount - p.refunded));
  return jsonb_build_object('subscription', s.id, 'payment', p.id, 'amount', back,
    'full', back = p.amount, 'daysUsed', used, 'days', days, 'withdrawal', withdrawal);
end $$;

-- Writes down the refund that a quote promises, if any; `busy` while another of that payment is open.
create function public.refund_rest(p_user uuid, p_quote jsonb, p_reason text, p_now timestamptz)
returns jsonb
language plpgsql set search_path = '' as $$
declare refund uuid; back integer := coalesce((p_quote ->> 'amount')::integer, 0);
  payment uuid := (p_quote ->> 'payment')::uuid;
begin
  if back = 0 then return jsonb_build_object('outcome', 'ok', 'refund', null); end if;
  if exists (select from public.refunds where payment_id = payment and state in ('asking', 'unknown')) then
    return jsonb_build_object('outcome', 'busy');
  end if;
  insert into public.refunds (payment_id, user_id, amount, kind, reason, lease_until, asked_by, created_at)
    values (payment, p_user, back,
      case when (p_quote ->> 'withdrawal')::boolean then 'withdrawal' else 'cancel-now' end,
      left(p_reason, 200), p_now, p_user, p_now) returning id into refund;
  return jsonb_build_object('outcome', 'ok', 'refund', refund);
end $$;

-- Ends it at once and asks for the money. `p_expected` is what the person saw: `changed` when it is no
-- longer so, `busy` while a payment is under way, `missing` without a subscription.
create function public.cancel_now(p_user uuid, p_expected integer, p_reason text, p_now timestamptz)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare s public.subscriptions; quote jsonb; written jsonb; back integer;
begin
  perform public.lock_payer(p_user);
  select * into s from public.subscriptions
    where user_id = p_user and state in ('pending', 'active', 'past_due') for update;
  if not found then return jsonb_build_object('outcome', 'missing'); end if;
  if s.state = 'pending' or exists (select from public.payments
      where subscription_id = s.id and state in ('charging', 'unknown')) then
    return jsonb_build_object('outcome', 'busy');
  end if;
  quote := public.refund_quote(p_user, p_now);
  back := (quote ->> 'amount')::integer;
  if back is distinct from p_expected then return jsonb_build_object('outcome', 'changed', 'amount', back); end if;
  written := public.refund_rest(p_user, quote, p_reason, p_now);
  if written ->> 'outcome' <> 'ok' then return written; end if;
  perform public.end_subscription(s.id, p_now);
  perform public.queue_notice(p_user, 'cancelled', 'cancelled ' || s.id,
    jsonb_build_object('planId', s.plan_id, 'amount', back, 'endsOn', public.korea_day(p_now)), p_now);
  return jsonb_build_object('outcome', 'ok', 'refund', written -> 'refund', 'amount', back);
end $$;

-- What was refused is not asked again, and the provider forgets the card.
create function public.end_subscription(p_subscription uuid, p_now timestamptz)
returns void
language plpgsql set search_path = '' as $$
begin
  update public.subscriptions set state = 'cancelled', ended_at = p_now, updated_at = p_now
    where id = p_subscription and ended_at is null;
  update public.payments set try_at = null where subscription_id = p_subscription and state = 'declined';
  update public.billing_cards c set state = 'leaving'
    from public.subscriptions s where s.id = p_subscription and c.id = s.card_id and c.state = 'live';
end $$;

-- Cancels at the end of the paid period, or takes that back. A renewal that could not be paid has no paid
-- period left: it ends at once.
create function public.set_cancelling(p_user uuid, p_cancel boolean, p_now timestamptz)
returns text
language plpgsql security definer set search_path = '' as $$
declare s public.subscriptions;
begin
  perform public.lock_payer(p_user);
  select * into s from public.subscriptions where user_id = p_user and state in ('active', 'past_due') for update;
  if not found then return 'missing'; end if;
  if exists (select from public.payments where subscription_id = s.id and state in ('charging', 'unknown')) then
    return 'busy';
  end if;
  if s.state = 'past_due' then
    if not p_cancel then return 'missing'; end if;
    perform public.end_subscription(s.id, p_now);
  else
    if not p_cancel and s.period_end <= public.korea_day(p_now) then return 'missing'; end if;
    update public.subscriptions set cancel_at_period_end = p_cancel, updated_at = p_now where id = s.id;
  end if;
  if p_cancel then
    perform public.queue_notice(p_user, 'cancelled', 'cancelled ' || s.id || ' ' || p_now,
      jsonb_build_object('planId', s.plan_id, 'amount', 0, 'endsOn', s.period_end), p_now);
  end if;
  return 'ok';
end $$;

-- Which plan begins at the next renewal; null keeps the present one.
create function public.choose_next_plan(p_user uuid, p_plan jsonb, p_now timestamptz)
returns text
language plpgsql security definer set search_path = '' as $$
declare s public.subscriptions;
begin
  perform public.lock_payer(p_user);
  select * into s from public.subscriptions where user_id = p_user and state = 'active' for update;
  if not found then return 'missing'; end if;
  if exists (select from public.payments where subscription_id = s.id and state in ('charging', 'unknown')) then
    return 'busy';
  end if;
  update public.subscriptions set updated_at = p_now,
      next_plan_id = nullif(p_plan ->> 'id', s.plan_id),
      next_price = case when p_plan ->> 'id' <> s.plan_id then (p_plan ->> 'price')::integer end,
      next_months = case when p_plan ->> 'id' <> s.plan_id then (p_plan ->> 'months')::integer end
    where id = s.id;
  return 'ok';
end $$;

-- Something was used that only a plan allows: from now on a withdrawal deducts the days.
create function public.note_paid_use(p_user uuid, p_now timestamptz)
returns void
language sql security definer set search_path = '' as $$
  update public.subscriptions set used_at = p_now
  where user_id = p_user and state in ('active', 'past_due') and used_at is null
$$;

-- Takes refunds to be asked for: `ask`, or `resolve` when somebody asked before and nobody knows the outcome.
-- `p_refund` names one; null takes what is due.
create function public.claim_refunds(p_refund uuid, p_now timestamptz, p_limit integer, p_lease interval)
returns setof jsonb
language plpgsql security definer set search_path = '' as $$
declare r public.refunds;
begin
  for r in
    select * from public.refunds
    where state in ('asking', 'unknown') and coalesce(try_at, lease_until) <= p_now
      and (p_refund is null or id = p_refund)
    order by created_at limit p_limit for update skip locked
  loop
    update public.refunds set state = 'asking', try_at = null, lease_until = p_now + p_lease,
      asked_at = coalesce(asked_at, p_now) where id = r.id;
    return query select jsonb_build_object('action', case when r.asked_at is null then 'ask' else 'resolve' end,
      'refund', r.id, 'attempt', r.attempt, 'idempotencyKey', 'refund-' || r.id || '-' || r.attempt,
      'amount', r.amount, 'kind', r.kind, 'reason', r.reason, 'askedAt', coalesce(r.asked_at, p_now),
      'paymentKey', p.payment_key, 'paid', p.amount, 'refunded', p.refunded)
      from public.payments p where p.id = r.payment_id;
  end loop;
end $$;

-- As for charges: a key of its own for the next call, when a look-up shows that the last one did nothing and
-- can no longer be under way.
create function public.renew_refund(p_refund uuid, p_attempt integer, p_now timestamptz)
returns text
language sql security definer set search_path = '' as $$
  update public.refunds set attempt = attempt + 1, asked_at = p_now
  where id = p_refund and attempt = p_attempt and state = 'asking'
  returning 'refund-' || id || '-' || attempt
$$;

create function public.settle_refund(p_refund uuid, p_outcome text, p_code text, p_now timestamptz)
returns text
language plpgsql security definer set search_path = '' as $$
declare r public.refunds; p public.payments;
begin
  select payment_id into r.payment_id from public.refunds where id = p_refund;
  select * into p from public.payments where id = r.payment_id for update;
  select * into r from public.refunds where id = p_refund for update;
  if not found then return 'missing'; end if;
  if r.state in ('done', 'refused') then return r.state; end if;
  if p_outcome = 'unknown' then
    update public.refunds set state = 'unknown', unknowns = unknowns + 1, failure_code = p_code, lease_until = null,
      try_at = p_now + least(interval '1 minute' * power(2, least(unknowns, 9)), interval '6 hours') where id = r.id;
    return 'unknown';
  end if;
  update public.refunds set state = p_outcome, failure_code = p_code, lease_until = null, try_at = null,
    done_at = case p_outcome when 'done' then p_now end where id = r.id;
  if p_outcome = 'done' then
    update public.payments set refunded = refunded + r.amount where id = p.id;
    perform public.queue_notice(r.user_id, 'refunded', 'refunded ' || r.id,
      jsonb_build_object('planId', p.plan_id, 'amount', r.amount, 'orderId', p.order_id), p_now);
  end if;
  return p_outcome;
end $$;

-- What the provider says is left of a payment: given back there, by hand, it is written down here.
create function public.note_balance(p_order text, p_balance integer, p_now timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare p public.payments; back integer;
begin
  select * into p from public.payments where order_id = p_order and state = 'paid' for update;
  if not found or exists (select from public.refunds where payment_id = p.id and state in ('asking', 'unknown')) then
    return false;
  end if;
  back := p.amount - p_balance - p.refunded;
  if back <= 0 then return false; end if;
  insert into public.refunds (payment_id, user_id, amount, kind, state, created_at, done_at)
    values (p.id, p.user_id, back, 'provider', 'done', p_now, p_now);
  update public.payments set refunded = refunded + back where id = p.id;
  return true;
end $$;

revoke all on function public.refund_rest(uuid, jsonb, text, timestamptz),
  public.refund_quote(uuid, timestamptz), public.cancel_now(uuid, integer, text, timestamptz),
  public.end_subscription(uuid, timestamptz), public.set_cancelling(uuid, boolean, timestamptz),
  public.choose_next_plan(uuid, jsonb, timestamptz), public.note_paid_use(uuid, timestamptz),
  public.claim_refunds(uuid, timestamptz, integer, interval), public.renew_refund(uuid, integer, timestamptz),
  public.settle_refund(uuid, text, text, timestamptz), public.note_balance(text, integer, timestamptz)
  from public, anon, authenticated;
grant execute on function public.refund_quote(uuid, timestamptz),
  public.cancel_now(uuid, integer, text, timestamptz), public.set_cancelling(uuid, boolean, timestamptz),
  public.choose_next_plan(uuid, jsonb, timestamptz), public.note_paid_use(uuid, timestamptz),
  public.claim_refunds(uuid, timestamptz, integer, interval), public.renew_refund(uuid, integer, timestamptz),
  public.settle_refund(uuid, text, text, timestamptz), public.note_balance(text, integer, timestamptz) to service_role;
