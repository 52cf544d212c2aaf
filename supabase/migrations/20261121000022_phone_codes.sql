-- Codes that confirm a phone before a card is registered. Only the server touches them. Neither the code nor
-- the secret with which it is hashed is in the database; `phone_key` is the number's own hash, so that the
-- limit of a day can be counted when the number itself is gone.
create table public.phone_codes (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  phone text check (phone ~ '^010[0-9]{8}$'),
  phone_key text not null check (length(phone_key) = 43),
  carrier text not null check (carrier in ('SKT', 'KT', 'LGU', 'MVNO')),
  code_hash text not null check (length(code_hash) = 43),
  expires_at timestamptz not null,
  attempts smallint not null default 0 check (attempts between 0 and 5),
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  check (phone is not null or verified_at is null)
);
create index phone_codes_of_user on public.phone_codes (user_id, created_at desc);
create index phone_codes_of_phone on public.phone_codes (phone_key, created_at desc);
create index phone_codes_by_age on public.phone_codes (created_at);

alter table public.phone_codes enable row level security;
revoke all on public.phone_codes from anon, authenticated;

-- Begins a code that counts for `p_seconds`. Answers `ok` with its end, `wait` with the seconds for which the
-- last one of this person or this phone still counts, or `limit`: so many in a day are enough.
create function public.begin_phone_code(
  p_id uuid, p_user uuid, p_phone text, p_phone_key text, p_carrier text, p_code_hash text,
  p_seconds integer, p_most integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare at timestamptz; until timestamptz;
begin
  -- Always in this order, so that nobody waits in a circle.
  perform pg_advisory_xact_lock(hashtextextended('phone codes of ' || p_user::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('phone codes to ' || p_phone_key, 0));
  at := clock_timestamp();
  select max(expires_at) into until from public.phone_codes
    where (user_id = p_user or phone_key = p_phone_key) and verified_at is null and expires_at > at;
  if until is not null then
    return jsonb_build_object('outcome', 'wait', 'seconds', ceil(extract(epoch from until - at)));
  end if;
  if (select count(*) from public.phone_codes
      where user_id = p_user and created_at > at - interval '1 day') >= p_most
    or (select count(*) from public.phone_codes
      where phone_key = p_phone_key and created_at > at - interval '1 day') >= p_most then
    return jsonb_build_object('outcome', 'limit');
  end if;
  insert into public.phone_codes (id, user_id, phone, phone_key, carrier, code_hash, expires_at, created_at)
    values (p_id, p_user, p_phone, p_phone_key, p_carrier, p_code_hash,
      at + make_interval(secs => p_seconds), at)
    returning expires_at into until;
  return jsonb_build_object('outcome', 'ok', 'expiresAt', until, 'seconds', p_seconds);
end $$;

-- Compares hashes, so that the time of an answer says nothing of the code; what is tried counts before it is
-- compared. Answers `verified`, `wrong` with the tries that are left, `usedUp`, `expired`, or `missing`: no
-- such code of this person.
create function public.check_phone_code(p_user uuid, p_id uuid, p_code_hash text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare c public.phone_codes;
begin
  select * into c from public.phone_codes where id = p_id and user_id = p_user for update;
  if not found then return jsonb_build_object('outcome', 'missing'); end if;
  if c.verified_at is null then
    if c.expires_at <= clock_timestamp() then return jsonb_build_object('outcome', 'expired'); end if;
    if c.attempts >= 5 then return jsonb_build_object('outcome', 'usedUp'); end if;
    update public.phone_codes set attempts = attempts + 1,
      verified_at = case when code_hash = p_code_hash then clock_timestamp() end
      where id = p_id returning * into c;
  end if;
  if c.verified_at is not null then
    return jsonb_build_object('outcome', 'verified', 'verifiedAt', c.verified_at);
  end if;
  if c.attempts >= 5 then return jsonb_build_object('outcome', 'usedUp'); end if;
  return jsonb_build_object('outcome', 'wrong', 'left', 5 - c.attempts);
end $$;

-- Forgets numbers that were not confirmed within an hour, and everything after a day. Answers how many rows.
create function public.delete_old_phone_codes(at timestamptz)
returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer; emptied integer;
begin
  delete from public.phone_codes where created_at < at - interval '1 day';
  get diagnostics gone = row_count;
  update public.phone_codes set phone = null
    where phone is not null and verified_at is null and created_at < at - interval '1 hour';
  get diagnostics emptied = row_count;
  return gone + emptied;
end $$;

revoke all on function public.begin_phone_code(uuid, uuid, text, text, text, text, integer, integer) from public, anon, authenticated;
revoke all on function public.check_phone_code(uuid, uuid, text) from public, anon, authenticated;
revoke all on function public.delete_old_phone_codes(timestamptz) from public, anon, authenticated;
grant execute on function public.begin_phone_code(uuid, uuid, text, text, text, text, integer, integer) to service_role;
grant execute on function public.check_phone_code(uuid, uuid, text) to service_role;
grant execute on function public.delete_old_phone_codes(timestamptz) to service_role;
