-- Work that outlives a request: reading files, indexing, sending. A row is a job; a worker takes it under a
-- lease that it renews, so that what a worker that dies leaves behind is taken by another.

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*[.][a-z]+(-[a-z]+)*$' and char_length(kind) <= 60),
  -- Null: the site's own. Jobs of somebody who leaves go with them.
  owner_id uuid references auth.users (id) on delete cascade,
  -- What it is about. Of one kind and subject one job runs at a time, and at most one waits.
  subject text check (char_length(subject) between 1 and 120),
  -- Ids and choices, never texts: it is read by whoever looks after the queue.
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and pg_column_size(payload) <= 8192),
  priority smallint not null default 0 check (priority between -10 and 10),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  attempts smallint not null default 0,
  most_attempts smallint not null default 5 check (most_attempts between 1 and 20),
  due_at timestamptz not null default now(),
  lease_id uuid,
  lease_until timestamptz,
  cancel_asked_at timestamptz,
  progress jsonb not null default '{}' check (jsonb_typeof(progress) = 'object' and pg_column_size(progress) <= 2048),
  -- A word of the kind's own, and for whoever looks after the queue what the error said.
  reason text check (char_length(reason) <= 60),
  reason_detail text check (char_length(reason_detail) <= 500),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- Whose turn it is, counting those of nobody as one owner.
  lane uuid not null generated always as (coalesce(owner_id, '00000000-0000-0000-0000-000000000000')) stored,
  check ((state = 'running') = (lease_id is not null and lease_until is not null)),
  check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null))
);
create unique index jobs_waiting on public.jobs (kind, subject) where state = 'queued' and subject is not null;
create index jobs_next on public.jobs (lane, priority desc, due_at, created_at) where state = 'queued';
create index jobs_running on public.jobs (lease_until) where state = 'running';
create index jobs_of_owner on public.jobs (owner_id, created_at desc);
create index jobs_finished on public.jobs (finished_at) where finished_at is not null;

alter table public.jobs enable row level security;
revoke all on public.jobs from anon, authenticated;
grant select (id, kind, owner_id, subject, state, progress, reason, attempts, created_at, started_at, finished_at)
  on public.jobs to authenticated;
create policy jobs_own on public.jobs for select to authenticated using (owner_id = auth.uid());
create policy live_session on public.jobs as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

-- Adds a job, or answers the one of its kind and subject that waits already: what it will do is the same.
create function public.enqueue_job(
  p_kind text, p_owner uuid, p_subject text, p_payload jsonb, p_priority integer default 0,
  p_due timestamptz default now(), p_most_attempts integer default 5)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare job uuid;
begin
  insert into public.jobs (kind, owner_id, subject, payload, priority, due_at, most_attempts)
    values (p_kind, p_owner, p_subject, coalesce(p_payload, '{}'), p_priority, coalesce(p_due, now()), p_most_attempts)
    on conflict (kind, subject) where state = 'queued' and subject is not null
    do update set payload = excluded.payload, due_at = least(public.jobs.due_at, excluded.due_at),
      priority = greatest(public.jobs.priority, excluded.priority), attempts = 0
    returning id into job;
  perform pg_notify('jobs', p_kind);
  return job;
end $$;

-- Takes what is due for one worker: of every owner in turn, those with little under way first. Claims wait
-- for each other, so that two workers see the same turns.
create function public.claim_jobs(p_kinds text[], p_limit integer, p_lease interval)
returns setof public.jobs
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('jobs', 0));
  -- What a worker that died held. One that has taken workers with it as often as it may is not tried again.
  perform public.fail_job(j.id, j.lease_id, 'worker-lost', null, interval '0', j.cancel_asked_at is not null)
    from public.jobs j where j.state = 'running' and j.lease_until < now();
  return query
    with recursive lanes as (
      (select lane from public.jobs where state = 'queued' order by lane limit 1)
      union all
      select (select j.lane from public.jobs j where j.state = 'queued' and j.lane > lanes.lane order by j.lane limit 1)
      from lanes where lanes.lane is not null
    ), busy as (
      select lane, count(*) as jobs from public.jobs where state = 'running' group by lane
    ), turns as (
      select next.id, next.priority, next.due_at, coalesce(busy.jobs, 0) + next.turn as turn
      from lanes left join busy using (lane) cross join lateral (
        select j.id, j.priority, j.due_at, row_number() over (order by j.priority desc, j.due_at, j.created_at) as turn
        from public.jobs j
        where j.state = 'queued' and j.lane = lanes.lane and j.due_at <= now() and j.kind = any (p_kinds)
          and not exists (select from public.jobs r
            where r.kind = j.kind and r.subject = j.subject and r.state = 'running')
        order by j.priority desc, j.due_at, j.created_at limit p_limit
      ) next
      where lanes.lane is not null
      order by turn, next.priority desc, next.due_at limit p_limit
    )
    update public.jobs j set state = 'running', attempts = j.attempts + 1, lease_id = gen_random_uuid(),
        lease_until = now() + p_lease, started_at = now(), progress = '{}', reason = null, reason_detail = null
      from turns where j.id = turns.id and j.state = 'queued'
      returning j.*;
