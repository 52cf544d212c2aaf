import { z } from 'zod'
import { addDays } from '@/lib/korean-law/calendar/calendar-day'
import { ApiFault } from './answer'
import type { ApiClient } from './api-client'

const perPage = 100

/** An element without text is read as '', with text as a string; anything else is no field. */
export const field = z.string().optional()

/** @param day `yyyy-mm-dd` @returns the range `yyyymmdd~yyyymmdd` that ends with the day */
export function lookBack(day: string, days: number): string {
  return [addDays(day, -days), day].map((part) => part.replaceAll('-', '')).join('~')
}

/**
 * Reads a list to its end.
 * @throws ApiFault also when fewer rows come than the service says there are.
 */
export async function readList<T>(
  client: ApiClient,
  parameters: Record<string, string>,
  root: string,
  item: { name: string; schema: z.ZodType<T> },
): Promise<T[]> {
  const page = z.object({
    totalCnt: z.string().regex(/^\d+$/).transform(Number),
    [item.name]: z.array(item.schema).default([]),
  })
  const rows: T[] = []
  for (let number = 1; ; number += 1) {
    const asked = { ...parameters, display: String(perPage), page: String(number) }
    const answer = page.safeParse(await client.ask('lawSearch.do', asked, root))
    if (!answer.success)
      throw new ApiFault('passing', `a list of another form than expected (${root})`)
    const total = Number(answer.data.totalCnt)
    const more = answer.data[item.name] as T[]
    rows.push(...more)
    if (rows.length >= total) return rows
    if (more.length === 0)
      throw new ApiFault('passing', `a list that ends after ${rows.length} of ${total} rows`)
  }
}
