import 'server-only'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { articleHref } from '@/lib/corpus/links'
import { loadCitationStates } from '@/lib/corpus/loaders'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import { type ArticleLink, type ArticleLinks, citationOf, officialLink } from './article-links'
import { readDatedValues, readKnownValues } from './data'
import type { AddedValue } from './schema'
import type { ArticleRef } from './types'
import type { KnownValues } from './values/known-values'

/** One question to the citation check says which of the articles the corpus holds. */
export async function loadArticleLinks(refs: readonly ArticleRef[]): Promise<ArticleLinks> {
  const plain = refs.map(({ law, no }) => ({ law, no }))
  const lines = [...new Set(plain.map(citationOf))]
  const checks = await loadCitationStates(lines.join('\n'))
  const held = new Set(
    checks
      .filter(({ kind, target }) => kind === 'article' && target !== null)
      .map(({ text }) => text.replace(/\s/g, '')),
  )
  return Object.fromEntries(
    plain.map((ref): [string, ArticleLink] => {
      const here = ref.no !== '' && held.has(citationOf(ref).replace(/\s/g, ''))
      return [
        citationOf(ref),
        here
          ? { href: articleHref(ref.law, ref.no), official: false }
          : { href: officialLink(ref), official: true },
      ]
    }),
  )
}

/** The figures that no law holds, once a request. */
export const loadKnownValues = cache((): Promise<KnownValues> => readKnownValues(anonymousClient))

/** The administration of these figures. */
export async function loadValuesPage(): Promise<{ user: SessionUser; added: AddedValue[] }> {
  const user = await requireAccess('adminValues')
  return { user, added: await readDatedValues(await userClient()) }
}
