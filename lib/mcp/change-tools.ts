import 'server-only'
import type { z } from 'zod'
import { articleChangeKind } from '@/lib/corpus/article-pieces'
import type { Change } from '@/lib/corpus/change-schema'
import { lawHref } from '@/lib/corpus/links'
import { listChanges as findChanges } from '@/lib/corpus/service'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import type { listChangesInput, listChangesOutput } from './change-schema'
import type { References } from './references'
import type { Answer } from './search-tools'

/** Characters of an article's text before and after; the whole is one call of get_article away. */
const longestText = 2000

const cut = (text: string | null) =>
  text !== null && text.length > longestText ? `${text.slice(0, longestText)}…` : text

type Told = Answer<typeof listChangesOutput>['changes'][number]

function toldOf(change: Change, { articleUrl, decision, address }: References): Told {
  const recordedAt = change.changedAt
  if (change.kind === 'article') {
    const { lawId, lawTitle, no, isHeld, oldText, newText } = change
    return {
      kind: `article-${articleChangeKind(change)}` as const,
      recordedAt,
      label: `${lawTitle} ${articleLabel(no)}`,
      url: isHeld ? articleUrl(lawId, no) : address(lawHref(lawId)),
      by: null,
      before: cut(oldText),
      after: cut(newText),
    }
  }
  const { court, caseNumber } = change.decision
  return {
    kind: change.kind === 'decision' ? 'new-decision' : 'overruling-candidate',
    recordedAt,
    label: `${court} ${caseNumber}`,
    url: decision(change.decision).url,
    by: change.kind === 'overruling' ? decision(change.by) : null,
    before: null,
    after: null,
  }
}

/** What imports changed, the newest first; of one law its articles alone. */
export async function listChanges(
  { law, page }: z.infer<typeof listChangesInput>,
  references: References,
): Promise<Answer<typeof listChangesOutput>> {
  const found = await findChanges({ page, ...(law ? { law } : {}) })
  return {
    total: found.total,
    page: found.page,
    changes: found.changes.map((change) => toldOf(change, references)),
  }
}
