-- Keys may ask the chat: a question counts against those of its owner's day, as one that is asked in a browser.
alter table public.api_keys drop constraint api_keys_scopes_check;
alter table public.api_keys add constraint api_keys_scopes_check check (cardinality(scopes) between 1 and 9
  and scopes <@ array['corpus:read', 'citations:check', 'chat:ask', 'mcp', 'traces:write', 'traces:read',
    'documents:read', 'datasets:read', 'experiments:run']);
