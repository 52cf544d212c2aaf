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
  public.delete_old_billing(timestamptz) from public, anon, authenticated;
grant execute on function public.claim_cards(timestamptz, integer, interval),
  public.forget_card(uuid, timestamptz), public.card_gone(text, timestamptz),
  public.take_webhook(text, text, timestamptz), public.claim_notices(timestamptz, integer, interval),
  public.notice_sent(bigint, timestamptz), public.delete_old_billing(timestamptz) to service_role;
