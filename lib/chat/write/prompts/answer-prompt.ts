import type { CitableSource } from '@/lib/chat/types'
import type { AppLocale } from '@/lib/i18n/routing'
import { fenced } from './fence'

/** What an answer is written from. */
export type AnswerMaterial = {
  question: string
  /** Earlier questions of the conversation, the oldest first. */
  previous: readonly string[]
  passages: readonly CitableSource[]
  locale: AppLocale
}

export type AnswerPrompt = {
  /** Kept with each answer. */
  version: string
  compose: (material: AnswerMaterial) => { system: string; user: string }
}

const mostQuestions = 4
const mostOfOne = 300

/** The last questions in short, so that "and if he refuses?" can be understood; empty when there are none. */
export function previousQuestions(previous: readonly string[]): string {
  if (previous.length === 0) return ''
  const lines = previous.slice(-mostQuestions).map((question) => {
    const line = question.replace(/\s+/g, ' ').trim()
    return `- ${fenced(line.length > mostOfOne ? `${line.slice(0, mostOfOne)}…` : line)}`
  })
  return `<earlier-questions>\n${lines.join('\n')}\n</earlier-questions>`
}
