import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from './database-types'

export type { Json }

declare const power: unique symbol
/** The same client for TypeScript, but one of another power cannot be passed in its place. */
type Branded<Power extends string> = SupabaseClient<Database> & { readonly [power]?: Power }

/** Sees what a visitor may see who is not signed in. */
export type AnonymousDb = Branded<'anonymous'>
/** Has the session of a person: row-level security decides what it sees. */
export type UserDb = Branded<'user'>
/** Past every policy: what calls it has decided that it is allowed. */
export type ServiceDb = Branded<'service'>

/** For what works with each of them; what it sees is decided by the one that is passed. */
export type Db = Branded<'anonymous' | 'user' | 'service'>
