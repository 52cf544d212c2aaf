import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { entitlements } from '@/lib/entitlements'
import { env } from '@/lib/env'
import {
  makePerson,
  type Person,
  removePeople,
  type Stack,
  serviceOf,
} from '@/scripts/bench/activity-people'

const keysSchema = z.object({ publishableKey: z.string(), secretKey: z.string(), port: z.number() })

/** The stack that the environment names, or the one that runs on the data folder. */
function stackOf(data: string): Stack {
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY } =
    env()
  if (NEXT_PUBLIC_SUPABASE_URL && NEXT_PUBLIC_SUPABASE_ANON_KEY && SUPABASE_SERVICE_ROLE_KEY) {
    return {
      url: NEXT_PUBLIC_SUPABASE_URL,
      anonKey: NEXT_PUBLIC_SUPABASE_ANON_KEY,
      serviceKey: SUPABASE_SERVICE_ROLE_KEY,
    }
  }
  const text = readFileSync(path.resolve(data, 'run/supabase.json'), 'utf8')
  const { publishableKey, secretKey, port } = keysSchema.parse(JSON.parse(text))
  return { url: `http://127.0.0.1:${port}`, anonKey: publishableKey, serviceKey: secretKey }
}

export type People = { next: () => Promise<Person>; remove: () => Promise<void> }

/** Questions that one account may ask in a day; limits are not what is measured. */
export const questionsOfOne = entitlements.free.questionsADay

/** Accounts made for the run, and taken away with all they asked at its end. */
export function benchPeople(data: string): People {
  const stack = stackOf(data)
  const made: Person[] = []
  return {
    async next() {
      const person = await makePerson(stack)
      made.push(person)
      return person
    },
    remove: () => removePeople(serviceOf(stack), made),
  }
}
