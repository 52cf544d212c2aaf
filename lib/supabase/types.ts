import type { SupabaseClient } from '@supabase/supabase-js'

/** Any of our clients; what it may see is decided by the key and session it was made with. */
export type Db = SupabaseClient
