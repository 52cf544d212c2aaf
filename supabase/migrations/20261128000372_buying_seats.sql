-- What whoever pays does with seats: adds some now, or says how many the next renewal counts. Only the server calls
-- the first two, for a person whose session it has checked.

-- Seats for the rest of a period: a day that has begun counts whole, and what is left of a won is not asked for.
-- lib/billing/seats/seats-due.ts reckons the same.
create function public.seats_due(p_seats integer, p_price integer, p_start date, p_end date, p_today date)
returns integer
language sql immutable set search_path = '' as $$
  select floor(p_seats::numeric * p_price * least(greatest(p_end - p_today, 0), p_end - p_start)
    / (p_end - p_start))::integer
$$;

-- Adds seats to an organisation. p_expected is what the person saw that they cost now; p_prices has the price of a
-- seat for every plan. Answers `charge` with the payment, already written down, or why not: missing · forbidden ·
-- noSubscription · pastDue · cancelling · busy · lowered (some are to go at the renewal: those are kept first) ·
-- tooMany · changed, with the amount.
create function public.buy_seats(p_user uuid, p_organization uuid, p_add integer, p_expected integer,
  p_prices jsonb, p_now timestamptz, p_lease interval) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare s public.subscriptions; held public.organization_seats; mine text; each integer; due integer; payment uuid;
  today date := public.korea_day(p_now);
begin
  perform from public.organizations where id = p_organization for share;
  perform public.lock_payer(p_user);
  select role into mine from public.organization_members
    where organization_id = p_organization and user_id = p_user;
  if mine is null then return jsonb_build_object('outcome', 'missing'); end if;
  if not private.may_pay_seats(p_organization, p_user) then return jsonb_build_object('outcome', 'forbidden'); end if;
  select * into s from public.subscriptions
    where user_id = p_user and state in ('pending', 'active', 'past_due') for update;
  if s.id is null then return jsonb_build_object('outcome', 'noSubscription'); end if;
  if s.state = 'past_due' then return jsonb_build_object('outcome', 'pastDue'); end if;
  if s.cancel_at_period_end then return jsonb_build_object('outcome', 'cancelling'); end if;
  if public.is_charging(s) or s.period_end <= today then return jsonb_build_object('outcome', 'busy'); end if;
  select * into held from public.organization_seats
    where organization_id = p_organization and subscription_id = s.id for update;
  if held.next_seats is not null then return jsonb_build_object('outcome', 'lowered'); end if;
  if coalesce(p_add < 1 or coalesce(held.seats, 0) + p_add > 300, true) then
    return jsonb_build_object('outcome', 'tooMany');
  end if;
  -- What was agreed stays while any seat is paid for; otherwise it is agreed anew.
  each := (p_prices ->> s.plan_id)::integer;
  if exists (select from public.organization_seats where subscription_id = s.id) then
    each := coalesce(s.seat_price, each);
  end if;
  due := public.seats_due(p_add, each, s.period_start, s.period_end, today);
  if due is distinct from p_expected then return jsonb_build_object('outcome', 'changed', 'amount', due); end if;
  update public.subscriptions set seat_price = each, updated_at = p_now,
      next_seat_price = case when next_plan_id is not null
        then coalesce(next_seat_price, (p_prices ->> next_plan_id)::integer) end
    where id = s.id;
  insert into public.payments (user_id, subscription_id, card_id, kind, organization_id, seats, period, order_id,
      plan_id, months, amount, period_start, period_end, state, requested_at, lease_until, created_at)
    values (p_user, s.id, s.card_id, 'seats', p_organization, p_add, s.period,
      public.order_of(s.id, s.period) || 's' || (select count(*) + 1 from public.payments p
        where p.subscription_id = s.id and p.kind = 'seats'),
      s.plan_id, s.months, due, today, s.period_end, 'charging', p_now, p_now + p_lease, p_now)
    returning id into payment;
  insert into public.payment_attempts (payment_id, attempt, idempotency_key, requested_at)
    select id, attempt, order_id || '-' || attempt, p_now from public.payments where id = payment;
  return jsonb_build_object('outcome', 'charge', 'charge', public.charge_order(payment, 'charge'));
end $$;

