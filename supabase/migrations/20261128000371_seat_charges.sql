-- Charges for seats go the way of all charges: written down before they are asked for, taken by one, settled once.

-- As before, with what the charge is for: it stands on the card's statement.
create or replace function public.charge_order(p_payment uuid, p_action text)
returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('action', p_action, 'payment', p.id, 'attempt', p.attempt, 'orderId', p.order_id,
    'idempotencyKey', p.order_id || '-' || p.attempt, 'planId', p.plan_id, 'amount', p.amount,
    'kind', p.kind, 'seats', p.seats,
    'requestedAt', p.requested_at, 'wanted', s.user_id is not null and s.ended_at is null,
    'customerKey', c.customer_key, 'keySealed', c.key_sealed)
  from public.payments p join public.billing_cards c on c.id = p.card_id
    join public.subscriptions s on s.id = p.subscription_id
  where p.id = p_payment
$$;

-- How many seats the next renewal of a subscription counts.
create function private.renewed_seats(p_subscription uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(coalesce(next_seats, seats)), 0)::integer
  from public.organization_seats where subscription_id = p_subscription
$$;

-- What they cost then.
create function private.renewed_seats_amount(s public.subscriptions) returns integer
language sql stable security definer set search_path = '' as $$
  select private.renewed_seats(s.id)
    * coalesce(case when s.next_plan_id is not null then s.next_seat_price end, s.seat_price, 0)
$$;
revoke all on function private.renewed_seats(uuid), private.renewed_seats_amount(public.subscriptions) from public;

-- As before, and a renewal counts the seats; it waits until it is known whether seats that were asked for are paid.
create or replace function public.claim_charges(p_now timestamptz, p_limit integer, p_lease interval)
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
        and not exists (select from public.payments p where p.subscription_id = s.id
          and (p.period = s.period + 1 or (p.kind = 'seats' and p.state in ('charging', 'unknown'))))
      order by s.period_end limit greatest(p_limit, 0) for update of s skip locked
    ), counted as (
      select due.*, private.renewed_seats(due.id) as seats,
        private.renewed_seats_amount((select s from public.subscriptions s where s.id = due.id)) as seats_amount
      from due
    ), written as (
      insert into public.payments (user_id, subscription_id, card_id, period, order_id, plan_id, months, amount,
          seats, seats_amount, period_start, period_end, state, requested_at, lease_until, created_at)
        select user_id, id, card_id, period + 1, public.order_of(id, period + 1), coalesce(next_plan_id, plan_id),
          coalesce(next_months, months), coalesce(next_price, price) + seats_amount, seats, seats_amount, period_end,
          (anchor_date + make_interval(months => anchor_months + coalesce(next_months, months)))::date,
          'charging', p_now, p_now + p_lease, p_now
        from counted
        on conflict (subscription_id, period) where kind = 'period' do nothing returning id, order_id, attempt
    ), noted as (
      insert into public.payment_attempts (payment_id, attempt, idempotency_key, requested_at)
        select id, attempt, order_id || '-' || attempt, p_now from written returning payment_id
    )
    select payment_id from noted
  loop
    return next public.charge_order(taken, 'charge');
  end loop;
end $$;

-- As before, with what the seats cost.
create or replace function public.queue_renewal_notices(p_now timestamptz, p_days integer)
returns integer
language plpgsql security definer set search_path = '' as $$
declare queued integer;
begin
  insert into public.billing_notices (user_id, kind, occasion, facts, created_at)
  select s.user_id, 'renewal', 'renewal ' || public.order_of(s.id, s.period + 1),
    jsonb_build_object('planId', coalesce(s.next_plan_id, s.plan_id),
      'amount', coalesce(s.next_price, s.price) + private.renewed_seats_amount(s),
      'seats', private.renewed_seats(s.id), 'on', s.period_end), p_now
  from public.subscriptions s
  where s.state = 'active' and not s.cancel_at_period_end and s.user_id is not null
    and s.period_end > public.korea_day(p_now) and s.period_end <= public.korea_day(p_now) + p_days
  on conflict (occasion) do nothing;
  get diagnostics queued = row_count;
  return queued;
end $$;