end $$;

-- Holds on to a job and says how far it is: ok · cancel (its owner asks for the end) · lost (it is another's,
-- or gone: whatever its worker has not written yet must not be written).
create function public.renew_job(p_job uuid, p_lease_id uuid, p_lease interval, p_progress jsonb)
returns text
language plpgsql security definer set search_path = '' as $$
declare asked timestamptz;
begin
  update public.jobs set lease_until = now() + p_lease, progress = coalesce(p_progress, progress)
    where id = p_job and lease_id = p_lease_id and state = 'running' returning cancel_asked_at into asked;
  if not found then return 'lost'; end if;
  return case when asked is null then 'ok' else 'cancel' end;
end $$;

-- Ends a job that is still the caller's. Called within the transaction that writes what the job made, both
-- stand or neither does.
create function public.finish_job(p_job uuid, p_lease_id uuid, p_progress jsonb default null)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs set state = 'done', finished_at = now(), progress = coalesce(p_progress, progress),
      lease_id = null, lease_until = null
    where id = p_job and lease_id = p_lease_id and state = 'running';
  return found;
end $$;

-- Ends an attempt that failed. `p_again` is when to try once more; null: never. Answers the job's new state,
-- null when it is no longer the caller's.
create function public.fail_job(
  p_job uuid, p_lease_id uuid, p_reason text, p_detail text, p_again interval, p_cancelled boolean default false)
returns text
language plpgsql security definer set search_path = '' as $$
declare job public.jobs; new_state text;
begin
  select * into job from public.jobs where id = p_job and lease_id = p_lease_id and state = 'running' for update;
  if not found then return null; end if;
  new_state := case
    when p_cancelled then 'cancelled'
    when p_again is null or job.attempts >= job.most_attempts then 'failed'
    when exists (select from public.jobs w
      where w.kind = job.kind and w.subject = job.subject and w.state = 'queued') then 'cancelled'
    else 'queued' end;
  update public.jobs set state = new_state, reason = left(p_reason, 60), reason_detail = left(p_detail, 500),
      due_at = case when new_state = 'queued' then now() + p_again else due_at end,
      finished_at = case when new_state <> 'queued' then now() end, lease_id = null, lease_until = null
    where id = p_job;
  return new_state;
end $$;

-- Gives back what a worker that stops has not finished; the attempt does not count.
create function public.release_job(p_job uuid, p_lease_id uuid)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs set attempts = greatest(attempts - 1, 0)
    where id = p_job and lease_id = p_lease_id and state = 'running';
  return public.fail_job(p_job, p_lease_id, null, null, interval '0',
    exists (select from public.jobs where id = p_job and cancel_asked_at is not null)) is not null;
end $$;

-- A person ends a job of theirs, or has one tried again that ended without success. Answers whether it was so.
create function public.cancel_my_job(p_job uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs set
      state = case when state = 'queued' then 'cancelled' else state end,
      finished_at = case when state = 'queued' then now() end,
      cancel_asked_at = coalesce(cancel_asked_at, now())
    where id = p_job and owner_id = private.live_uid() and state in ('queued', 'running');
  return found;
end $$;
create function public.retry_my_job(p_job uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare job public.jobs;
begin
  select * into job from public.jobs
    where id = p_job and owner_id = private.live_uid() and state in ('failed', 'cancelled') for update;
  if not found then return false; end if;
  if exists (select from public.jobs w
    where w.kind = job.kind and w.subject = job.subject and w.state = 'queued') then return true; end if;
  update public.jobs set state = 'queued', attempts = 0, due_at = now(), finished_at = null, cancel_asked_at = null,
      reason = null, reason_detail = null, progress = '{}' where id = p_job;
  perform pg_notify('jobs', job.kind);
  return true;
end $$;

-- What went well is forgotten after a week, what did not after a month.
create function public.delete_old_jobs(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.jobs where finished_at < p_now - interval '7 days'
    and (state <> 'failed' or finished_at < p_now - interval '30 days');
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke all on function public.enqueue_job(text, uuid, text, jsonb, integer, timestamptz, integer),
  public.claim_jobs(text[], integer, interval), public.renew_job(uuid, uuid, interval, jsonb),
  public.finish_job(uuid, uuid, jsonb), public.fail_job(uuid, uuid, text, text, interval, boolean),
  public.release_job(uuid, uuid), public.cancel_my_job(uuid), public.retry_my_job(uuid),
  public.delete_old_jobs(timestamptz) from public, anon, authenticated;
grant execute on function public.enqueue_job(text, uuid, text, jsonb, integer, timestamptz, integer),
  public.claim_jobs(text[], integer, interval), public.renew_job(uuid, uuid, interval, jsonb),
  public.finish_job(uuid, uuid, jsonb), public.fail_job(uuid, uuid, text, text, interval, boolean),
  public.release_job(uuid, uuid), public.delete_old_jobs(timestamptz) to service_role;
grant execute on function public.cancel_my_job(uuid), public.retry_my_job(uuid) to authenticated;
