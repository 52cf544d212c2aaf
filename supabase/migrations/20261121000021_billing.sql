-- Subscriptions and what was paid for them. Whoever subscribes reads their own; only the server writes, by
-- the functions of the migrations after this one. What was paid outlives an account (전자상거래법 시행령 제6조:
-- payments and contracts are kept for five years), without its owner.

-- The name under which the payment provider knows a person: a secret between us, the person and the provider.
create table public.billing_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_key text not null unique default gen_random_uuid()::text,
  created_at timestamptz not null default now()
);

-- A registered card. `key_sealed` is the billing key, encrypted by the server with a secret that is not in
-- the database; `key_mark` finds the row when the provider names a key. Both go when the provider has
-- forgotten the key: 'leaving' asks for that.
create table public.billing_cards (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  customer_key text not null,
  key_sealed text,
  key_mark text unique,
  company text not null default '',
  number text not null default '',
  kind text not null default '',
  state text not null default 'live' check (state in ('live', 'leaving', 'deleted')),
  lease_until timestamptz,
  issued_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((state = 'deleted') = (key_sealed is null))
);
create index billing_cards_of_user on public.billing_cards (user_id);
create index billing_cards_leaving on public.billing_cards (issued_at) where state = 'leaving';

-- Days are days of Korea; a period goes from its first day to the day before `period_end`. Ends of periods
-- are counted from `anchor_date`, so that the 31st comes back after a short month.
create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  state text not null default 'pending'
    check (state in ('pending', 'active', 'past_due', 'cancelled', 'expired')),
  plan_id text not null check (plan_id in ('1month', '6months', '1year')),
  -- What its owner agreed to pay for each period, in won.
  price integer not null check (price > 0),
  months integer not null check (months > 0),
  card_id uuid not null references public.billing_cards (id),
  anchor_date date not null,
  anchor_months integer not null check (anchor_months >= 0),
  period integer not null default 1 check (period >= 1),
  period_start date not null,
  period_end date not null check (period_end > period_start),
  -- What begins at the next renewal, when another plan was chosen for it.
  next_plan_id text check (next_plan_id in ('1month', '6months', '1year')),
  next_price integer check (next_price > 0),
  next_months integer check (next_months > 0),
  cancel_at_period_end boolean not null default false,
  -- When something was used in this period that only a plan allows (withdrawal deducts days then).
  used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((next_plan_id is null) = (next_price is null) and (next_plan_id is null) = (next_months is null)),
  check ((state in ('cancelled', 'expired')) = (ended_at is not null))
);
create unique index subscriptions_one_live on public.subscriptions (user_id)
  where state in ('pending', 'active', 'past_due');
create index subscriptions_of_user on public.subscriptions (user_id, created_at desc);
create index subscriptions_due on public.subscriptions (period_end) where state = 'active';

-- One row for each period: its order number can be paid once at the provider, whatever happens here.
--   charging   the call is written down before it is made; past `lease_until` its outcome is unknown
--   unknown    asked, but the outcome is not known: it is looked up at `try_at`
--   declined   refused; asked again at `try_at`, or never
--   paid       with the provider's payment; `refunded` is what went back of it
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  subscription_id uuid not null references public.subscriptions (id),
  card_id uuid not null references public.billing_cards (id),
  period integer not null check (period >= 1),
  order_id text not null unique check (order_id ~ '^[A-Za-z0-9_-]{6,64}$'),
  plan_id text not null,
  months integer not null,
  amount integer not null check (amount > 0),
  period_start date not null,
  period_end date not null,
  state text not null check (state in ('charging', 'unknown', 'declined', 'paid')),
  -- Of the calls with an idempotency key of their own, which stands in payment_attempts.
  attempt integer not null default 1 check (attempt >= 1),
  declines integer not null default 0 check (declines >= 0),
  unknowns integer not null default 0 check (unknowns >= 0),
  requested_at timestamptz not null,
  lease_until timestamptz,
  try_at timestamptz,
  payment_key text unique,
  card_text text not null default '',
  receipt_url text,
  failure_code text,
  approved_at timestamptz,
  refunded integer not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null default now(),
  unique (subscription_id, period),
  check ((state = 'paid') = (approved_at is not null))
);
create index payments_of_user on public.payments (user_id, created_at desc);
create index payments_open on public.payments (coalesce(try_at, lease_until))
  where state in ('charging', 'unknown', 'declined');
create index payments_by_day on public.payments (approved_at) where state = 'paid';

create table public.payment_attempts (
  payment_id uuid not null references public.payments (id) on delete cascade,
  attempt integer not null,
  idempotency_key text not null unique,
  requested_at timestamptz not null,
  outcome text check (outcome in ('paid', 'declined', 'postponed', 'unknown')),
  code text,
  primary key (payment_id, attempt)
);

