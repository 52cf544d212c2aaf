import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'

const longestPath = 300

/** As people read it; an address that is no valid encoding stays as it came. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** One page seen, as a browser reports it. */
export const visitSchema = z.object({
  /** Unprefixed and without the query, which may hold what somebody asked. */
  path: z
    .string()
    .max(3000)
    .startsWith('/')
    .regex(/^[^?#]+$/)
    .transform((path) =>
      readable(path)
        .replace(/\p{Cc}/gu, '')
        .slice(0, longestPath),
    ),
  locale: z.enum(locales),
  referrerHost: z
    .string()
    .max(200)
    .regex(/^[a-z0-9.-]+$/i)
    .transform((host) => host.toLowerCase())
    .optional(),
  /** A random number that a browser sends only when its owner agreed to statistics. */
  visitor: z.uuid().optional(),
})

export type Visit = z.infer<typeof visitSchema>
