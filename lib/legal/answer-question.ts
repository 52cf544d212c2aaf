import { withoutSmallTalk } from './lay-phrasing'
import { situationsIn } from './lay-situations'
import { type LayWord, layWordsIn } from './lay-synonyms'
import { glossaryTerms, translateQuery } from './translate-query'

/** One thing a question asks about: the word as typed and the Korean words that would answer to it. */
export type AskedPoint = {
  word: string
  forms: readonly string[]
  /**
   * `legal`: a word of the law, or one with a legal term of its own. `party`: who it happened to, which
   * half the corpus speaks of. `plain`: everything else; 날씨 and 파스타 are no words of the law.
   */
  kind: 'legal' | 'party' | 'plain'
}

export type AskedQuestion = {
  /** The question in Korean, without small talk. */
  korean: string
  points: readonly AskedPoint[]
}

const wordRun = /[가-힣]+|[a-z0-9]+/gi
/** Words that stand in any question whatever it is about. */
const idle = new Set(
  '때문에 동안 지금 그리고 하지만 그러나 이런 그런 저런 어떤 관련 대해 대한 대하여 경우 하는 있는 없는 되는 있다 없다 한다 이유 여부 만약 한국 한국에서 한국에서는 대한민국 법률 법적 법적으로 가능 가능한 가능한지'.split(
    ' ',
  ),
)
const parties = new Set(
  '회사 직장 사장 사장님 사용자 근로자 직원 집주인 건물주 임대인 임차인 세입자 남편 아내 배우자 남자친구 여자친구 부모 자녀 아이 친구 이웃 상대방 당사자 소비자 사업자 판매자 구매자 외국인 사람'.split(
    ' ',
  ),
)
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

/** Korean words of the glossary of law, of two syllables and more. */
function legalWords(): ReadonlySet<string> {
  known ??= new Set(glossaryTerms().flatMap(({ korean }) => korean.match(/[가-힣]{2,}/g) ?? []))
  return known
}

/** Whether a lay word such as `보증금을 안` begins at this word of the question. */
function beginsAt({ word }: LayWord, token: string): boolean {
  const [first = ''] = word.split(' ')
  return token.startsWith(first) && (first.length > 1 || token.length <= 2)
}

function kindOf(forms: readonly string[], termed: boolean): AskedPoint['kind'] {
  if (forms.some((form) => parties.has(form))) return 'party'
  return termed || forms.some((form) => legalWords().has(form)) ? 'legal' : 'plain'
}

function koreanPoints(korean: string): AskedPoint[] {
  const lay = [...layWordsIn(korean), ...situationsIn(korean)]
  const points = new Map<string, AskedPoint>()
  for (const token of withoutSmallTalk(korean).match(wordRun) ?? []) {
    const word = stemOf(token)
    const terms = lay.filter((each) => beginsAt(each, token)).flatMap(({ terms }) => terms)
    if (idle.has(token) || idle.has(word) || (word.length < 2 && terms.length === 0)) continue
    const forms = [word, ...terms]
    points.set(word, { word, forms, kind: kindOf(forms, terms.length > 0) })
  }
  return [...points.values()]
}

/**
 * Reads what a question asks about, in any of the four languages. Pure and deterministic, as the
 * translation is. A question in Korean gives its words, one in another language its translated terms.
 */
export function readQuestion(question: string): AskedQuestion {
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
        kind: kindOf(forms, true),
      })),
      ...unknown.map((word) => ({ word, forms: [word], kind: 'plain' as const })),
    ],
  }
}
