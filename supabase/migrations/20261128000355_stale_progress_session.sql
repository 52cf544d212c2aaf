-- How far changes were looked through is nobody's to read; the rule that every table has is there too, so that a
-- grant made by mistake opens nothing to a session that has ended.
create policy live_session on public.stale_progress as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
