import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { forgetCaches } from '@/lib/cache'
import type { Env } from '@/lib/env'
import { koreanDay } from '@/lib/korean-time'
import { watchEdition } from '@/lib/page-cache/edition'
import { createPageStore } from '@/lib/page-cache/page-store'
import { servePages } from '@/lib/page-cache/serve-pages'
import { readSiteState } from '@/lib/site-state/site-state'
import { getHealthNow } from './service'

const memoryBytes = 32 * 1024 * 1024

/** Names what the service answers from: another after every import, and whenever an index is built anew. */
async function corpusEdition(): Promise<string> {
  const { version, corpus } = await getHealthNow()
  return [version, corpus.updatedAt, corpus.decisions, corpus.articles].join(' ')
}

/** Which build draws the pages; one that cannot be named keeps none for the next start. */
function buildId(): string {
  try {
    return readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8')
  } catch {
    return `${Date.now()}`
  }
}

/**
 * Pages of decisions, laws and articles are made once for an edition of the corpus, of the site and a day in Korea (what
 * is in force depends on it). In development each is made anew.
 */
export function keepPages(
  settings: Pick<Env, 'NODE_ENV' | 'PAGE_CACHE_DIR' | 'PAGE_CACHE_MB'>,
): void {
  if (settings.NODE_ENV !== 'production') return
  const { PAGE_CACHE_DIR: folder, PAGE_CACHE_MB: megabytes } = settings
  const build = buildId()
  // What the site has read of the former edition goes first, or new pages would be made of it.
  const edition = watchEdition({ load: corpusEdition, onChange: forgetCaches })
  servePages({
    store: createPageStore({
      memoryBytes,
      disk: folder ? { folder, maxBytes: megabytes * 1024 * 1024 } : null,
    }),
    edition: async () => {
      const corpus = await edition()
      return corpus === null ? null : `${build} ${koreanDay(new Date())} ${corpus}`
    },
    siteState: readSiteState,
  })
}
