-- Annotation queues: what people of one organisation say of questions and answers. Each sees what the others said
-- of an item only when it is finished; where two do not agree, a third who was not one of them settles it.

alter table public.dataset_versions drop constraint dataset_versions_origin_check;
alter table public.dataset_versions add constraint dataset_versions_origin_check
  check (origin in ('manual', 'import', 'trace', 'benchmark', 'annotation'));

create table public.annotation_queues (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  -- Who made it; null when they are gone.
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  -- People who say what they think of an item before it is finished.
  reviewers smallint not null check (reviewers in (1, 2)),
  created_at timestamptz not null default now(),
  unique (id, organization_id)
);
create index annotation_queues_of on public.annotation_queues (organization_id, created_at desc);
create index annotation_queues_maker on public.annotation_queues (user_id);

create table public.annotation_items (
  id uuid primary key default gen_random_uuid(),
  queue_id uuid not null,
  organization_id uuid not null,
  -- That of the item of a dataset, so that what is found can take its place.
  key text not null check (char_length(key) between 1 and 100),
  query text not null check (char_length(query) between 2 and 2000),
  -- What was answered; empty for a question alone.
  answer text not null default '' check (char_length(answer) <= 20000),
  -- [{id, label, href, excerpt}]: what may answer the question.
  passages jsonb not null check (jsonb_typeof(passages) = 'array' and jsonb_array_length(passages) <= 30
    and pg_column_size(passages) <= 131072),
  source text check (char_length(source) <= 100),
  cluster text not null check (char_length(cluster) <= 300),
  tags jsonb not null default '{}' check (jsonb_typeof(tags) = 'object' and pg_column_size(tags) <= 2048),
  state text not null default 'open' check (state in ('open', 'disputed', 'agreed', 'settled')),
  -- What was found in the end.
  verdict text check (verdict in ('right', 'partly', 'wrong', 'answerable', 'refuse')),
  relevant text[],
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state in ('agreed', 'settled')) = (finished_at is not null)),
  check ((finished_at is null) = (verdict is null) and (verdict is null) = (relevant is null)),
  unique (queue_id, key),
  foreign key (queue_id, organization_id) references public.annotation_queues (id, organization_id) on delete cascade
);
create index annotation_items_of on public.annotation_items (queue_id, state, created_at, id);

create table public.annotations (
  item_id uuid not null references public.annotation_items (id) on delete cascade,
  reviewer_id uuid not null references auth.users (id) on delete cascade,
  verdict text not null check (verdict in ('right', 'partly', 'wrong', 'answerable', 'refuse')),
  -- Ids of passages that answer the question.
  relevant text[] not null check (cardinality(relevant) <= 30),
  comment text not null default '' check (char_length(comment) <= 1000),
  settles boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (item_id, reviewer_id),
  check (verdict <> 'refuse' or cardinality(relevant) = 0)
);
create index annotations_by on public.annotations (reviewer_id);

-- Who has an item before them, so that two are not given the same place.
create table public.annotation_leases (
  item_id uuid not null references public.annotation_items (id) on delete cascade,
  reviewer_id uuid not null references auth.users (id) on delete cascade,
  until timestamptz not null,
  -- Put off: it comes again when nothing else is left.
  skipped_at timestamptz,
  primary key (item_id, reviewer_id)
);
create index annotation_leases_by on public.annotation_leases (reviewer_id);

do $$
declare name text;
begin
  foreach name in array array['annotation_queues', 'annotation_items', 'annotations', 'annotation_leases']
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated
      using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
end $$;
-- Written by the functions below alone.
grant select, delete on public.annotation_queues to authenticated;
grant select on public.annotation_items, public.annotations to authenticated;

create policy annotation_queues_read on public.annotation_queues for select to authenticated
  using (organization_id = any ((select private.my_organizations(array['owner', 'admin', 'member', 'viewer']))::uuid[]));
create policy annotation_queues_end on public.annotation_queues for delete to authenticated
  using (organization_id = any ((select private.my_organizations(array['owner', 'admin']))::uuid[])
    or (user_id = (select auth.uid())
      and organization_id = any ((select private.my_organizations(array['member']))::uuid[])));
create policy annotation_items_read on public.annotation_items for select to authenticated
  using (organization_id = any ((select private.my_organizations(array['owner', 'admin', 'member', 'viewer']))::uuid[]));
