import { refsBySerials } from '@/backend/store/case-refs'
import type { Suggestion } from '@/lib/corpus/schema'
import type { ServiceContext } from './context'

/** How many questions stand below what names something. */
const questionsAtLeast = 3

/** Which decision a number is: its name, court and year. */
async function withDetails(
  { sql, engine }: ServiceContext,
  suggestions: Suggestion[],
): Promise<Suggestion[]> {
  const serials = suggestions.flatMap(({ kind, text }) =>
    kind === 'case' ? engine.serialsOf(text).slice(0, 1) : [],
  )
  if (serials.length === 0) return suggestions
  const refs = new Map((await refsBySerials(sql, serials)).map((ref) => [ref.serial, ref]))
  return suggestions.map((each) => {
    const ref = each.kind === 'case' ? refs.get(engine.serialsOf(each.text)[0] ?? null) : undefined
    if (!ref) return each
    const detail = [ref.caseName, ref.court, ref.judgmentDate?.slice(0, 4)].filter(Boolean)
    return { ...each, detail: detail.join(' · ') }
  })
}

/** What a half-typed query may become: documents and terms of the index, then questions that people ask. */
export async function answerSuggestions(
  context: ServiceContext,
  typed: string,
  limit: number,
): Promise<Suggestion[]> {
  const named = context.engine.suggest(typed, limit)
  const room = Math.max(limit - named.length, Math.min(questionsAtLeast, limit - 1))
  const questions = typed.length < 2 ? [] : context.suggestQuestions(typed, room)
  const seen = new Set(named.map(({ text }) => text))
  const asked = questions
    .filter((text) => !seen.has(text))
    .map((text): Suggestion => ({ kind: 'question', text, target: null, detail: '' }))
  return withDetails(context, [...named.slice(0, limit - asked.length), ...asked])
}
