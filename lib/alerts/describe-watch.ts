import 'server-only'
import type { WatchedSearch } from '@/lib/corpus/changes/schema'
import { readLaw } from '@/lib/corpus/data'
import { describeArticle, describeDecision } from '@/lib/corpus/describe-source'
import { lawHref } from '@/lib/corpus/links'
import type { WatchKind } from './constants'
import type { WatchSource } from './schema'

export type NewWatch = {
  kind: WatchKind
  reference: string
  path: string
  title: string
  name: string
  request: WatchedSearch | null
}

async function describeLaw(reference: string) {
  const law = await readLaw(reference)
  return (
    law && { reference: law.lawId, path: lawHref(law.title), citation: law.title, name: law.kind }
  )
}

const descriptions = { decision: describeDecision, article: describeArticle, law: describeLaw }

/** What is watched, as the corpus names it: nothing that a browser says is shown as a citation. */
export async function describeWatch({ kind, reference }: WatchSource): Promise<NewWatch | null> {
  const found = await descriptions[kind](reference)
  if (!found) return null
  const { citation, ...rest } = found
  return { ...rest, kind, title: citation, name: found.name.slice(0, 1000), request: null }
}
