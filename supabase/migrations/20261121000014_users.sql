-- Managing users. Auth's own columns are out of everybody's reach, so what an administrator sees of an
-- account is put together here; whoever never followed the link of the mail has no profile yet.
create function public.all_accounts() returns table (
  id uuid, email text, role text, user_type text, organization text, "position" text, language text,
  joined_at timestamptz, last_sign_in_at timestamptz, confirmed_at timestamptz, disabled_at timestamptz,
  deletion_requested_at timestamptz, has_profile boolean)
language sql stable security definer set search_path = '' as $$
  select u.id, u.email::text, coalesce(p.role, 'user'),
    coalesce(p.user_type, (select t from unnest(array['professional', 'enterprise']) t
      where t = u.raw_user_meta_data ->> 'userType'), 'personal'),
    coalesce(p.organization, case when p.id is null then left(u.raw_user_meta_data ->> 'organization', 100) end),
    p.position, p.language,
    coalesce(u.created_at, p.created_at), u.last_sign_in_at, u.email_confirmed_at, p.disabled_at,
    r.requested_at, p.id is not null
  from auth.users u
  left join public.profiles p on p.id = u.id
  left join public.deletion_requests r on r.user_id = u.id and r.status = 'requested'
  where u.email is not null
$$;
revoke all on function public.all_accounts() from public, anon, authenticated;

-- One page of accounts. p_words: each word must be found somewhere, as [{"like": "%kim%", "keys": ["court"]}];
-- keys are organisations whose name in the reader's language holds the word. The counts leave p_state out.
create function public.list_users(
  p_words jsonb, p_role text, p_type text, p_state text, p_sort text, p_page int, p_size int
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
  size constant int := least(greatest(p_size, 1), 100);
begin
  perform public.require_admin();
  with found as materialized (
    select a.*, a.confirmed_at is null as unconfirmed, a.disabled_at is not null as disabled,
      a.deletion_requested_at is not null as leaving
    from public.all_accounts() a
    where (p_role is null or a.role = p_role) and (p_type is null or a.user_type = p_type)
      and not exists (
        select from jsonb_array_elements(p_words) word
        where not (a.email ilike word ->> 'like' or coalesce(a.organization ilike word ->> 'like', false)
          or coalesce(a.position ilike word ->> 'like', false)
          or coalesce(word -> 'keys' ? a.organization, false)))
  ), shown as (
    select f.* from found f
    where case p_state when 'active' then not (unconfirmed or disabled or leaving)
      when 'unconfirmed' then unconfirmed when 'disabled' then disabled when 'leaving' then leaving
      else true end
  ), page as (
    select s.*, row_number() over (order by
      case when p_sort = 'oldest' then s.joined_at end, case when p_sort = 'email' then s.email end,
      case when p_sort = 'signedIn' then s.last_sign_in_at end desc nulls last, s.joined_at desc, s.id) as place
    from shown s
  )
  select jsonb_build_object(
    'counts', (select jsonb_build_object('all', count(*),
        'active', count(*) filter (where not (unconfirmed or disabled or leaving)),
        'unconfirmed', count(*) filter (where unconfirmed),
        'disabled', count(*) filter (where disabled), 'leaving', count(*) filter (where leaving))
      from found),
    'total', (select count(*) from shown),
    'users', coalesce((select jsonb_agg(to_jsonb(page) - array['place', 'unconfirmed', 'disabled', 'leaving']
        order by place) from page
      where place > (greatest(p_page, 1) - 1)::bigint * size and place <= greatest(p_page, 1)::bigint * size), '[]'))
  into answer;
  return answer;
end $$;

-- One account with everything that is shown of it; null when there is none.
create function public.read_user(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare answer jsonb;
begin
  perform public.require_admin();
  select to_jsonb(a) || jsonb_build_object(
      'phone', p.phone, 'fax', p.fax, 'marketing_agreed_at', p.marketing_agreed_at,
      'sessions', (select count(*) from auth.sessions s where s.user_id = a.id))
    into answer
    from public.all_accounts() a left join public.profiles p on p.id = a.id where a.id = p_id;
  return answer;
end $$;

-- What the administration did to somebody is logged with the address and browser of the administrator:
-- not theirs to read. The rest of their own log is.
drop policy security_logs_read on public.security_logs;
create policy security_logs_read on public.security_logs for select to authenticated
  using (
    (user_id = auth.uid()
      and event_type not in ('role_changed', 'account_disabled', 'account_enabled', 'account_deleted'))
    or public.my_role() = 'admin');

-- Rows that the database writes by itself cannot be made by hand, and what concerns accounts is an admin's.
create or replace function public.record_act(act text, kind text, target text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(public.my_role() not in ('admin', 'supervisor'), true) then
    raise insufficient_privilege using message = 'only the administration acts';
  end if;
  if act ~ '^account\.' then perform public.require_admin(); end if;
  if act ~ '^(post|inquiry|settings|maintenance|billing)\.' or act in (
    'account.roleChanged', 'account.disabled', 'account.enabled', 'account.deleted', 'account.deletionDeclined')
  then
    raise insufficient_privilege using message = 'this act is recorded where it is done';
  end if;
  if char_length(act) > 60 or char_length(kind) > 40 or char_length(target) > 200
    or pg_column_size(more) > 2048 then
    raise check_violation using message = 'too long for the audit';
  end if;
  perform public.record_audit(act, kind, target, more);
end $$;

-- New functions may be called by everybody unless it is taken away. Nobody's session calls none of these;
-- the first two still are asked by policies and defaults of whoever is signed in.
revoke all on function public.my_role(), public.my_email(), public.can_view_analytics(),
  public.require_admin(), public.record_act(text, text, text, jsonb), public.change_role(uuid, text, text),
  public.set_account_disabled(uuid, boolean), public.withdraw_deletion(),
  public.handle_deletion(uuid, boolean), public.save_site_settings(jsonb, timestamptz),
  public.list_users(jsonb, text, text, text, text, int, int), public.read_user(uuid),
  public.audit_post() from public, anon, authenticated;
grant execute on function public.my_role(), public.my_email(), public.can_view_analytics(),
  public.record_act(text, text, text, jsonb), public.change_role(uuid, text, text),
  public.set_account_disabled(uuid, boolean), public.withdraw_deletion(),
  public.handle_deletion(uuid, boolean), public.save_site_settings(jsonb, timestamptz),
  public.list_users(jsonb, text, text, text, text, int, int), public.read_user(uuid) to authenticated;
