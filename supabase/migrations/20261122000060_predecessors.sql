-- A law that is written anew (전부개정) numbers its articles anew: a citation from before then means what
-- bore the number at that time, not today's article.
alter table legal.laws
  add column numbered_from date;           -- since when its articles bear today's numbers
alter table legal.article_citations
  add column predecessor boolean not null default false;
