-- Keys may write traces: what other people's programs answered, and what it was made of.
alter table public.api_keys drop constraint api_keys_scopes_check;
alter table public.api_keys add constraint api_keys_scopes_check check (cardinality(scopes) between 1 and 4
  and scopes <@ array['corpus:read', 'citations:check', 'mcp', 'traces:write']);
