-- What administrators do with subscriptions, each act with its row in the audit, in one transaction; and what
-- becomes of a subscription whose account goes.

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

-- An account that goes takes "cancel now" with it (paid service policy, 10): what is left of the period goes
-- back, to the card, with the next run. A charge that is under way is given back when it is found paid.
create function public.leave_subscription(p_user uuid, p_now timestamptz)
returns jsonb
language plpgsql set search_path = '' as $$
declare s public.subscriptions; quote jsonb; written jsonb;
begin
  perform public.lock_payer(p_user);
  select * into s from public.subscriptions where user_id = p_user and state in ('active', 'past_due') for update;
  if not found then return jsonb_build_object('outcome', 'ok', 'amount', 0); end if;
  quote := public.refund_quote(p_user, p_now);
  written := public.refund_rest(p_user, quote, '', p_now);
  if written ->> 'outcome' <> 'ok' then return written; end if;
  perform public.end_subscription(s.id, p_now);
  return jsonb_build_object('outcome', 'ok', 'amount', coalesce((quote ->> 'amount')::integer, 0));
end $$;

-- What each deletion that is asked for would give back now, in won.
create function public.deletion_refunds()
returns table (request uuid, amount integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_admin();
  return query select asked.id, coalesce((public.refund_quote(asked.user_id, now()) ->> 'amount')::integer, 0)
    from public.deletion_requests asked where asked.status = 'requested';
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

revoke all on function public.lock_subscription(uuid), public.is_charging(public.subscriptions),
  public.admin_refund(uuid, integer, integer, text, boolean), public.admin_end_subscription(uuid, boolean),
  public.admin_retry_payment(uuid), public.leave_subscription(uuid, timestamptz), public.deletion_refunds()
  from public, anon, authenticated;
grant execute on function public.admin_refund(uuid, integer, integer, text, boolean),
  public.admin_end_subscription(uuid, boolean), public.admin_retry_payment(uuid), public.deletion_refunds()
  to authenticated;
