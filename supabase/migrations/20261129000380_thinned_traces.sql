-- Keeps a share of the traces of days gone by, always the same ones, and all that went wrong: errors, failed answers,
-- and answers that somebody found bad. A thumb comes after its answer, so that this cannot be known when it is written.
create function public.thin_traces(p_before timestamptz, p_share double precision) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.traces t
  where t.started_at < p_before
    and t.status = 'ok' and t.outcome is distinct from 'failed'
    -- Seven hexadecimal digits of the name that the trace has wherever it is kept.
    and ('x' || substr(md5(t.trace_id), 1, 7))::bit(28)::int >= p_share * 268435456
    and not exists (
      select from public.message_feedback f where f.message_id = t.answer_id and f.rating = 'down');
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke all on function public.thin_traces(timestamptz, double precision) from public, anon, authenticated;
grant execute on function public.thin_traces(timestamptz, double precision) to service_role;
