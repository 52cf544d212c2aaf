import type { CitableSource } from '@/lib/chat/types'
import { type CitationChecker, judgeAnswer } from '@/lib/chat/verify/judge-answer'
import { citationSoundness, citedGiven, currency, mustCite } from './citation-evaluators'
import { contextPrecision, contextRecall } from './context-evaluators'
import { figuresOf, opinionOf } from './figure'
import { figures, quotes, support } from './grounding-evaluators'
import { type KnownSource, readSources, sourceOfId } from './known-sources'
import { type Evaluation, type EvaluationRequest, mostOf } from './schema'

type Passage = EvaluationRequest['passages'][number]

/** As the checks of our own answers read a source. Of whatever is no article it may be said what courts hold. */
function citable({ label, text }: Passage, source: KnownSource | null, at: number): CitableSource {
  return {
    no: at + 1,
    type: source?.type ?? 'case',
    id: source?.id ?? '',
    label,
    title: null,
    href: '',
    isSummary: false,
    page: null,
    passage: '',
    state: null,
    effectiveOn: null,
    overruledBy: null,
    text,
  }
}

/** Its id where that says what it is, else the words that name it. */
const nameOf = ({ id, label }: Passage) => (sourceOfId(id) ? id : label || id)

/**
 * Looks at an answer for what can be said without a model: context precision and recall, sentence support,
 * citations by state, currency, quotes letter for letter, numbers, what has to be cited, and refusing. The
 * same answer has the same figures as long as the corpus is the same.
 * @param check `checkCitations` of the case-law service
 */
export async function evaluateAnswer(
  request: EvaluationRequest,
  check: CitationChecker,
): Promise<Evaluation> {
  const { question, answer, passages, relevant, reference, mustRefuse } = request
  const lines = [...passages.map(nameOf), ...relevant, ...request.mustCite]
  const known = await readSources(lines, check)
  const sources = known.slice(0, passages.length)
  const name = (text: string, at: number) => ({ text, source: known[at] ?? null })
  const wanted = relevant.map((text, at) => name(text, passages.length + at))
  const toCite = request.mustCite.map((text, at) =>
    name(text, passages.length + relevant.length + at),
  )
  const given = passages.map((passage, at) => citable(passage, sources[at] ?? null, at))
  const withText = given.filter(({ text }) => text.trim() !== '')

  const { blocks, checks } = await judgeAnswer(answer, withText, check, 'all')
  const sentences = blocks.flatMap((block) => block.sentences)
  const answered = blocks.length > 0
  const { figures: all, findings } = figuresOf({
    contextPrecision: contextPrecision(sources, wanted),
    contextRecall: contextRecall(sources, wanted, withText, reference),
    // Without any passage there is nothing that could carry a sentence.
    ...(withText.length > 0 ? { support: support(sentences) } : {}),
    citations: citationSoundness(checks),
    citedGiven: citedGiven(
      checks,
      given.map(({ text }, at) => ({ text, source: sources[at] ?? null })),
    ),
    currency: currency(checks),
    quotes: quotes(sentences, withText, checks),
    figures: figures(sentences, withText, question),
    mustCite: mustCite(checks, toCite),
    ...(mustRefuse === undefined ? {} : { refusal: refusal(mustRefuse, answered) }),
  })
  return { answered, figures: all, findings: findings.slice(0, mostOf.findings) }
}

const refusal = (mustRefuse: boolean, answered: boolean) =>
  opinionOf('refusal', [
    {
      text: '',
      verdict: mustRefuse === answered ? 'wrong' : 'right',
      reason: mustRefuse ? 'answered' : 'refused',
    },
  ])