-- Nobody gets anything for money of a subscription that has ended, or of an organisation that is no more: it goes back.
create function private.return_late(p public.payments, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into public.refunds (payment_id, user_id, amount, kind, lease_until, created_at)
    values (p.id, p.user_id, p.amount, 'late', p_now, p_now)
$$;
revoke all on function private.return_late(public.payments, timestamptz) from public;

-- The seats that were paid for begin, and the organisation's record says so.
create function public.seats_paid(p public.payments, s public.subscriptions, p_facts jsonb, p_now timestamptz)
returns text
language plpgsql set search_path = '' as $$
begin
  if s.ended_at is not null or s.user_id is null
    or not exists (select from public.organizations where id = p.organization_id) then
    perform private.return_late(p, p_now);
    return 'paid';
  end if;
  insert into public.organization_seats (organization_id, subscription_id, seats)
    values (p.organization_id, s.id, p.seats)
    on conflict (organization_id, subscription_id) do update
      set seats = public.organization_seats.seats + excluded.seats;
  -- Whoever may not change them any more pays for them until the end of the period.
  if not private.may_pay_seats(p.organization_id, s.user_id) then
    update public.organization_seats set next_seats = 0
      where organization_id = p.organization_id and subscription_id = s.id;
  end if;
  insert into public.organization_acts (organization_id, actor_id, act)
    values (p.organization_id, s.user_id, 'seatsBought');
  perform public.queue_notice(s.user_id, 'seats', 'seats ' || p.order_id,
    jsonb_build_object('orderId', p.order_id, 'planId', p.plan_id, 'amount', p.amount, 'seats', p.seats,
      'paidAt', p_facts ->> 'approvedAt', 'periodStart', p.period_start, 'periodEnd', p.period_end), p_now);
  return 'paid';
end $$;

-- Nothing was taken and nothing changes. Whoever is at the page is told there; whoever waited for the outcome is
-- written to.
create function public.seats_declined(
  p public.payments, s public.subscriptions, p_code text, p_now timestamptz)
returns text
language plpgsql set search_path = '' as $$
begin
  update public.payments set state = 'declined', declines = declines + 1, failure_code = p_code, lease_until = null,
    try_at = null where id = p.id;
  if p.unknowns > 0 and s.ended_at is null then
    perform public.queue_notice(s.user_id, 'seats-failed', 'seats-failed ' || p.order_id,
      jsonb_build_object('planId', p.plan_id, 'amount', p.amount, 'seats', p.seats, 'code', p_code), p_now);
  end if;
  return 'declined';
end $$;

-- Who may pay for the seats of an organisation, and change how many are paid for.
create function private.may_pay_seats(p_organization uuid, p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.organization_members
    where organization_id = p_organization and user_id = p_user and role in ('owner', 'billing'))
$$;
revoke all on function private.may_pay_seats(uuid, uuid) from public;

-- As before. The price of the plan is what is left of a renewal without its seats; the seats that were to go are gone.
create or replace function public.charge_paid(
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
  if p.kind = 'seats' then return public.seats_paid(p, s, p_facts, p_now); end if;
  if s.state in ('cancelled', 'expired') or s.user_id is null then
    -- It ended while the outcome was unknown: nobody gets anything for this money.
    perform private.return_late(p, p_now);
    update public.subscriptions set state = 'cancelled', ended_at = p_now, updated_at = p_now
      where id = s.id and ended_at is null;
    update public.billing_cards set state = 'leaving' where id = s.card_id and state = 'live';
    return 'paid';
  end if;
  update public.subscriptions set state = 'active', updated_at = p_now, period = p.period, plan_id = p.plan_id,
      price = p.amount - p.seats_amount, months = p.months, period_start = p.period_start, period_end = p.period_end,
      anchor_months = case when p.period = 1 then anchor_months else anchor_months + p.months end,
      used_at = null,
      seat_price = case when p.period > 1 and next_plan_id is not null then next_seat_price else seat_price end,
      next_plan_id = case when p.period = 1 then next_plan_id end,
      next_price = case when p.period = 1 then next_price end,
      next_months = case when p.period = 1 then next_months end,
      next_seat_price = case when p.period = 1 then next_seat_price end
    where id = s.id;
  if p.period > 1 then
    delete from public.organization_seats where subscription_id = s.id and next_seats = 0;
    update public.organization_seats set seats = next_seats, next_seats = null
      where subscription_id = s.id and next_seats is not null;
  end if;
  update public.checkouts set state = 'done', updated_at = p_now
    where subscription_id = s.id and state = 'charging';
  perform public.queue_notice(s.user_id, 'receipt', 'receipt ' || p.order_id,
    jsonb_build_object('orderId', p.order_id, 'planId', p.plan_id, 'amount', p.amount, 'seats', p.seats,
      'paidAt', p_facts ->> 'approvedAt', 'periodStart', p.period_start, 'periodEnd', p.period_end), p_now);
  return 'paid';
end $$;

-- As before. The organisation whose seats are paid for is held first, as by everything else that takes both locks.
create or replace function public.settle_charge(
  p_payment uuid, p_attempt integer, p_outcome text, p_facts jsonb, p_now timestamptz)
returns text
language plpgsql security definer set search_path = '' as $$
declare p public.payments; s public.subscriptions; code text := p_facts ->> 'code';
begin
  select * into p from public.payments where id = p_payment;
  if p.kind = 'seats' then
    perform from public.organizations where id = p.organization_id for share;
  end if;
  -- The subscription first, as everything else that takes both locks.
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
    when p.kind = 'seats' then return public.seats_declined(p, s, code, p_now);
    when p.period = 1 then return public.first_charge_declined(p, s, code, p_now);
    else return public.renewal_declined(p, s, p_outcome, code, p_now);
  end case;
end $$;

revoke all on function public.seats_paid(public.payments, public.subscriptions, jsonb, timestamptz),
  public.seats_declined(public.payments, public.subscriptions, text, timestamptz)
  from public, anon, authenticated;
