-- Telephone numbers are stored as digits alone, as the confirmed phones of subscribers already are; dashes are
-- added where a number is shown (lib/phone-number.ts).
alter table public.profiles
  drop constraint profiles_phone_check,
  drop constraint profiles_fax_check;
update public.profiles set
    phone = nullif(regexp_replace(phone, '[^0-9]', '', 'g'), ''),
    fax = nullif(left(regexp_replace(fax, '[^0-9]', '', 'g'), 12), '')
  where phone is not null or fax is not null;
alter table public.profiles
  add constraint profiles_phone_check check (phone ~ '^[0-9]{11}$'),
  add constraint profiles_fax_check check (fax ~ '^[0-9]{1,12}$');
