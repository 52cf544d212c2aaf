import { performance } from 'node:perf_hooks'
import {
  composeAnswer,
  type GroundedAnswer,
  type Material,
  type UngroundedAnswer,
} from '@/lib/corpus/answer'
import { findMaterial } from '@/lib/corpus/data'
import { splitAmendments } from '@/lib/korean-law/statute/statute-text'
import type { Ask, BenchSource } from './result'

const hangul = (text: string) => (text.match(/[가-힣]/g) ?? []).join('')
const withoutNotes = (text: string) =>
  splitAmendments(text)
    .filter(({ note }) => !note)
    .map((part) => part.text)
    .join('')

function sourcesOf({ statutes, decisions }: GroundedAnswer): BenchSource[] {
  return [
    ...statutes.map(({ articleId, lawTitle, no, title }) => ({
      type: 'article' as const,
      id: articleId,
      label: `${lawTitle} ${no} ${title ?? ''}`.trim(),
    })),
    ...decisions.map(({ serial, citation }) => ({
      type: 'case' as const,
      id: String(serial),
      label: citation,
    })),
  ]
}

/** The share of what an answer shows that its source says letter for letter. */
function groundingOf(answer: GroundedAnswer, material: Material): number {
  const articles = new Map(
    material.articles.map(({ detail }) => [
      detail.article.articleId,
      hangul(withoutNotes(detail.article.body)),
    ]),
  )
  const decisions = new Map(
    material.decisions.map(({ detail }) => [
      detail.serial,
      hangul(detail.issues.flatMap(({ issue, gist }) => [issue, gist]).join(' ')),
    ]),
  )
  const shown = [
    ...answer.statutes.flatMap(({ articleId, sentence, passage }) =>
      [sentence, ...passage.lines.map(({ text }) => text)].map((text) => ({
        text,
        source: articles.get(articleId),
      })),
    ),
    ...answer.decisions.flatMap(({ serial, sentence, passage: { gist } }) =>
      [sentence, gist].map((text) => ({ text, source: decisions.get(serial) })),
    ),
  ]
  const there = shown.filter(({ text, source }) => source?.includes(hangul(text)))
  return shown.length === 0 ? 0 : there.length / shown.length
}

/** The path of an answer without the site: the domain's own functions and the case-law service. */
export const askDomain: Ask = async ({ question }) => {
  const started = performance.now()
  const since = () => performance.now() - started
  try {
    const material = await findMaterial(question, 'all')
    const firstSource = since()
    const answer: GroundedAnswer | UngroundedAnswer = composeAnswer(material)
    const times = { firstByte: null, firstSource, end: since() }
    if (answer.state === 'ungrounded') {
      const { reason } = answer
      return { outcome: 'refused', reason, sources: [], grounding: null, times }
    }
    const grounding = groundingOf(answer, material)
    return { outcome: 'answered', reason: null, sources: sourcesOf(answer), grounding, times }
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    const times = { firstByte: null, firstSource: null, end: since() }
    return { outcome: 'failed', reason, sources: [], grounding: null, times }
  }
}
