-- What the copies of the site count together (lib/rate-limit.ts). Unlogged: a crash may forget a few minutes
-- of counting, and nothing else. Outside `public`, so that no key of the API reaches it; a role of its own,
-- so that the connection which counts can do nothing else.
create schema rate_limit;
create unlogged table rate_limit.counters (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index counters_expire on rate_limit.counters (expire);
do $$
begin
  if not exists (select from pg_roles where rolname = 'rate_limiter') then
    create role rate_limiter nologin noinherit;
  end if;
end
$$;
grant usage on schema rate_limit to rate_limiter;
grant select, insert, update, delete on rate_limit.counters to rate_limiter;
