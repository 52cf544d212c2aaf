import 'server-only'
import { readArticle, readCase } from '@/lib/corpus/data'
import { splitArticleId } from '@/lib/corpus/links'
import { checkCitations } from '@/lib/corpus/service'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { Trace, TracePassage } from '@/lib/traces/schema'
import { evaluateAnswer } from './evaluate-answer'
import { sourceOfId } from './known-sources'
import { type Evaluation, mostOf } from './schema'

/** Sources whose text is read, those that the answer names first. */
const mostSources = 12

async function textOf({ sourceId, excerpt }: TracePassage): Promise<string> {
  const known = sourceOfId(sourceId)
  if (known?.type === 'article') {
    const { lawId, no } = splitArticleId(sourceId)
    return (await readArticle(lawId, no))?.article.body ?? ''
  }
  if (known?.type === 'case') {
    const detail = await readCase(Number(sourceId))
    const held = detail?.issues.map(({ issue, gist }) => `${issue}\n${gist}`) ?? []
    return [...held, detail?.body ?? ''].join('\n\n')
  }
  return excerpt ?? ''
}

/**
 * What can be said of the answer of one's own trace without a model, as the corpus is now. A source that has changed
 * since is read as it is today.
 * @returns null where there is no answer to look at, or the service does not answer
 */
export async function evaluateTrace(trace: Trace): Promise<Evaluation | null> {
  if (!trace.isOwn || trace.answerText.trim() === '') return null
  const once = new Map(
    [...trace.passages]
      .sort((one, other) => Number(other.used === true) - Number(one.used === true))
      .map((passage) => [passage.sourceId || passage.label, passage]),
  )
  const sources = [...once.values()].slice(0, mostSources)
  try {
    const texts = await Promise.all(sources.map(textOf))
    let left = mostOf.texts
    const passages = sources.map(({ sourceId: id, label }, at) => {
      const text = (texts[at] ?? '').replaceAll('\0', '').slice(0, left)
      left -= text.length
      return { id, label, text }
    })
    const { question, answerText } = trace
    const answer = answerText.slice(0, mostOf.answer)
    return await evaluateAnswer(
      { question, answer, passages, relevant: [], reference: '', mustCite: [] },
      checkCitations,
    )
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('traces.evaluation-failed', { code: thrown.code, reason: thrown.message })
    return null
  }
}
