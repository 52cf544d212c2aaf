-- What a reader writes instead of the words that a finding quotes, or, where something is missing, what is added.
-- Empty: the words go. It is kept with the decision to take the finding on, and goes when that is taken back.
alter table public.contract_findings
  add column wording text check (char_length(wording) <= 4000),
  add constraint contract_findings_wording_accepted check (state = 'accepted' or wording is null);
grant update (wording) on public.contract_findings to authenticated;

-- As before, with the wording among what is shown with the owner's notes.
create or replace function public.open_shared_contract_review(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare share public.contract_review_shares;
begin
  select * into share from public.contract_review_shares s where s.token = p_token and s.revoked_at is null
    and (s.expires_at is null or s.expires_at > now())
    and not exists (select from public.profiles p where p.id = s.user_id and p.disabled_at is not null);
  if not found then return null; end if;
  update public.contract_review_shares set opened_at = now() where id = share.id;
  return (select jsonb_build_object('title', r.title, 'contract', r.contract, 'facts', r.facts, 'side', r.side,
      'outline', r.outline, 'remarks', r.remarks, 'reviewed_at', r.reviewed_at, 'notes', share.with_notes,
      'findings', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'no', f.no, 'rule_id', f.rule_id,
          'kind', f.kind, 'topic', f.topic, 'severity', f.severity, 'clause', f.clause, 'quote', f.quote,
          'start_at', f.start_at, 'end_at', f.end_at, 'articles', f.articles, 'details', f.details,
          'sides', f.sides, 'playbook', null,
          'state', case when share.with_notes then f.state else 'open' end,
          'dismissal', case when share.with_notes then f.dismissal end,
          'comment', case when share.with_notes then f.comment end,
          'wording', case when share.with_notes then f.wording end) order by f.start_at nulls last, f.no), '[]')
        from public.contract_findings f
        where f.review_id = r.id and f.user_id = r.user_id and f.playbook is null))
    from public.contract_reviews r
    where r.id = share.review_id and r.contract is not null and r.outline is not null);
end $$;
