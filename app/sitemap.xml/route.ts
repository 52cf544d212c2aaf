import { partAddresses } from '@/app/sitemaps/parts'
import { sitemapIndex } from '@/lib/sitemap'

export const dynamic = 'force-dynamic'

/** Names every part. */
export async function GET(): Promise<Response> {
  return sitemapIndex(await partAddresses())
}
