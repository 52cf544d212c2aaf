-- What an import tells while it runs, and what it leaves behind, for the administration. Its row is the
-- one thing that every copy of the service and the command line share.
alter table legal.imports
  -- Null while it runs, and for ever when its process was killed.
  add column outcome text check (outcome in ('done', 'incomplete', 'failed', 'cancelled')),
  add column ended_at timestamptz,
  -- {done, total, unit, fraction, rate, secondsLeft}, of the stage it is in.
  add column progress jsonb,
  -- [{path, reason}], the first hundred.
  add column bad_files jsonb not null default '[]',
  -- [{fault, message}]: sources that could not be used, or not to their end.
  add column failures jsonb not null default '[]',
  add column cancel_asked_at timestamptz;
update legal.imports set outcome = 'done', ended_at = finished_at where finished_at is not null;