-- How many of one's seats the next renewal counts: fewer, or again as many as are paid for now. Those that people
-- sit on, or are invited to, cannot go. Answers ok · missing · forbidden · pastDue · cancelling · busy · tooMany · taken.
create function public.set_next_seats(p_user uuid, p_organization uuid, p_seats integer, p_now timestamptz)
returns text
language plpgsql security definer set search_path = '' as $$
declare s public.subscriptions; held public.organization_seats; mine text;
begin
  -- Nobody is let in meanwhile.
  perform from public.organizations where id = p_organization for update;
  perform public.lock_payer(p_user);
  select role into mine from public.organization_members
    where organization_id = p_organization and user_id = p_user;
  if mine is null then return 'missing'; end if;
  if not private.may_pay_seats(p_organization, p_user) then return 'forbidden'; end if;
  select * into s from public.subscriptions
    where user_id = p_user and state in ('active', 'past_due') for update;
  select * into held from public.organization_seats
    where organization_id = p_organization and subscription_id = s.id for update;
  if held.seats is null then return 'missing'; end if;
  if s.state = 'past_due' then return 'pastDue'; end if;
  if s.cancel_at_period_end then return 'cancelling'; end if;
  if public.is_charging(s) or s.period_end <= public.korea_day(p_now) then return 'busy'; end if;
  if p_seats is null or p_seats < 0 or p_seats > held.seats then return 'tooMany'; end if;
  if p_seats = coalesce(held.next_seats, held.seats) then return 'ok'; end if;
  if p_seats < coalesce(held.next_seats, held.seats) and private.seats_taken(p_organization)
    > private.seats_of(p_organization) - coalesce(held.next_seats, held.seats) + p_seats then
    return 'taken';
  end if;
  update public.organization_seats set next_seats = nullif(p_seats, held.seats)
    where organization_id = p_organization and subscription_id = s.id;
  insert into public.organization_acts (organization_id, actor_id, act)
    values (p_organization, p_user, 'seatsChanged');
  return 'ok';
end $$;

-- The seats of an organisation for whoever pays for them or administers it: how many the plan includes, how many are
-- taken, who pays for how many more. Null for anybody else.
create function public.read_organization_seats(p_organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare person uuid := private.live_uid();
begin
  if not exists (select from public.organization_members where organization_id = p_organization
    and user_id = person and role in ('owner', 'admin', 'billing')) then
    return null;
  end if;
  return jsonb_build_object('included', private.included_seats(p_organization),
    'taken', private.seats_taken(p_organization), 'seats', private.seats_of(p_organization),
    'paid', (select coalesce(jsonb_agg(jsonb_build_object('payer', u.email, 'isMe', s.user_id = person,
          'seats', b.seats, 'nextSeats', case when s.cancel_at_period_end then 0 else coalesce(b.next_seats, b.seats) end,
          'periodEnd', s.period_end) order by u.email), '[]')
      from public.organization_seats b join public.subscriptions s on s.id = b.subscription_id
      left join auth.users u on u.id = s.user_id
      where b.organization_id = p_organization and s.state in ('active', 'past_due')),
    -- The newest charge of the person's own for seats here: whether it is under way, and why it was refused.
    'charge', (select jsonb_build_object('state', p.state, 'seats', p.seats, 'amount', p.amount,
          'code', p.failure_code, 'at', p.created_at)
      from public.payments p where p.organization_id = p_organization and p.user_id = person and p.kind = 'seats'
      order by p.created_at desc, p.id limit 1));
end $$;

-- As before, with the price of a seat of the plan that was chosen.
create or replace function public.choose_next_plan(p_user uuid, p_plan jsonb, p_now timestamptz)
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
      next_months = case when p_plan ->> 'id' <> s.plan_id then (p_plan ->> 'months')::integer end,
      next_seat_price = case when p_plan ->> 'id' <> s.plan_id then (p_plan ->> 'seatPrice')::integer end
    where id = s.id;
  return 'ok';
end $$;

revoke all on function public.seats_due(integer, integer, date, date, date),
  public.buy_seats(uuid, uuid, integer, integer, jsonb, timestamptz, interval),
  public.set_next_seats(uuid, uuid, integer, timestamptz), public.read_organization_seats(uuid)
  from public, anon, authenticated;
grant execute on function public.buy_seats(uuid, uuid, integer, integer, jsonb, timestamptz, interval),
  public.set_next_seats(uuid, uuid, integer, timestamptz), public.seats_due(integer, integer, date, date, date)
  to service_role;
grant execute on function public.read_organization_seats(uuid) to authenticated;
