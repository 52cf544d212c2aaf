-- How much nearness by an embedding model counts in a search of one's own documents, beside words: fitted for a
-- library and for each collection, and gone with it. The worker alone reads and writes it.

create table private.knowledge_weights (
  user_id uuid references auth.users (id) on delete cascade,
  collection_id uuid references public.collections (id) on delete cascade,
  -- Of the model and its prefix: with another one nothing of this holds.
  model text not null check (model ~ '^[0-9a-f]{16}$'),
  weight real not null check (weight between 0 and 0.5),
  floor real not null check (floor between -1 and 1),
  -- What it rests on: sentences that asked for their passages, and the mean reciprocal rank by words and with both.
  questions integer not null check (questions >= 0),
  words real not null,
  fused real not null,
  -- How many documents there were, and how many of them had vectors.
  documents integer not null check (documents >= 0),
  embedded integer not null check (embedded >= 0),
  fitted_at timestamptz not null default now(),
  -- Of a library or of a collection.
  check (num_nonnulls(user_id, collection_id) = 1),
  unique (user_id),
  unique (collection_id)
);
alter table private.knowledge_weights enable row level security;
revoke all on private.knowledge_weights from public, anon, authenticated;
