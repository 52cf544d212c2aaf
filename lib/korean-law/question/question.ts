import { koreanTerms } from '@/lib/korean-law/query/glossary/entries'
import { situationsIn } from '@/lib/korean-law/query/lay-situations'
import { type LayWord, layWordsIn } from '@/lib/korean-law/query/lay-synonyms'
import { withoutSmallTalk } from '@/lib/korean-law/query/small-talk'
import { translateQuery } from '@/lib/korean-law/query/translate-query'
import { everydayWords, idleWords, partyWords } from './word-lists'

/** One thing a question asks about: the word as typed and the Korean words that would answer to it. */
export type QuestionPoint = {
  word: string
  forms: readonly string[]
  /**
   * `legal`: a word of the law, or one with a legal term of its own. `party`: who it happened to, which
   * half the corpus speaks of. `plain`: everything else; 날씨 and 파스타 are no words of the law.
   */
  kind: 'legal' | 'party' | 'plain'
}

export type QuestionReading = {
  /** The question in Korean, without small talk. */
  korean: string
  points: readonly QuestionPoint[]
}

const wordRun = /[가-힣]+|[a-z0-9]+/gi
const particle =
  /(?:에서는|에서도|한테서|에게서|이라고|까지|부터|에서|에게|한테|으로|이나|라고|처럼|보다|이|가|은|는|을|를|의|에|도|만|과|와|로|나)$/
const verbEnd =
  /(?:당하였|당했|당하|하였|되었|했|됐|하|되|한|된|할|될|해|돼)(?:습니다|는데|어요|고|지|다|면|도|서|여|는|던|야|어|을)?$/

/** A word without its particle or ending, as long as two syllables are left: 보증금을 → 보증금. */
export function stemOf(word: string): string {
  const noun = word.replace(particle, '')
  if (noun !== word) return noun.length >= 2 ? noun : word
  const verb = word.replace(verbEnd, '')
  return verb.length >= 2 ? verb : word
}

let known: ReadonlySet<string> | undefined

/** Words of the glossary's terms of law, of two syllables and more; what lay words lead to is not among them. */
function legalWords(): ReadonlySet<string> {
  known ??= new Set(koreanTerms().flatMap((term) => term.match(/[가-힣]{2,}/g) ?? []))
  return known
}

/** Whether a lay word such as `보증금을 안` begins at this word of the question. */
function beginsAt({ word }: LayWord, token: string): boolean {
  const [first = ''] = word.split(' ')
  return token.startsWith(first) && (first.length > 1 || token.length <= 2)
}

const isLegalWord = (word: string) =>
  legalWords().has(word) && !(everydayWords.has(word) || partyWords.has(word))
const isLegal = (form: string) => (form.match(/[가-힣]{2,}/g) ?? []).some(isLegalWord)

/** By the word and the terms that it stands for: one of them that belongs to the law alone is enough. */
function kindOf(forms: readonly string[]): QuestionPoint['kind'] {
  if (forms.some(isLegal)) return 'legal'
  return forms.some((form) => partyWords.has(form)) ? 'party' : 'plain'
}

/** Ends of verbs as people write them: such a word tells what happened, and no text has it so. */
const spokenEnd =
  /(?:[가-힣]요|니다|는데|은데|인데|던데|더니|니까|려면|려고|라고|다고|냐고|자고|(?:아|어|여|해)서|면서|(?:지|만|구)요?만|(?:았|었|였|했|겠)[가-힣]*|[래대]요?)$/

/** Words of lay phrases after their first: the phrase speaks for them. */
function wordsWithin(lay: readonly LayWord[]): ReadonlySet<string> {
  return new Set(lay.flatMap(({ word }) => word.split(' ').slice(1)))
}

function koreanPoints(korean: string): QuestionPoint[] {
  const lay = [...layWordsIn(korean), ...situationsIn(korean)]
  const within = wordsWithin(lay)
  const points = new Map<string, QuestionPoint>()
  for (const token of withoutSmallTalk(korean).match(wordRun) ?? []) {
    const word = stemOf(token)
    const terms = lay.filter((each) => beginsAt(each, token)).flatMap(({ terms }) => terms)
    if (idleWords.has(token) || idleWords.has(word) || (word.length < 2 && terms.length === 0))
      continue
    const forms = [word, ...terms]
    const kind = kindOf(forms)
    if (kind === 'plain' && (within.has(token) || spokenEnd.test(token) || /^\d/.test(token)))
      continue
    points.set(word, { word, forms, kind })
  }
  return [...points.values()]
}

/**
 * Reads what a question asks about, in any of the four languages. Pure and deterministic, as the
 * translation is. A question in Korean gives its words, one in another language its translated terms.
 */
export function readQuestion(question: string): QuestionReading {
  const { language, korean, terms, unknown } = translateQuery(question)
  if (language === 'ko') {
    return { korean: withoutSmallTalk(korean), points: koreanPoints(korean) }
  }
  return {
    korean,
    points: [
      ...terms.map(({ source, korean: forms }) => ({
        word: source,
        forms,
        kind: kindOf(forms),
      })),
      ...unknown.map((word) => ({ word, forms: [word], kind: 'plain' as const })),
    ],
  }
}
