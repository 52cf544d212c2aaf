import type { TypedAnswers } from '@/lib/templates/example-answers'
import { withoutResidentNumbers } from '@/lib/templates/without-resident-numbers'

/** What answers are for: a new document of a template, or one of the library that is to be written again. */
export type DraftOf = { template: string; document: string | null }

const key = ({ template, document }: DraftOf) =>
  `template-draft:${template}${document ? `:${document}` : ''}`

/** What a visitor typed and left, in this browser alone. */
export function readStoredDraft(of: DraftOf): TypedAnswers | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(of)) ?? 'null')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : null
  } catch {
    return null
  }
}

export function storeDraft(of: DraftOf, answers: TypedAnswers): void {
  try {
    const kept = withoutResidentNumbers(JSON.parse(JSON.stringify(answers)))
    localStorage.setItem(key(of), JSON.stringify(kept))
  } catch {
    // Full, or not allowed: the text is still on the page.
  }
}

export function forgetDraft(of: DraftOf): void {
  try {
    localStorage.removeItem(key(of))
  } catch {
    // As above.
  }
}
