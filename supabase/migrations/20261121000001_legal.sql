-- The national corpus: statutes, court decisions and the citations between them.
-- Owned by the case-law service, which reaches it directly; the REST layer never exposes this schema.
create schema if not exists legal;
revoke all on schema legal from public;

create table legal.laws (
  law_id text primary key,                 -- 법령ID, e.g. 001706
  mst text,                                -- 법령일련번호 of this edition
  title text not null,
  title_key text not null,                 -- title without spaces and middle dots, for look-up
  kind text not null,                      -- 법률, 대통령령, …
  ministries text[] not null default '{}',
  promulgated_on date,
  promulgation_no text,
  effective_on date,
  pending boolean not null default false,  -- the edition's effective date lies ahead
  current boolean not null default true,   -- false for a stub or an edition that another file of the same title replaces
  source_url text,
  addenda text,                            -- 부칙
  is_summary boolean not null default false,
  source_hash text not null,
  updated_at timestamptz not null default now()
);
create index laws_title_key on legal.laws (title_key);

create table legal.articles (
  law_id text not null references legal.laws on delete cascade,
  no text not null,                        -- 제839조의2 → 839의2
  position int not null,                   -- order within the law
  title text,
  path text not null default '',           -- 편 > 장 > 절
  body text not null,
  pending boolean not null default false,  -- 시행예정: changed by an amendment not in force yet
  repealed boolean not null default false, -- 삭제
  cited_by int not null default 0,
  primary key (law_id, no)
);

create table legal.decisions (
  serial int primary key,                  -- 판례일련번호
  case_number text not null,               -- as published, all members
  first_number text not null,              -- first normalised member
  case_name text not null default '',
  court text not null,                     -- normalised
  court_level text not null check (court_level in ('supreme','high','district','special','other')),
  judgment_date date,
  number_year int,                         -- lower bound where the date is missing
  case_type text not null default '',      -- 민사, 형사, …
  judgment_kind text not null default '판결' check (judgment_kind in ('판결','결정','명령')),
  outcome text,                            -- from 주문, null when unclear
  en_banc boolean not null default false,
  issues jsonb not null default '[]',      -- [{no, issue, gist, articles: [text], cases: [text]}]
  issue_text text not null default '',     -- 판시사항
  gist_text text not null default '',      -- 판결요지
  article_text text not null default '',   -- 참조조문
  case_text text not null default '',      -- 참조판례
  body text not null default '',           -- 판례내용
  source_url text,
  importance text not null default 'general' check (importance in ('high','medium','low','general')),
  cited_by int not null default 0,
  is_summary boolean not null default false,
  source_hash text not null,
  updated_at timestamptz not null default now()
);
create index decisions_date on legal.decisions (judgment_date desc nulls last, serial);

-- Every member of a case number is an alias of its decision; one number may name several decisions.
create table legal.decision_numbers (
  number text not null,
  serial int not null references legal.decisions on delete cascade,
  position int not null,
  primary key (number, serial)
);
create index decision_numbers_serial on legal.decision_numbers (serial);

create table legal.article_citations (
  serial int not null references legal.decisions on delete cascade,
  position int not null,
  issue_no int,                            -- the numbered issue it belongs to, null when unnumbered
  source text not null check (source in ('headnote','body')),
  law_name text not null,                  -- resolved name as meant (anaphora replaced)
  law_id text,
  article_no text,
  former boolean not null default false,   -- 구 …법: an earlier text of the law
  as_written text not null,
  primary key (serial, position)
);
create index article_citations_target on legal.article_citations (law_id, article_no);

create table legal.decision_citations (
  serial int not null references legal.decisions on delete cascade,
  position int not null,
  issue_no int,
  source text not null check (source in ('headnote','body')),
  number text not null,
  court text,
  judgment_date date,
  en_banc boolean not null default false,
  as_written text not null,
  target int,                              -- serial when it resolves to one decision of the corpus
  primary key (serial, position)
);
create index decision_citations_target on legal.decision_citations (target);
create index decision_citations_number on legal.decision_citations (number);

create table legal.case_history (
  serial int not null references legal.decisions on delete cascade,
  position int not null,
  relation text not null check (relation in ('previous','subsequent','related')),
  court text,
  number text not null,
  judgment_date date,
  target int,                              -- null: not published in this corpus
  primary key (serial, position)
);

-- A later decision that seems to change or abandon this one: a candidate, with the sentence that says so.
create table legal.overruling_candidates (
  serial int not null,                     -- the earlier decision
  by_serial int not null references legal.decisions on delete cascade,
  sentence text not null,
  primary key (serial, by_serial)
);

create table legal.imports (
  id bigint generated always as identity primary key,
  source text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  stage text not null default 'read',
  counts jsonb not null default '{}'
);
