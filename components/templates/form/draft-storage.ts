import type { TypedAnswers } from '@/lib/templates/example-answers'
import { withoutResidentNumbers } from '@/lib/templates/without-resident-numbers'

const key = (template: string) => `template-draft:${template}`

/** What a visitor typed and left, in this browser alone. */
export function readStoredDraft(template: string): TypedAnswers | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(template)) ?? 'null')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : null
  } catch {
    return null
  }
}

export function storeDraft(template: string, answers: TypedAnswers): void {
  try {
    const kept = withoutResidentNumbers(JSON.parse(JSON.stringify(answers)))
    localStorage.setItem(key(template), JSON.stringify(kept))
  } catch {
    // Full, or not allowed: the text is still on the page.
  }
}

export function forgetDraft(template: string): void {
  try {
    localStorage.removeItem(key(template))
  } catch {
    // As above.
  }
}
