import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import { readCase } from '@/lib/corpus/data'
import { caseHref } from '@/lib/corpus/links'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { readNotes } from '@/lib/saved/data'
import { userClient } from '@/lib/supabase/clients'
import { issueLabel } from './content'
import { memoAddress } from './memo-address'
import type { MemoChoice } from './schema'

/** The chosen decisions with one's own notes; those that the corpus does not hold are left out. */
export async function loadMemo(serials: readonly number[]): Promise<MemoChoice[]> {
  const user = await requireAccess('caseMemo', memoAddress(serials))
  const [details, notes] = await Promise.all([
    Promise.all(serials.map((serial) => readCase(serial))),
    readNotes(await userClient(), user.id, serials.map(String)),
  ])
  return details.flatMap((detail): MemoChoice[] =>
    detail
      ? [
          {
            serial: detail.serial,
            path: caseHref(detail),
            citation: formatCitation(detail),
            name: detail.caseName,
            issues: detail.issues.map((issue) => ({
              label: issueLabel(issue, detail.issues.length),
              gist: issue.gist,
            })),
            note: notes.get(String(detail.serial)) ?? '',
          },
        ]
      : [],
  )
}
