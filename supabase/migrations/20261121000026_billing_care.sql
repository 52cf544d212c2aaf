-- What is left to do after the money: cards that the provider is to forget, mails, and its webhooks.

-- Takes cards whose key is to be deleted at the provider; not while a payment with it is under way.
create function public.claim_cards(p_now timestamptz, p_limit integer, p_lease interval)
returns setof jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return query
  with due as (
    select c.id from public.billing_cards c
    where c.state = 'leaving' and (c.lease_until is null or c.lease_until <= p_now)
      and not exists (select from public.payments p where p.card_id = c.id and p.state in ('charging', 'unknown'))
      and not exists (select from public.subscriptions s where s.card_id = c.id and s.ended_at is null)
    order by c.issued_at limit p_limit for update of c skip locked
  )
  update public.billing_cards c set lease_until = p_now + p_lease from due where c.id = due.id
  returning jsonb_build_object('card', c.id, 'customerKey', c.customer_key, 'keySealed', c.key_sealed);
end $$;

create function public.forget_card(p_card uuid, p_now timestamptz)
returns void
language sql security definer set search_path = '' as $$
  update public.billing_cards set state = 'deleted', key_sealed = null, key_mark = null, lease_until = null,
    deleted_at = p_now where id = p_card and state = 'leaving'
$$;

-- The provider says that a key is gone. Whoever pays with it is asked for another card.
create function public.card_gone(p_mark text, p_now timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare card public.billing_cards;
begin
  update public.billing_cards set state = 'deleted', key_sealed = null, key_mark = null, lease_until = null,
    deleted_at = p_now where key_mark = p_mark returning * into card;
  if not found then return false; end if;
  perform public.queue_notice(s.user_id, 'card-gone', 'card-gone ' || card.id,
      jsonb_build_object('number', card.number, 'on', s.period_end), p_now)
    from public.subscriptions s where s.card_id = card.id and s.ended_at is null;
  return true;
end $$;

-- Whether this telling of the provider is new.
create function public.take_webhook(p_id text, p_type text, p_now timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.billing_webhooks (transmission_id, event_type, received_at)
    values (p_id, p_type, p_now) on conflict do nothing;
  return found;
end $$;

-- Takes mails to be sent. After five failures one is left for the operator to see.
create function public.claim_notices(p_now timestamptz, p_limit integer, p_lease interval)
returns setof jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return query
  with due as (
    select n.id from public.billing_notices n
    where n.sent_at is null and n.tries < 5 and (n.lease_until is null or n.lease_until <= p_now)
    order by n.id limit p_limit for update skip locked
  )
  update public.billing_notices n set lease_until = p_now + p_lease, tries = n.tries + 1
    from due, public.profiles p where n.id = due.id and p.id = n.user_id
  returning jsonb_build_object('id', n.id, 'kind', n.kind, 'occasion', n.occasion, 'facts', n.facts,
    'email', p.email, 'language', p.language);
end $$;

create function public.notice_sent(p_id bigint, p_now timestamptz)
returns void
language sql security definer set search_path = '' as $$
  update public.billing_notices set sent_at = p_now, lease_until = null where id = p_id
$$;

-- Payments, the oldest first, to be held against what the provider says of them.
create function public.payments_since(p_since timestamptz, p_after jsonb, p_limit integer)
returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'orderId', p.order_id, 'attempt', p.attempt, 'state', p.state,
    'amount', p.amount, 'refunded', p.refunded, 'createdAt', p.created_at,
    'refundOpen', exists (select from public.refunds r where r.payment_id = p.id and r.state in ('asking', 'unknown')))
  from public.payments p
  where p.created_at >= p_since and (p_after is null
    or (p.created_at, p.id) > ((p_after ->> 'createdAt')::timestamptz, (p_after ->> 'id')::uuid))
  order by p.created_at, p.id limit p_limit
$$;

-- What should have been finished before a moment, and what the operator has to look at.
create function public.stuck_billing(p_before timestamptz)
returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('what', what, 'which', which, 'since', since) from (
    select 'payment ' || state as what, order_id as which, coalesce(try_at, lease_until, requested_at) as since
      from public.payments where state in ('charging', 'unknown') and requested_at < p_before
        and coalesce(try_at, lease_until, requested_at) < p_before
    union all
    select 'retry', p.order_id, p.try_at from public.payments p where p.state = 'declined' and p.try_at < p_before
    union all
    select 'renewal', s.id::text, public.korea_morning(s.period_end) from public.subscriptions s
      where s.state = 'active' and public.korea_morning(s.period_end) < p_before
        and not exists (select from public.payments p where p.subscription_id = s.id and p.period = s.period + 1)
    union all
    select 'checkout', order_id, lease_until from public.checkouts where state = 'issuing' and lease_until < p_before
    union all
    select 'refund ' || state, id::text, created_at from public.refunds
      where state = 'refused' or (state in ('asking', 'unknown') and coalesce(try_at, lease_until) < p_before)
    union all
    select 'card', id::text, issued_at from public.billing_cards c
      where state = 'leaving' and coalesce(lease_until, issued_at) < p_before
        and not exists (select from public.payments p where p.card_id = c.id and p.state in ('charging', 'unknown'))
        and not exists (select from public.subscriptions s where s.card_id = c.id and s.ended_at is null)
    union all
    select 'mail ' || kind, occasion, created_at from public.billing_notices
      where sent_at is null and created_at < p_before
  ) stuck order by since
$$;

-- What is kept no longer than it is needed: how far checkouts came, names in them, and numbers of webhooks.
create function public.delete_old_billing(before timestamptz)
returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer; more integer;
begin
  delete from public.checkouts where updated_at < before and state in ('open', 'left', 'refused');
  get diagnostics gone = row_count;
  delete from public.billing_webhooks where received_at < before;
  get diagnostics more = row_count;
  return gone + more;
end $$;

revoke all on function public.claim_cards(timestamptz, integer, interval), public.forget_card(uuid, timestamptz),
  public.card_gone(text, timestamptz), public.take_webhook(text, text, timestamptz),
  public.claim_notices(timestamptz, integer, interval), public.notice_sent(bigint, timestamptz),
  public.payments_since(timestamptz, jsonb, integer), public.stuck_billing(timestamptz),
  public.delete_old_billing(timestamptz) from public, anon, authenticated;
grant execute on function public.claim_cards(timestamptz, integer, interval),
  public.forget_card(uuid, timestamptz), public.card_gone(text, timestamptz),
  public.take_webhook(text, text, timestamptz), public.claim_notices(timestamptz, integer, interval),
  public.notice_sent(bigint, timestamptz),
  public.payments_since(timestamptz, jsonb, integer), public.stuck_billing(timestamptz),
  public.delete_old_billing(timestamptz) to service_role;
