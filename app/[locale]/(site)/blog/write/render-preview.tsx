'use server'

import type { ReactNode } from 'react'
import { z } from 'zod'
import { Markdown } from '@/components/ui/markdown/markdown'
import { runAction } from '@/lib/auth/action'
import { longestBody } from '@/lib/content/constants'
import { createRateLimiter } from '@/lib/rate-limit'

/** A writer looks now and then, not several times a second. */
const previewLimit = createRateLimiter({ name: 'posts.preview', points: 120, seconds: 60 })

/** A text as its post will show it, by the same renderer; null when the writer may not see it. */
export async function renderPreview(markdown: unknown): Promise<ReactNode> {
  return runAction({
    name: 'posts.preview',
    access: 'canEditContent',
    limit: previewLimit,
    schema: z.string().max(longestBody),
    input: markdown,
    refuse: () => null,
    run: async ({ input }) => <Markdown>{input}</Markdown>,
  })
}
