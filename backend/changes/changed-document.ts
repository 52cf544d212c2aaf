import type { ChangedArticle, ChangeRecord, NewDecision } from '@/backend/store/changed-documents'
import type { ChangedDocument, Touch } from '@/lib/corpus/changes/schema'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { articleLabel } from '@/lib/korean-law/names/article-no'

const longestLine = 400

/** The beginning of a text in one line, cut where a word ends. */
export function lineOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestLine) return line
  const cut = line.slice(0, longestLine)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestLine - 60))} …`
}

/** What a decision is about in one line: its first issue, or how its court calls it. */
export const subjectLine = ({ issues, gistText, ref }: NewDecision): string =>
  lineOf(issues.find(({ issue }) => issue !== '')?.issue || gistText || ref.caseName)

function touchesOf(decision: NewDecision): Touch[] {
  const { articles, cited, issues } = decision
  const touches = new Map<string, Touch>()
  const add = (kind: 'article' | 'decision', reference: string, no: number | null) => {
    if (touches.has(`${kind} ${reference}`)) return
    const issue = no === null ? undefined : issues.find((one) => one.no === no)?.issue
    const line = issue ? lineOf(issue) : subjectLine(decision)
    touches.set(`${kind} ${reference}`, { kind, reference, reason: 'citing', line })
  }
  // A headnote says for which issue an article is cited, and comes before the reasons.
  for (const { id, no } of [...articles].sort((x, y) => Number(y.headnote) - Number(x.headnote)))
    add('article', id, no)
  for (const { serial, no } of cited) add('decision', String(serial), no)
  return [...touches.values()]
}

const pageOf = ({ caseNumber, serial }: NewDecision['ref']) => ({ caseNumber, serial })

function ofArticle({ lawId, lawTitle, no, title, isHeld, text }: ChangedArticle) {
  const line = lineOf(title || text)
  return {
    page: { lawTitle, no: isHeld ? no : null },
    title: `${lawTitle} ${articleLabel(no)}`,
    touches: [
      { kind: 'article', reference: `${lawId}#${no}`, reason: 'changed', line },
      { kind: 'law', reference: lawId, reason: 'changed', line },
    ] satisfies Touch[],
  }
}

/** A change as it is told to whoever watches what it touches. */
export function changedDocument(record: ChangeRecord): ChangedDocument {
  const { id, kind, changedAt } = record
  const told = { id, kind, changedAt }
  if (record.kind === 'article') return { ...told, ...ofArticle(record) }
  if (record.kind === 'decision') {
    const { ref } = record
    return {
      ...told,
      page: pageOf(ref),
      title: formatCitation(ref),
      touches: touchesOf(record),
    }
  }
  const { by, serial, sentence } = record
  return {
    ...told,
    page: pageOf(by),
    title: formatCitation(by),
    touches: [
      {
        kind: 'decision',
        reference: String(serial),
        reason: 'overruled',
        line: lineOf(sentence || by.caseName),
      },
    ],
  }
}
