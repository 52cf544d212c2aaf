-- Figures that the calculators need and no law holds: minimum wage, base rate, price of service by post, days
-- that the government sets off. Each has the day it holds from, the last day it is known for, and its source.
-- The site ships those of docs/decisions/0018; what is added here goes before them.

create table public.dated_values (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('minimum-wage', 'base-rate', 'service-price', 'holiday')),
  valid_from date not null check (valid_from between '2000-01-01' and '2100-12-31'),
  -- Null for a holiday, which is one day.
  known_until date check (known_until between valid_from and '2100-12-31'),
  value text not null check (
    case kind
      when 'base-rate' then value ~ '^[0-9]{1,2}([.][0-9]{1,2})?$'
      when 'holiday' then value in ('temporary', 'election')
      else value ~ '^[1-9][0-9]{1,6}$'
    end),
  source text not null check (char_length(btrim(source)) between 3 and 200 and source !~ '[[:cntrl:]]'),
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (kind, valid_from),
  check ((kind = 'holiday') = (known_until is null))
);

alter table public.dated_values enable row level security;
revoke all on public.dated_values from anon, authenticated;
-- Published figures: everybody reads them, nobody reads who typed them.
grant select (id, kind, valid_from, known_until, value, source) on public.dated_values to anon, authenticated;
grant insert (kind, valid_from, known_until, value, source) on public.dated_values to authenticated;
grant delete on public.dated_values to authenticated;
create policy dated_values_read on public.dated_values for select to anon, authenticated using (true);
create policy dated_values_add on public.dated_values for insert to authenticated
  with check (public.my_role() = 'admin');
create policy dated_values_delete on public.dated_values for delete to authenticated
  using (public.my_role() = 'admin');
create policy live_session on public.dated_values as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

create function public.audit_dated_value() returns trigger
language plpgsql security definer set search_path = '' as $$
declare changed public.dated_values := coalesce(new, old);
begin
  perform public.record_audit(
    case when tg_op = 'INSERT' then 'value.added' else 'value.deleted' end, 'settings', changed.id::text,
    jsonb_build_object('kind', changed.kind, 'from', changed.valid_from, 'value', changed.value));
  return null;
end $$;
create trigger dated_values_audited after insert or delete on public.dated_values
  for each row execute function public.audit_dated_value();
revoke all on function public.audit_dated_value() from public, anon, authenticated, service_role;
