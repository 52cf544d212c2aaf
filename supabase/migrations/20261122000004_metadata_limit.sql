-- What people say of themselves goes into every access token and into the backups: two kilobytes are more than any
-- form of the site fills.
create function private.limit_user_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 2048 then
    raise check_violation using message = 'user metadata is too large';
  end if;
  return new;
end $$;
create trigger limit_user_words before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.limit_user_words();
