-- Codes for whoever has lost their authenticator app. They belong to a factor of Auth and go with it. Only the
-- site asks for any of this, with the service key: whoever uses a code past the site would leave neither a row
-- of the log nor a mail behind.
create table private.recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  -- SHA-256 of the code: it has 80 random bits, so that nobody finds it from here.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (factor_id, hash)
);
revoke all on private.recovery_codes from public, anon, authenticated, service_role;

create function private.verified_factor(p_person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from auth.mfa_factors
  where user_id = p_person and factor_type::text = 'totp' and status::text = 'verified'
  order by created_at, id limit 1
$$;
revoke all on function private.verified_factor(uuid) from public, anon, authenticated, service_role;

-- Ten codes in the place of those there were. False unless this session has proved the factor.
create function public.renew_recovery_codes(p_person uuid, p_session uuid, p_hashes text[]) returns boolean
language plpgsql security definer set search_path = '' as $$
declare factor uuid;
begin
  if cardinality(p_hashes) <> 10 then raise check_violation; end if;
  perform pg_advisory_xact_lock(hashtextextended('recovery codes ' || p_person::text, 0));
  factor := private.verified_factor(p_person);
  if factor is null or not exists (select from auth.sessions
    where id = p_session and user_id = p_person and aal::text = 'aal2'
      and (not_after is null or not_after > now())) then return false; end if;
  delete from private.recovery_codes where factor_id = factor;
  insert into private.recovery_codes (factor_id, hash) select factor, unnest(p_hashes);
  return true;
end $$;

-- Uses a code up; from then on the session counts as one that has proved the factor, as after a code of the app.
-- The factor stays: whoever has lost it takes it away by themselves.
create function public.use_recovery_code(p_person uuid, p_session uuid, p_code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare factor uuid := private.verified_factor(p_person);
begin
  update private.recovery_codes set used_at = now()
    where factor_id = factor and used_at is null
      and hash = encode(sha256(convert_to(p_code, 'UTF8')), 'hex');
  if not found then return false; end if;
  update auth.sessions set aal = 'aal2', factor_id = factor
    where id = p_session and user_id = p_person and (not_after is null or not_after > now());
  -- Nothing is used up for a session that has ended.
  if not found then raise no_data_found; end if;
  return true;
end $$;

create function public.count_recovery_codes(p_person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.recovery_codes
  where factor_id = private.verified_factor(p_person) and used_at is null
$$;

revoke all on function public.renew_recovery_codes(uuid, uuid, text[]), public.use_recovery_code(uuid, uuid, text),
  public.count_recovery_codes(uuid) from public, anon, authenticated;
grant execute on function public.renew_recovery_codes(uuid, uuid, text[]), public.use_recovery_code(uuid, uuid, text),
  public.count_recovery_codes(uuid) to service_role;
