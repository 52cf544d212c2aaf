-- As before, but the address of an account that was closed off is known no more, like its shared conversations.
create or replace function public.read_matter_feed(p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'matter', m.title, 'matterId', m.id,
        'dueOn', d.due_on) order by d.due_on, d.id)
      from public.matter_deadlines d join public.matters m on m.id = d.matter_id
      where d.user_id = f.user_id and d.done_at is null and m.closed_at is null), '[]')
  from public.matter_feeds f where f.token_hash = p_hash
    and not exists (select from public.profiles p where p.id = f.user_id and p.disabled_at is not null)
$$;
