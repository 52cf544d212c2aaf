-- Seats of an organisation that somebody pays for, beside those that its owners' plan includes. They hang on the
-- payer's subscription: added in the middle of a period for the days that are left, counted with every renewal,
-- taken away at one. Viewers need none (docs/decisions/0059).

create table public.organization_seats (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  -- Paid for until the end of the period.
  seats integer not null check (seats between 1 and 300),
  -- How many the next renewal counts; null: as many. Never more: more are bought, and begin at once.
  next_seats integer check (next_seats >= 0 and next_seats < seats),
  primary key (organization_id, subscription_id)
);
create index organization_seats_of_subscription on public.organization_seats (subscription_id);
alter table public.organization_seats enable row level security;
revoke all on public.organization_seats from anon, authenticated;
create policy live_session on public.organization_seats as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
-- Whoever pays reads what they pay for; others of the organisation ask read_organization_seats.
grant select on public.organization_seats to authenticated;
create policy organization_seats_of_payer on public.organization_seats for select to authenticated
  using (subscription_id in (select s.id from public.subscriptions s where s.user_id = (select auth.uid())));

-- What was agreed for one seat and period, with the present plan and with the one that was chosen for the renewal.
alter table public.subscriptions add column seat_price integer check (seat_price > 0),
  add column next_seat_price integer check (next_seat_price > 0);

-- `seats` are the seats that a payment is for: with `kind` seats those that were added, with `kind` period those
-- that a renewal counted, of whose amount `seats_amount` is theirs. The organisation may be gone since.
alter table public.payments
  add column kind text not null default 'period' check (kind in ('period', 'seats')),
  add column organization_id uuid,
  add column seats integer not null default 0 check (seats >= 0),
  add column seats_amount integer not null default 0 check (seats_amount between 0 and amount),
  add check (kind = 'period' or (organization_id is not null and seats > 0)),
  drop constraint payments_subscription_id_period_key;
-- One payment for each period, as before; and one charge for seats at a time.
create unique index payments_one_a_period on public.payments (subscription_id, period) where kind = 'period';
create unique index payments_one_open_for_seats on public.payments (subscription_id)
  where kind = 'seats' and state in ('charging', 'unknown');
grant select (kind, organization_id, seats, seats_amount) on public.payments to authenticated;

alter table public.billing_notices drop constraint billing_notices_kind_check,
  add constraint billing_notices_kind_check check (kind in ('receipt', 'renewal', 'failed', 'expired', 'cancelled',
    'refunded', 'card-gone', 'seats', 'seats-failed'));

-- A plan includes five seats; further ones are bought. lib/entitlements.ts says the same.
create or replace function private.seats_allowed(p_plan text) returns integer
language sql immutable set search_path = '' as $$
  select case when p_plan in ('1month', '6months', '1year') then 5 else 3 end
$$;

create function private.included_seats(p_organization uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(max(private.seats_allowed(p.plan)), private.seats_allowed('free'))
  from public.organization_members m join public.profiles p on p.id = m.user_id and p.disabled_at is null
  where m.organization_id = p_organization and m.role = 'owner'
$$;

-- A seat that ends with the period takes nobody in any more: whoever sat on it would stay without one.
create function private.paid_seats(p_organization uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(coalesce(b.next_seats, b.seats)), 0)::integer
  from public.organization_seats b join public.subscriptions s on s.id = b.subscription_id
  where b.organization_id = p_organization and s.state in ('active', 'past_due')
$$;

-- The room of the largest plan among the owners, and what is paid for besides.
create or replace function private.seats_of(p_organization uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select private.included_seats(p_organization) + private.paid_seats(p_organization)
$$;

-- Seats end with the subscription that pays for them.
create function public.end_seats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.organization_seats where subscription_id = new.id;
  return null;
end $$;
create trigger subscriptions_end_seats after update on public.subscriptions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function public.end_seats();

-- Nobody goes on paying for an organisation whose seats they may not change any more: what is paid for stays until
-- the end of the period.
create function public.end_seats_of_payer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role in ('owner', 'billing') then return null; end if;
  update public.organization_seats b set next_seats = 0 from public.subscriptions s
    where b.organization_id = old.organization_id and s.id = b.subscription_id and s.user_id = old.user_id;
  return null;
end $$;
create trigger organization_members_end_seats after delete or update of role on public.organization_members
  for each row execute function public.end_seats_of_payer();

revoke all on function private.included_seats(uuid), private.paid_seats(uuid) from public;
revoke all on function public.end_seats(), public.end_seats_of_payer()
  from public, anon, authenticated, service_role;
