-- From the payment form to a subscription. Every step is written down before the call that it makes, so that
-- whoever comes next (a reload, another tab, the renewals after a crash) goes on where it stopped.

create function public.korea_day(at timestamptz)
returns date
language sql immutable set search_path = '' as $$ select (at at time zone 'Asia/Seoul')::date $$;

-- When something that falls on a day of Korea is done there: in the morning. Banks maintain their systems
-- around midnight.
create function public.korea_morning(on_day date)
returns timestamptz
language sql immutable set search_path = '' as $$
  select (on_day + time '09:00') at time zone 'Asia/Seoul'
$$;

create function public.lock_payer(p_user uuid)
returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('payer ' || p_user::text, 0))
$$;

-- Begins a checkout. Answers `ok` with the customer's key, or why not: `subscribed`, `pending` (a payment is
-- under way), and for another card `missing` (nothing to pay with it).
create function public.open_checkout(
  p_user uuid, p_purpose text, p_order text, p_plan jsonb, p_name text, p_terms text, p_now timestamptz)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare live public.subscriptions; customer text;
begin
  perform public.lock_payer(p_user);
  select * into live from public.subscriptions
    where user_id = p_user and state in ('pending', 'active', 'past_due');
  if live.state = 'pending' then return jsonb_build_object('outcome', 'pending'); end if;
  if p_purpose = 'subscribe' and live.id is not null then
    return jsonb_build_object('outcome', 'subscribed');
  end if;
  if p_purpose = 'card' and live.id is null then return jsonb_build_object('outcome', 'missing'); end if;
  insert into public.billing_customers (user_id) values (p_user) on conflict (user_id) do nothing;
  select customer_key into customer from public.billing_customers where user_id = p_user;
  insert into public.checkouts (user_id, order_id, purpose, plan_id, price, months, name, terms, agreed_at,
      subscription_id, created_at, updated_at)
    values (p_user, p_order, p_purpose, p_plan ->> 'id', (p_plan ->> 'price')::integer,
      (p_plan ->> 'months')::integer, p_name, p_terms, p_now, live.id, p_now, p_now);
  return jsonb_build_object('outcome', 'ok', 'customerKey', customer);
end $$;

create function public.checkout_end(c public.checkouts)
returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('outcome', 'ended', 'state', c.state, 'code', c.failure_code,
    'purpose', c.purpose, 'planId', c.plan_id)
$$;

