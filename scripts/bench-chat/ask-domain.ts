import { performance } from 'node:perf_hooks'
import { type GroundedAnswer, toAnswer } from '@/lib/corpus/answer'
import { findSources, readArticle, readCase } from '@/lib/corpus/data'
import { isArticle, type Passage } from '@/lib/corpus/passage-schema'
import { splitAmendments } from '@/lib/korean-law/statute/statute-text'
import type { Ask, BenchSource } from './result'

const hangul = (text: string) => (text.match(/[가-힣]/g) ?? []).join('')
const withoutNotes = (text: string) =>
  splitAmendments(text)
    .filter(({ note }) => !note)
    .map((part) => part.text)
    .join('')

function sourcesOf(
  { statutes, decisions }: GroundedAnswer,
  passages: readonly Passage[],
): BenchSource[] {
  const also = passages.filter(isArticle).filter((article) => article.also)
  return [
    ...[...statutes, ...also].map(({ articleId, lawTitle, no, title }) => ({
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

/** The share of what an answer shows that its source, read apart from the answer, says letter for letter. */
async function groundingOf({ statutes, decisions }: GroundedAnswer): Promise<number> {
  const shown = await Promise.all([
    ...statutes.map(async ({ lawId, no, sentence, lines }) => {
      const found = await readArticle(lawId, no)
      const source = hangul(withoutNotes(found?.article.body ?? ''))
      return [sentence, ...lines.map(({ text }) => text)].map((text) => ({ text, source }))
    }),
    ...decisions.map(async ({ serial, sentence, gist }) => {
      const found = await readCase(serial)
      const issues = (found?.issues ?? []).flatMap((issue) => [issue.issue, issue.gist])
      return [sentence, gist].map((text) => ({ text, source: hangul(issues.join(' ')) }))
    }),
  ])
  const quotes = shown.flat()
  const there = quotes.filter(({ text, source }) => source.includes(hangul(text)))
  return quotes.length === 0 ? 0 : there.length / quotes.length
}

/** The path of an answer without the site: the domain's own functions and the case-law service. */
export const askDomain: Ask = async ({ question }) => {
  const started = performance.now()
  const since = () => performance.now() - started
  try {
    const found = await findSources(question, 'all')
    const firstSource = since()
    const answer = toAnswer(found)
    const times = { firstByte: null, firstSource, end: since() }
    if (answer.state === 'ungrounded') {
      const { reason } = answer
      const outcome = reason === 'unclear' ? 'asked-back' : 'refused'
      return { outcome, reason, sources: [], grounding: null, times }
    }
    const grounding = await groundingOf(answer)
    return {
      outcome: 'answered',
      reason: null,
      sources: sourcesOf(answer, found.passages),
      grounding,
      times,
    }
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    const times = { firstByte: null, firstSource: null, end: since() }
    return { outcome: 'failed', reason, sources: [], grounding: null, times }
  }
}
