import { z } from 'zod'
import type { FormEntries } from './types'

const draftSchema = z.record(z.string(), z.array(z.string()))

/** What a tab has kept of a form; null when it is no such thing. */
export function readDraftText(text: string): FormEntries | null {
  try {
    return draftSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