-- Money on its way back. One at a time for a payment: what the provider has given back tells then whether
-- this one was done.
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  user_id uuid references auth.users (id) on delete set null,
  amount integer not null check (amount > 0),
  kind text not null check (kind in ('withdrawal', 'cancel-now', 'operator', 'late', 'provider')),
  reason text not null default '' check (length(reason) <= 200),
  state text not null default 'asking' check (state in ('asking', 'unknown', 'done', 'refused')),
  -- Of the calls with an idempotency key of their own; `asked_at` is null before the first.
  attempt integer not null default 1,
  asked_at timestamptz,
  lease_until timestamptz,
  try_at timestamptz,
  unknowns integer not null default 0,
  failure_code text,
  asked_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create unique index refunds_one_open on public.refunds (payment_id) where state in ('asking', 'unknown');
create index refunds_of_payment on public.refunds (payment_id);

-- The way of a card from the payment form to the first charge.
--   open       the card window may be opened
--   issuing    its one-time key (sealed) is being exchanged for a billing key
--   charging   the first payment is under way      done · refused · left (by the person)
create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  order_id text not null unique check (order_id ~ '^[A-Za-z0-9_-]{6,64}$'),
  purpose text not null check (purpose in ('subscribe', 'card')),
  plan_id text check (plan_id in ('1month', '6months', '1year')),
  price integer,
  months integer,
  name text not null default '' check (length(name) <= 60),
  -- Which wording was agreed to, and when: consent to charging by itself has to be proven.
  terms text not null,
  agreed_at timestamptz not null default now(),
  state text not null default 'open'
    check (state in ('open', 'issuing', 'charging', 'done', 'refused', 'left')),
  auth_sealed text,
  lease_until timestamptz,
  failure_code text,
  subscription_id uuid references public.subscriptions (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((purpose = 'subscribe') = (plan_id is not null and price is not null and months is not null))
);
create index checkouts_of_user on public.checkouts (user_id, created_at desc);
create index checkouts_issuing on public.checkouts (lease_until) where state = 'issuing';

-- Mails to be sent, once each: the name of the occasion is the key.
create table public.billing_notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in
    ('receipt', 'renewal', 'failed', 'expired', 'cancelled', 'refunded', 'card-gone')),
  occasion text not null unique,
  facts jsonb not null default '{}',
  tries integer not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index billing_notices_unsent on public.billing_notices (id) where sent_at is null;

-- What the provider has told, by its number: told again, it changes nothing.
create table public.billing_webhooks (
  transmission_id text primary key check (length(transmission_id) between 1 and 200),
  event_type text not null check (length(event_type) <= 60),
  received_at timestamptz not null default now()
);

alter table public.billing_customers enable row level security;
alter table public.billing_cards enable row level security;
alter table public.subscriptions enable row level security;
alter table public.payments enable row level security;
alter table public.payment_attempts enable row level security;
alter table public.refunds enable row level security;
alter table public.checkouts enable row level security;
alter table public.billing_notices enable row level security;
alter table public.billing_webhooks enable row level security;
revoke all on public.billing_customers, public.billing_cards, public.subscriptions, public.payments,
  public.payment_attempts, public.refunds, public.checkouts, public.billing_notices, public.billing_webhooks
  from anon, authenticated;

grant select (id, user_id, company, number, kind, state, issued_at) on public.billing_cards to authenticated;
grant select on public.subscriptions to authenticated;
grant select (id, user_id, subscription_id, period, order_id, plan_id, amount, period_start, period_end, state,
  try_at, card_text, receipt_url, failure_code, approved_at, refunded, created_at) on public.payments to authenticated;
grant select (id, user_id, payment_id, amount, kind, state, created_at, done_at) on public.refunds to authenticated;
create policy billing_cards_own on public.billing_cards for select to authenticated using (user_id = auth.uid());
create policy subscriptions_own on public.subscriptions for select to authenticated using (user_id = auth.uid());
create policy payments_own on public.payments for select to authenticated using (user_id = auth.uid());
create policy refunds_own on public.refunds for select to authenticated using (user_id = auth.uid());

-- What a person may use is read with their session, so it stands in the profile; this keeps it true.
alter table public.profiles add column plan text not null default 'free'
  check (plan in ('free', '1month', '6months', '1year'));
create function public.note_plan()
returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set plan = coalesce(
    (select s.plan_id from public.subscriptions s
      where s.user_id = new.user_id and s.state in ('active', 'past_due')), 'free')
  where p.id = new.user_id;
  return null;
end $$;
create trigger note_plan after insert or update of state, plan_id on public.subscriptions
  for each row when (new.user_id is not null) execute function public.note_plan();

-- An account that goes takes its subscription with it: nobody would be there to be charged.
create function public.end_ownerless()
returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.cancel_at_period_end := true;
  if new.state <> 'pending' then
    new.state := 'cancelled';
    new.ended_at := now();
  end if;
  update public.billing_cards set state = 'leaving' where id = new.card_id and state = 'live';
  return new;
end $$;
create trigger end_ownerless before update of user_id on public.subscriptions
  for each row when (old.user_id is not null and new.user_id is null and old.ended_at is null)
  execute function public.end_ownerless();
-- Consent to charging is kept with what was charged; the name in it is not needed for that.
create function public.forget_name()
returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := '';
  return new;
end $$;
create trigger forget_name before update of user_id on public.checkouts
  for each row when (new.user_id is null) execute function public.forget_name();
revoke all on function public.note_plan(), public.end_ownerless(), public.forget_name() from public, anon, authenticated;
