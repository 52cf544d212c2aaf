import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import { userClient } from '@/lib/supabase/clients'
import { readStaleAnswers, readStaleItems } from './data'
import type { StaleSource } from './schema'

export async function loadStaleItems(dataset: string): Promise<StaleSource[]> {
  await requireAccess('datasets')
  return readStaleItems(await userClient(), dataset)
}

export async function loadStaleAnswers(): Promise<StaleSource[]> {
  await requireAccess('traces')
  return readStaleAnswers(await userClient())
}
