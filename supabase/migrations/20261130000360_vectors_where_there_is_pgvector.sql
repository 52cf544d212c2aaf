-- Vectors of people's passages in the database, for workers that share no disk (EMBEDDINGS_STORE=pgvector). Only
-- where the database has the extension, as hosted Supabase does; elsewhere they lie in files beside the index.
-- The worker alone reads and writes them, over its direct connection.

do $$
begin
  if not exists (select from pg_available_extensions where name = 'vector') then return; end if;
  create schema if not exists extensions;
  create extension if not exists vector with schema extensions;
  set local search_path = public, extensions;
  create table private.knowledge_vectors (
    document_id uuid not null references public.documents (id) on delete cascade,
    user_id uuid not null references auth.users (id) on delete cascade,
    version text not null,
    -- Of the model and its prefix, and how long its vectors are: others are not compared.
    model text not null check (model ~ '^[0-9a-f]{16}$'),
    dimension integer not null check (dimension between 1 and 8192),
    passage integer not null check (passage >= 0),
    -- Of model and text: what is known is not asked for again.
    hash text not null check (hash ~ '^[0-9a-f]{32}$'),
    embedding vector not null,
    primary key (document_id, version, model, passage)
  );
  create index knowledge_vectors_of_user on private.knowledge_vectors (user_id, model, hash);
  alter table private.knowledge_vectors enable row level security;
  revoke all on private.knowledge_vectors from public, anon, authenticated;
end $$;