-- Blind: one's own, and those of others once the item is finished.
create policy annotations_read on public.annotations for select to authenticated
  using (exists (select from public.annotation_items i where i.id = item_id
    and (reviewer_id = (select auth.uid()) or i.finished_at is not null)));

-- The queue, where whoever asks may say something in it; no other function decides who may.
create function private.annotation_queue_of_mine(p_queue uuid) returns public.annotation_queues
language sql stable security definer set search_path = '' as $$
  select q from public.annotation_queues q
    where q.id = p_queue and q.organization_id = any (private.my_organizations(array['owner', 'admin', 'member']))
$$;
revoke all on function private.annotation_queue_of_mine(uuid) from public, anon, authenticated;

-- Null for whoever may add nothing in that organisation.
create function public.create_annotation_queue(p_organization uuid, p_name text, p_reviewers integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare made uuid;
begin
  perform from public.organizations
    where id = p_organization and id = any (private.my_organizations(array['owner', 'admin', 'member'])) for update;
  if not found then return null; end if;
  if (select count(*) from public.annotation_queues where organization_id = p_organization) >= 100 then
    raise exception 'too many annotation queues of one organisation' using errcode = 'program_limit_exceeded';
  end if;
  insert into public.annotation_queues (organization_id, user_id, name, reviewers)
    values (p_organization, private.live_uid(), p_name, p_reviewers) returning id into made;
  return made;
end $$;

-- Adds items that the queue does not have yet. Answers how many; null where there is no such queue.
create function public.add_annotation_items(p_queue uuid, p_items jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare queue public.annotation_queues; added integer;
begin
  queue := private.annotation_queue_of_mine(p_queue);
  if queue.id is null then return null; end if;
  perform from public.annotation_queues where id = p_queue for update;
  insert into public.annotation_items (queue_id, organization_id, key, query, answer, passages, source, cluster, tags)
    select queue.id, queue.organization_id, i.key, i.query, i.answer, i.passages, i.source, i.cluster, i.tags
    from jsonb_to_recordset(p_items) as i (key text, query text, answer text, passages jsonb, source text,
      cluster text, tags jsonb)
    on conflict (queue_id, key) do nothing;
  get diagnostics added = row_count;
  if (select count(*) from public.annotation_items where queue_id = p_queue) > 2000 then
    raise exception 'too many items of one annotation queue' using errcode = 'program_limit_exceeded';
  end if;
  return added;
end $$;

-- Gives whoever asks the next item of a queue, for a quarter of an hour: one that they have before them already,
-- else one that two did not agree on, else one that lacks people. Null when nothing waits for them.
create function public.take_annotation_item(p_queue uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid(); queue public.annotation_queues; item public.annotation_items;
begin
  queue := private.annotation_queue_of_mine(p_queue);
  if queue.id is null then return null; end if;
  -- Those who ask at once are given different places.
  perform from public.annotation_queues where id = p_queue for update;
  select i.* into item from public.annotation_items i
    left join public.annotation_leases mine on mine.item_id = i.id and mine.reviewer_id = me
    cross join lateral (select count(*) as said from public.annotations a where a.item_id = i.id) s
    cross join lateral (select count(*) as held from public.annotation_leases l where l.item_id = i.id
      and l.reviewer_id <> me and l.until > now() and l.skipped_at is null) h
    where i.queue_id = p_queue
      and not exists (select from public.annotations a where a.item_id = i.id and a.reviewer_id = me)
      and ((i.state = 'disputed' and h.held = 0) or (i.state = 'open' and s.said + h.held < queue.reviewers))
    order by mine.skipped_at nulls first, mine.until is null, i.state = 'disputed' desc, s.said desc,
      i.created_at, i.id
    limit 1;
  if item.id is null then return null; end if;
  insert into public.annotation_leases (item_id, reviewer_id, until) values (item.id, me, now() + interval '15 minutes')
    on conflict (item_id, reviewer_id) do update set until = excluded.until, skipped_at = null;
  return jsonb_build_object('id', item.id, 'query', item.query, 'answer', item.answer, 'passages', item.passages,
    'settles', item.state = 'disputed',
    -- Whoever settles sees what was said, and not by whom.
    'said', case when item.state = 'disputed' then (select jsonb_agg(jsonb_build_object('verdict', a.verdict,
        'relevant', to_jsonb(a.relevant), 'comment', a.comment) order by md5(a.item_id::text || a.reviewer_id::text))
      from public.annotations a where a.item_id = item.id) else '[]' end);
end $$;

-- Puts an item off.
create function public.skip_annotation_item(p_item uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.annotation_leases set skipped_at = now()
    where item_id = p_item and reviewer_id = private.live_uid();
  return found;
end $$;

-- Says what somebody thinks of an item. Two agree when they give the same verdict and name the same passages.
-- Answers ok · gone (no such item, or not theirs to judge) · taken (others were quicker, or they have said it).
create function public.give_annotation(p_item uuid, p_verdict text, p_relevant text[], p_comment text) returns text
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid(); item public.annotation_items; queue public.annotation_queues;
  given text[]; said integer; agree boolean;
begin
  select * into item from public.annotation_items where id = p_item for update;
  if not found then return 'gone'; end if;
  queue := private.annotation_queue_of_mine(item.queue_id);
  if queue.id is null then return 'gone'; end if;
  if item.finished_at is not null
    or exists (select from public.annotations where item_id = p_item and reviewer_id = me) then return 'taken'; end if;
  -- A question alone can be answerable or not; an answer is judged.
  if (item.answer = '') <> (p_verdict = 'answerable') and p_verdict <> 'refuse' then
    raise exception 'the verdict does not fit the item' using errcode = 'check_violation';
  end if;
  select coalesce(array_agg(distinct p ->> 'id' order by p ->> 'id'), '{}') into given
    from jsonb_array_elements(item.passages) p where p ->> 'id' = any (p_relevant);
  insert into public.annotations (item_id, reviewer_id, verdict, relevant, comment, settles)
    values (p_item, me, p_verdict, given, coalesce(p_comment, ''), item.state = 'disputed');
  delete from public.annotation_leases where item_id = p_item and reviewer_id = me;
  if item.state = 'disputed' then
    update public.annotation_items set state = 'settled', verdict = p_verdict, relevant = given, finished_at = now()
      where id = p_item;
    return 'ok';
  end if;
  select count(*), count(distinct (verdict, relevant)) = 1 into said, agree
    from public.annotations where item_id = p_item;
  if said >= queue.reviewers then
    if agree then
      update public.annotation_items set state = 'agreed', verdict = p_verdict, relevant = given, finished_at = now()
        where id = p_item;
    else
      update public.annotation_items set state = 'disputed' where id = p_item;
    end if;
  end if;
  return 'ok';
end $$;

-- How far a queue is, who has said how much, and what pairs of people said of the same item without their names,
-- for the figure of how well they agree. Null for whoever may not read the queue.
create function public.annotation_figures(p_queue uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'states', (select coalesce(jsonb_object_agg(c.state, c.items), '{}')
      from (select i.state, count(*) as items from public.annotation_items i where i.queue_id = q.id group by 1) c),
    'people', (select coalesce(jsonb_agg(jsonb_build_object('id', p.reviewer_id, 'said', p.said)
        order by p.said desc, p.reviewer_id), '[]')
      from (select a.reviewer_id, count(*) as said from public.annotations a
        join public.annotation_items i on i.id = a.item_id where i.queue_id = q.id group by 1) p),
    'pairs', (select coalesce(jsonb_agg(jsonb_build_object('verdicts', x.verdicts, 'relevant', x.relevant,
        'passages', x.passages)), '[]')
      from (select jsonb_agg(a.verdict order by a.created_at, a.reviewer_id) as verdicts,
          jsonb_agg(to_jsonb(a.relevant) order by a.created_at, a.reviewer_id) as relevant,
          (select jsonb_agg(e ->> 'id') from jsonb_array_elements(i.passages) e) as passages
        from public.annotation_items i join public.annotations a on a.item_id = i.id and not a.settles
        where i.queue_id = q.id and i.state <> 'open' group by i.id, i.passages having count(*) = 2) x))
  from public.annotation_queues q
  where q.id = p_queue and q.organization_id =
    any (private.my_organizations(array['owner', 'admin', 'member', 'viewer']))
$$;

revoke all on function public.create_annotation_queue(uuid, text, integer),
  public.add_annotation_items(uuid, jsonb), public.take_annotation_item(uuid), public.skip_annotation_item(uuid),
  public.give_annotation(uuid, text, text[], text), public.annotation_figures(uuid) from public, anon, authenticated;
grant execute on function public.create_annotation_queue(uuid, text, integer),
  public.add_annotation_items(uuid, jsonb), public.take_annotation_item(uuid), public.skip_annotation_item(uuid),
  public.give_annotation(uuid, text, text[], text), public.annotation_figures(uuid) to authenticated;
