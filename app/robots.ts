import type { MetadataRoute } from 'next'
import { partAddresses } from '@/app/sitemaps/parts'
import { env } from '@/lib/env'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'

export const dynamic = 'force-dynamic'

/** Names each part of the sitemap, or the list of them alone while the corpus does not answer. */
async function sitemaps(): Promise<string[]> {
  const index = new URL('/sitemap.xml', env().SITE_URL).href
  try {
    return [index, ...(await partAddresses())]
  } catch (thrown) {
    log.warn('robots.sitemaps', { code: toAppError(thrown).code })
    return [index]
  }
}

export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/*?*query='] },
    sitemap: await sitemaps(),
  }
}
