-- Who signs up with an address need not be who reads its mail. The password and the details of a sign-up are
-- therefore taken out of the account at the moment its address is confirmed, in the same transaction: nobody
-- can sign in with them. The site gives them back only to the browser that typed them; everybody else who
-- follows the mail chooses a password and gives details of their own.
create schema private;
revoke all on schema private from public;
create table private.held_sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  encrypted_password text,
  words jsonb not null,
  held_at timestamptz not null default now()
);

-- What the languages of mails and Auth itself need stays.
create function private.hold_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- An account that an administrator makes is confirmed without a mail and keeps its password.
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
     and old.confirmation_sent_at is not null then
    delete from private.held_sign_ups where held_at < now() - interval '1 day';
    insert into private.held_sign_ups (user_id, encrypted_password, words)
      values (new.id, old.encrypted_password, coalesce(old.raw_user_meta_data, '{}'))
      on conflict (user_id) do update
      set encrypted_password = excluded.encrypted_password, words = excluded.words, held_at = now();
    new.encrypted_password := '';
  end if;
  -- Hosted Auth writes the details once more in the transaction in which it confirms.
  if exists (select from private.held_sign_ups where user_id = new.id and held_at = now()) then
    new.raw_user_meta_data := jsonb_strip_nulls(jsonb_build_object(
      'email_verified', true, 'language', old.raw_user_meta_data -> 'language'));
  end if;
  return new;
end $$;
create trigger hold_sign_up before update on auth.users
  for each row execute function private.hold_sign_up();

-- Ends the wait of a sign-up: gives back what was typed when `browser` is what the sign-up was marked with,
-- and forgets it otherwise. Answers the details that are the account's now, or null.
create function public.claim_sign_up(person uuid, browser text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare held private.held_sign_ups;
begin
  delete from private.held_sign_ups where user_id = person returning * into held;
  -- An empty mark proves nothing: whoever signs up may send one.
  if coalesce(browser, '') = '' or held.words ->> 'browser' is distinct from browser then
    return null;
  end if;
  update auth.users set encrypted_password = held.encrypted_password,
    raw_user_meta_data = (held.words - 'browser') || '{"email_verified": true}'
    where id = person;
  return held.words - 'browser';
end $$;
revoke all on function public.claim_sign_up(uuid, text) from public, anon, authenticated;
grant execute on function public.claim_sign_up(uuid, text) to service_role;
