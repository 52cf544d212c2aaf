import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite'
import { FACTORS_SQL } from './auth/factors'

/**
 * What hosted Supabase has before the first migration runs: roles, schemas, grants, the auth and
 * storage tables. Idempotent.
 *
 * Grants are as wide as on hosted Supabase; row level security is what denies. Schemas other than
 * `public` and `storage` are granted to nobody, so that the REST layer cannot reach them even by a
 * mistake in its own configuration.
 */
const ROLES_SQL = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;

create schema if not exists auth;
create schema if not exists extensions;
create schema if not exists storage;
grant usage on schema public, auth, extensions, storage to anon, authenticated, service_role;
`

const GRANTS_SQL = `
grant all on all tables in schema public to anon, authenticated, service_role;
grant all on all sequences in schema public to anon, authenticated, service_role;
grant execute on all functions in schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;

revoke all on all tables in schema auth from anon, authenticated;
grant all on all tables in schema auth to service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;

grant select, insert, update, delete on storage.objects to anon, authenticated;
grant select on storage.buckets to anon, authenticated;
grant all on all tables in schema storage to service_role;
grant execute on all functions in schema storage to anon, authenticated, service_role;
`

/** The part that makes the tables; safe to run again on every start. */
export const systemSchemaSql = () =>
  [
    ROLES_SQL,
    getAuthSchemaSql(),
    FACTORS_SQL,
    SUPABASE_AUTH_HELPERS_SQL,
    getStorageSchemaSql(),
  ].join('\n')

/**
 * Run once, before the first migration: later migrations may narrow what is granted here, and a
 * second run would undo them.
 */
export const firstGrantsSql = () => GRANTS_SQL
