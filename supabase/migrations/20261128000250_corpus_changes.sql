-- What each import changed in the corpus: new decisions, articles whose text changed, decisions that a
-- new one seems to overrule. Texts are replaced by an import, so the former text of an article is kept
-- here alone. No reference to the decision or the law: an import deletes and inserts what it replaces.
create table legal.changes (
  id bigint generated always as identity primary key,
  import_id bigint not null references legal.imports on delete cascade,
  kind text not null check (kind in ('decision', 'article', 'overruling')),
  -- The new decision; of an overruling candidate the earlier one.
  serial int,
  by_serial int,
  law_id text,
  article_no text,
  -- Null: the article was not there before, or is gone.
  old_text text,
  new_text text,
  changed_at timestamptz not null default now(),
  check (case kind
    when 'decision' then serial is not null and by_serial is null and law_id is null
    when 'overruling' then serial is not null and by_serial is not null and law_id is null
    else serial is null and law_id is not null and article_no is not null
      and old_text is distinct from new_text
  end)
);
create index changes_newest on legal.changes (changed_at desc, id);
create index changes_import on legal.changes (import_id, kind);
create index changes_article on legal.changes (law_id, article_no) where kind = 'article';
create unique index changes_overruling on legal.changes (serial, by_serial) where kind = 'overruling';
