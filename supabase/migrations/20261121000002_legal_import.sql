-- What a decision says about an earlier one being changed or abandoned, as written: kept apart from
-- the candidates because the earlier decision may be imported later.
create table legal.overruling_mentions (
  by_serial int not null references legal.decisions on delete cascade,
  position int not null,
  number text not null,
  court text,
  judgment_date date,
  sentence text not null,
  primary key (by_serial, position)
);
create index case_history_target on legal.case_history (target);
