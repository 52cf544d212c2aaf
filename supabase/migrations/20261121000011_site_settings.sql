-- How the site runs (spec 3, "System settings" and "Maintenance config"): one row, whatever happens.
create table public.site_settings (
  only_row boolean primary key default true check (only_row),
  maintenance_enabled boolean not null default false,
  -- By language; a language that says nothing shows the page's own text.
  maintenance_message jsonb not null default '{}' check (pg_column_size(maintenance_message) <= 8192),
  allowed_ips text[] not null default '{localhost,127.0.0.1,::1}'
    check (array_length(allowed_ips, 1) is null or array_length(allowed_ips, 1) <= 50),
  enabled_at timestamptz,
  debug_mode boolean not null default false,
  cache_enabled boolean not null default true,
  backup_frequency text not null default 'daily'
    check (backup_frequency in ('off', 'hourly', 'daily', 'weekly', 'monthly')),
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users (id) on delete set null
);
insert into public.site_settings default values;
alter table public.site_settings enable row level security;
revoke all on public.site_settings from anon, authenticated;
grant select on public.site_settings to authenticated;
create policy site_settings_read on public.site_settings for select to authenticated
  using (public.my_role() = 'admin');

-- What every page may know: never who is let in.
create function public.site_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'maintenance', maintenance_enabled, 'message', maintenance_message, 'enabledAt', enabled_at,
    'debug', debug_mode, 'cache', cache_enabled)
  from public.site_settings
$$;
create function public.maintenance_lets_in(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select address = any (allowed_ips) from public.site_settings
$$;

-- Answers ok · stale (somebody saved since `seen`). Turning maintenance on records when.
create function public.save_site_settings(wanted jsonb, seen timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare was public.site_settings; turned boolean;
begin
  perform public.require_admin();
  select * into was from public.site_settings for update;
  if was.updated_at <> seen then return 'stale'; end if;
  turned := (wanted ->> 'maintenance_enabled')::boolean;
  update public.site_settings set
    maintenance_enabled = turned,
    maintenance_message = wanted -> 'maintenance_message',
    allowed_ips = array(select jsonb_array_elements_text(wanted -> 'allowed_ips')),
    enabled_at = case when not turned then null when was.maintenance_enabled then was.enabled_at else now() end,
    debug_mode = (wanted ->> 'debug_mode')::boolean,
    cache_enabled = (wanted ->> 'cache_enabled')::boolean,
    backup_frequency = wanted ->> 'backup_frequency',
    updated_at = clock_timestamp(),
    updated_by = auth.uid();
  perform public.record_audit(
    case when turned = was.maintenance_enabled then 'settings.saved'
      when turned then 'maintenance.on' else 'maintenance.off' end,
    'settings', null, jsonb_build_object('debug', wanted -> 'debug_mode', 'cache', wanted -> 'cache_enabled',
      'backup', wanted -> 'backup_frequency', 'allowed', jsonb_array_length(wanted -> 'allowed_ips')));
  return 'ok';
end $$;
