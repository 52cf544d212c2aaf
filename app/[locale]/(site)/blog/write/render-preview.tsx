'use server'

import type { ReactNode } from 'react'
import { z } from 'zod'
import { Markdown } from '@/components/ui/markdown/markdown'
import { readSession } from '@/lib/auth/data'
import { longestBody } from '@/lib/content/constants'
import { userClient } from '@/lib/supabase/clients'

const textSchema = z.string().max(longestBody)

/** A text as its post will show it, by the same renderer; null for who may not write. */
export async function renderPreview(markdown: unknown): Promise<ReactNode> {
  const user = await readSession(await userClient())
  const text = textSchema.safeParse(markdown)
  if (!user?.permissions.canEditContent || !text.success) return null
  return <Markdown>{text.data}</Markdown>
}
