-- The administration tells a charge for seats from one for a period: in its lists, on a subscription and in the ledger.
create or replace function public.list_payments(
  p_state text, p_from date, p_to date, p_order text, p_page integer, p_size integer)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb; size constant integer := least(greatest(p_size, 1), 100);
begin
  perform public.require_admin();
  with found as materialized (
    select p.id, p.order_id, p.subscription_id, p.user_id, p.kind, p.seats, p.plan_id, p.period, p.amount, p.refunded, p.state,
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

create or replace function public.read_subscription(p_id uuid)
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
        'id', p.id, 'order_id', p.order_id, 'kind', p.kind, 'seats', p.seats, 'period', p.period, 'plan_id', p.plan_id, 'amount', p.amount,
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
          where r.payment_id = p.id)) order by p.period desc, p.requested_at desc)
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

create or replace function public.list_entries(p_from date, p_to date, p_after_at timestamptz, p_after uuid, p_limit integer)
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
    select e.at, e.at::text as exact_at, e.id, e.kind, e.amount, e.reason, p.order_id, p.kind as payment_kind, p.seats, p.plan_id, p.period,
      p.period_start, p.period_end, p.card_text, u.email
    from entries e join public.payments p on p.id = e.payment left join public.profiles u on u.id = p.user_id
    where e.at >= public.korea_start(p_from) and e.at < public.korea_start(p_to + 1)
      and (p_after_at is null or (e.at, e.id) > (p_after_at, p_after))
    order by e.at, e.id limit least(greatest(p_limit, 1), 5000)
  )
  select coalesce(jsonb_agg(to_jsonb(page) order by at, id), '[]') into answer from page;
  return answer;
end $$;
