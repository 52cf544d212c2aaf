/** @jest-environment node */
import { type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess

const PASSWORD = 'correct horse'

async function signedIn(email: string) {
  await supabase.admin().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  const client = supabase.visitor()
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { client, id: data.user.id }
}

beforeAll(async () => {
  supabase = await startSupabase()
  await supabase.sql.unsafe(`
    create table public.notes (
      id bigint generated always as identity primary key,
      owner uuid not null default auth.uid() references auth.users on delete cascade,
      text text not null unique check (length(text) <= 20),
      price numeric(10, 2) not null default 0,
      tags jsonb not null default '{}',
      made_at timestamptz not null default '2026-11-21 01:13:53.5+00'
    );
    alter table public.notes enable row level security;
    create policy own on public.notes to authenticated
      using (owner = auth.uid()) with check (owner = auth.uid());
    create table public.counters (id int primary key, seen int not null);
    alter table public.counters enable row level security;
    create policy all_read on public.counters for select to anon, authenticated using (true);
    revoke insert, update, delete on public.counters from anon, authenticated;
    create function public.refuse() returns void language plpgsql as
      $$ begin raise exception 'not today' using hint = 'come back tomorrow'; end $$;
  `)
})
afterAll(() => supabase.stop())

describe('row level security', () => {
  it('shows a person their own rows, nobody else’s, and a visitor none', async () => {
    const [first, second] = [await signedIn('a@example.test'), await signedIn('b@example.test')]
    const made = await first.client.from('notes').insert({ text: 'mine' }).select().single()
    expect(made.error).toBeNull()
    expect(made.data.owner).toBe(first.id)
    expect((await second.client.from('notes').select()).data).toEqual([])
    expect((await supabase.visitor().from('notes').select()).data).toEqual([])
    expect((await supabase.admin().from('notes').select()).data).toHaveLength(1)
  })

  it('refuses a row in another person’s name', async () => {
    const [one, two] = [await signedIn('c@example.test'), await signedIn('d@example.test')]
    const { error } = await one.client.from('notes').insert({ text: 'theirs', owner: two.id })
    expect(error?.code).toBe('42501')
  })

  it('refuses a visitor’s row', async () => {
    const { error, status } = await supabase.visitor().from('notes').insert({ text: 'anonymous' })
    expect(error?.code).toBe('42501')
    expect(status).toBe(401)
  })

  it('leaves alone what a migration has revoked', async () => {
    const { client } = await signedIn('e@example.test')
    expect((await client.from('counters').select()).error).toBeNull()
    const { error } = await client.from('counters').insert({ id: 1, seen: 1 })
    expect(error?.code).toBe('42501')
  })
})

describe('what is not exposed', () => {
  it.each(['legal', 'auth', 'embedded', 'supabase_migrations'])('hides schema %s', async (name) => {
    const { data, error } = await supabase.visitor().schema(name).from('decisions').select()
    expect(data).toBeNull()
    expect(error?.code).toBe('PGRST106')
  })

  it('asks for a key', async () => {
    expect((await fetch(`${supabase.url}/rest/v1/notes`)).status).toBe(401)
    expect((await fetch(`${supabase.url}/rest/v1/notes?apikey=wrong`)).status).toBe(401)
  })
})

describe('values and errors look as PostgREST writes them', () => {
  it('writes times as ISO, numerics as numbers, JSON as it was sent', async () => {
    const { client } = await signedIn('f@example.test')
    const tags = { list: [1, '두'], text: '"quoted"' }
    const { data } = await client
      .from('notes')
      .insert({ text: 'values', price: 12.5, tags })
      .select()
      .single()
    expect(data.made_at).toBe('2026-11-21T01:13:53.5+00:00')
    expect(data.price).toBe(12.5)
    expect(data.tags).toEqual(tags)
  })

  it('names a broken check', async () => {
    const { client } = await signedIn('g@example.test')
    const { error, status } = await client.from('notes').insert({ text: 'x'.repeat(21) })
    expect(error?.code).toBe('23514')
    expect(error?.message).toContain('notes_text_check')
    expect(status).toBe(400)
  })

  it('names a duplicate', async () => {
    const { client } = await signedIn('h@example.test')
    await client.from('notes').insert({ text: 'twice' })
    const { error, status } = await client.from('notes').insert({ text: 'twice' })
    expect(error?.code).toBe('23505')
    expect(status).toBe(409)
  })

  it('passes on what a function raises', async () => {
    const { error, status } = await supabase.visitor().rpc('refuse')
    expect(error).toMatchObject({ code: 'P0001', message: 'not today', hint: 'come back tomorrow' })
    expect(status).toBe(400)
  })
})