-- Takes a checkout to exchange its one-time key. Answers `ok` with that key (the one of the first time, when
-- somebody took it before and did not come back), `busy`, `missing` (no such order of this person),
-- `stranger` (another customer's key), or `ended` with how it ended.
create function public.claim_checkout(
  p_user uuid, p_order text, p_customer text, p_auth_sealed text, p_now timestamptz, p_lease interval)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.checkouts; customer text;
begin
  select * into c from public.checkouts where order_id = p_order and user_id = p_user for update;
  if not found then return jsonb_build_object('outcome', 'missing'); end if;
  select customer_key into customer from public.billing_customers where user_id = p_user;
  if p_customer is not null and customer is distinct from p_customer then
    return jsonb_build_object('outcome', 'stranger');
  end if;
  -- Left once, and taken up again by the way back of the browser: the window may still end well.
  if c.state in ('open', 'left') and p_auth_sealed is not null and c.created_at > p_now - interval '1 day' then
    update public.checkouts set state = 'issuing', auth_sealed = p_auth_sealed, failure_code = null,
        lease_until = p_now + p_lease, updated_at = p_now where id = c.id returning * into c;
  elsif c.state = 'issuing' and c.created_at <= p_now - interval '1 day' then
    -- Its one-time key is long dead: asking on would never end.
    update public.checkouts set state = 'refused', failure_code = 'EXCHANGE_LOST', auth_sealed = null,
        lease_until = null, updated_at = p_now where id = c.id returning * into c;
    return public.checkout_end(c);
  elsif c.state = 'issuing' then
    if c.lease_until > p_now then return jsonb_build_object('outcome', 'busy'); end if;
    update public.checkouts set lease_until = p_now + p_lease, updated_at = p_now
      where id = c.id returning * into c;
  else
    return public.checkout_end(c);
  end if;
  return jsonb_build_object('outcome', 'ok', 'id', c.id, 'purpose', c.purpose, 'planId', c.plan_id,
    'authSealed', c.auth_sealed, 'customerKey', customer);
end $$;

-- Orders whose exchange somebody began and did not finish.
create function public.stale_checkouts(p_now timestamptz, p_limit integer)
returns table (order_id text, user_id uuid)
language sql stable security definer set search_path = '' as $$
  select c.order_id, c.user_id from public.checkouts c
  where c.state = 'issuing' and c.lease_until < p_now order by c.lease_until limit p_limit
$$;

-- The person came back without a card, or the provider refused it.
create function public.end_checkout(
  p_user uuid, p_order text, p_from text, p_state text, p_code text, p_now timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.checkouts set state = p_state, failure_code = p_code, auth_sealed = null, lease_until = null,
      updated_at = p_now
    where order_id = p_order and user_id = p_user and state = p_from;
  return found;
end $$;

create function public.order_of(p_subscription uuid, p_period integer)
returns text
language sql immutable set search_path = '' as $$
  select 'bd-' || replace(p_subscription::text, '-', '') || '-' || p_period
$$;

-- What a call of the provider needs, for one payment that the caller has just taken. It is not `wanted` any
-- more when its owner has gone meanwhile: then it is looked up, and not asked for again.
create function public.charge_order(p_payment uuid, p_action text)
returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('action', p_action, 'payment', p.id, 'attempt', p.attempt, 'orderId', p.order_id,
    'idempotencyKey', p.order_id || '-' || p.attempt, 'planId', p.plan_id, 'amount', p.amount,
    'requestedAt', p.requested_at, 'wanted', s.user_id is not null and s.ended_at is null,
    'customerKey', c.customer_key, 'keySealed', c.key_sealed)
  from public.payments p join public.billing_cards c on c.id = p.card_id
    join public.subscriptions s on s.id = p.subscription_id
  where p.id = p_payment
$$;

-- Keeps the billing key, which can never be asked for again, and begins what the checkout was for: answers
-- `charge` with the first payment, already written down; `changed` for another card; or `refused` when
-- the person has subscribed elsewhere meanwhile (then the card goes).
create function public.begin_subscription(
  p_checkout uuid, p_card jsonb, p_now timestamptz, p_lease interval)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.checkouts; live public.subscriptions; card uuid; today date := public.korea_day(p_now);
  subscription uuid; payment uuid;
begin
  select * into c from public.checkouts where id = p_checkout for update;
  if not found or c.state <> 'issuing' then return jsonb_build_object('outcome', 'ended'); end if;
  perform public.lock_payer(c.user_id);
  insert into public.billing_cards (user_id, customer_key, key_sealed, key_mark, company, number, kind, issued_at)
    values (c.user_id, p_card ->> 'customerKey', p_card ->> 'keySealed', p_card ->> 'keyMark',
      p_card ->> 'company', p_card ->> 'number', p_card ->> 'kind', p_now)
    on conflict (key_mark) do update set key_sealed = excluded.key_sealed returning id into card;
  select * into live from public.subscriptions
    where user_id = c.user_id and state in ('pending', 'active', 'past_due') for update;
  if c.purpose = 'card' and live.id is not null and live.state <> 'pending' then
    update public.billing_cards set state = 'leaving' where id = live.card_id and id <> card and state = 'live';
    update public.subscriptions set card_id = card, updated_at = p_now where id = live.id;
    -- What the old card did not pay is asked of the new one at once.
    update public.payments set try_at = p_now, card_id = card
      where subscription_id = live.id and state = 'declined' and try_at is not null;
    update public.checkouts set state = 'done', auth_sealed = null, lease_until = null, subscription_id = live.id,
      updated_at = p_now where id = c.id;
    return jsonb_build_object('outcome', 'changed');
  end if;
  if live.id is not null or c.purpose = 'card' then
    update public.billing_cards set state = 'leaving' where id = card;
    update public.checkouts set state = 'refused', failure_code = 'ALREADY_SUBSCRIBED', auth_sealed = null,
      lease_until = null, updated_at = p_now where id = c.id;
    return jsonb_build_object('outcome', 'refused', 'code', 'ALREADY_SUBSCRIBED');
  end if;
  insert into public.subscriptions (user_id, plan_id, price, months, card_id, anchor_date, anchor_months,
      period_start, period_end, created_at, updated_at)
    values (c.user_id, c.plan_id, c.price, c.months, card, today, c.months, today,
      (today + make_interval(months => c.months))::date, p_now, p_now)
    returning id into subscription;
  insert into public.payments (user_id, subscription_id, card_id, period, order_id, plan_id, months, amount,
      period_start, period_end, state, requested_at, lease_until, created_at)
    select s.user_id, s.id, card, 1, public.order_of(s.id, 1), s.plan_id, s.months, s.price, s.period_start,
      s.period_end, 'charging', p_now, p_now + p_lease, p_now
    from public.subscriptions s where s.id = subscription returning id into payment;
  insert into public.payment_attempts (payment_id, attempt, idempotency_key, requested_at)
    select id, attempt, order_id || '-' || attempt, p_now from public.payments where id = payment;
  update public.checkouts set state = 'charging', auth_sealed = null, lease_until = null,
    subscription_id = subscription, updated_at = p_now where id = c.id;
  return jsonb_build_object('outcome', 'charge', 'charge', public.charge_order(payment, 'charge'));
end $$;

revoke all on function public.checkout_end(public.checkouts), public.korea_day(timestamptz), public.korea_morning(date), public.lock_payer(uuid),
  public.open_checkout(uuid, text, text, jsonb, text, text, timestamptz),
  public.claim_checkout(uuid, text, text, text, timestamptz, interval),
  public.stale_checkouts(timestamptz, integer),
  public.end_checkout(uuid, text, text, text, text, timestamptz), public.order_of(uuid, integer),
  public.charge_order(uuid, text), public.begin_subscription(uuid, jsonb, timestamptz, interval)
  from public, anon, authenticated;
grant execute on function
  public.open_checkout(uuid, text, text, jsonb, text, text, timestamptz),
  public.claim_checkout(uuid, text, text, text, timestamptz, interval),
  public.stale_checkouts(timestamptz, integer),
  public.end_checkout(uuid, text, text, text, text, timestamptz),
  public.begin_subscription(uuid, jsonb, timestamptz, interval) to service_role;
