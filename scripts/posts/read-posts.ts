import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type BundledPost,
  bundledPostListSchema,
  momentOf,
  parseBundledPost,
} from '@/lib/content/bundled-post'
import { locales } from '@/lib/i18n/routing'

function textsOf(folder: string, id: string): BundledPost['texts'] {
  const found = locales.flatMap((locale) => {
    const file = path.join(folder, locale, `${id}.md`)
    if (!existsSync(file)) return []
    try {
      return [[locale, parseBundledPost(readFileSync(file, 'utf8'))] as const]
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
  if (found.length === 0) throw new Error(`${id}: no text in any language`)
  return Object.fromEntries(found)
}

/**
 * The posts of a folder like messages/posts; none where there is no such folder.
 * @throws Error naming the file that cannot be read.
 */
export function readBundledPosts(folder: string): BundledPost[] {
  const list = path.join(folder, 'posts.json')
  if (!existsSync(list)) return []
  return bundledPostListSchema.parse(JSON.parse(readFileSync(list, 'utf8'))).map((facts) => ({
    id: facts.id,
    category: facts.category,
    author: facts.author,
    publishedAt: momentOf(facts.publishedAt),
    texts: textsOf(folder, facts.id),
  }))
}
