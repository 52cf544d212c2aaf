import { hanEntries } from '@/lib/korean-law/query/glossary/entries'
import { foldHan, type HanLanguage, scriptOf } from '@/lib/korean-law/query/glossary/han-index'
import { readHanja } from '@/lib/korean-law/query/hanja/reading'
import { translateQuery } from '@/lib/korean-law/query/translate-query'

/** A word of a sentence, by the Korean words that a source would have for it. */
export type Term = {
  forms: readonly string[]
  weight: number
  /** Where it stands in the sentence; -1 where that is not known. */
  at: number
}

const korean = /(?<![가-힣\d])[가-힣]{2,}|[A-Za-z]{3,}/g
const particle =
  /(?:으로서|으로써|에서는|에서도|에게서|에게는|이라고|으로부터|로부터|이라는|까지|부터|에서|에게|한테|으로|로서|로써|이나|라고|라는|처럼|보다|마다|조차|이|가|은|는|을|를|의|에|도|만|과|와|로|나)$/
const verbEnd =
  /(?:하|되|한|된|할|될|함|됨|했|됐|합|됩|시키|시킨|시킬|받)(?:[가-힣]{0,4})$|(?:해|돼)(?:서|야|도|요|주)?$/

/** Words that say how something is said and not what: no source has to have them. */
const idle = new Set(
  '경우 때문 및 또는 그리고 다만 따라 따라서 의하여 의하면 의해 따르면 대하여 대해 관하여 관한 관련 대한 위한 위하여 위해 규정 조문 조항 판결 판례 결정 대법원 법원 법률 법령 판시 판단 설명 다음 여기 이때 해당 있습니다 없습니다 합니다 됩니다 입니다 아닙니다 것입니다 있으며 있고 없고 없으며 있는 없는 없이 있다 없다 있을 없을 하여야 해야 하여 하면 하며 이상 이하 이내 이전 이후 미만 초과 각각 모두 또한 또는 역시 매우 이는 이를 이에 이와 그러 그러나 그러므로 그런데 그렇지 그렇게 이러 이런 이렇게 어떤 무엇 않습니다 않는 않고 않으면 아니하 못합니다 아니라 아니며 아니 않은 않을 안에 안에서 당시 경우에 때에 때에는 것은 것을 것이 것으로 것이다 수도 데에 등의 등을 등이 등에 등은 보면 봅니다 보고 보아 즉시 우선 원칙 원칙적 일반적 구체적 기본적 가능 필요 내용 사항 점에 바에 정하고 정한 정해 정하는 말합니다 뜻합니다 의미'.split(
    ' ',
  ),
)

/** Those whom half of all law speaks of, each source by a name of its own: 세입자 and 임차인 are one. */
const parties = new Set(
  '사용자 근로자 임대인 임차인 집주인 세입자 당사자 채권자 채무자 원고 피고 배우자 사람 소비자 사업자 상대방 피해자 가해자 회사 노동자 직원'.split(
    ' ',
  ),
)
const partyWeight = 0.3
const weightOf = (forms: readonly string[]) =>
  forms.some((form) => parties.has(form)) ? partyWeight : 1

function koreanStem(word: string): string {
  const noun = word.replace(particle, '')
  const base = noun.length >= 2 ? noun : word
  const verb = base.replace(verbEnd, '')
  return verb.length >= 2 ? verb : base
}

function koreanTerms(text: string): Term[] {
  const terms = new Map<string, Term>()
  for (const match of text.matchAll(korean)) {
    const [word] = match
    const stem = koreanStem(word)
    if (idle.has(word) || idle.has(stem) || terms.has(stem)) continue
    terms.set(stem, { forms: [stem.toLowerCase()], weight: weightOf([stem]), at: match.index })
  }
  return [...terms.values()]
}

/** The glossary was made for questions: a word it lacks tells little. */
const unknownWeight = 0.1

function englishTerms(text: string): Term[] {
  const { terms, unknown } = translateQuery(text)
  return [
    ...terms
      .filter(({ korean: forms }) => !/^제\d/.test(forms[0] ?? ''))
      .map(({ korean: forms }) => ({ forms, weight: weightOf(forms), at: -1 })),
    ...unknown
      .filter((word) => /\p{L}{3}/u.test(word))
      .map((word) => ({ forms: [word.toLowerCase()], weight: unknownWeight, at: -1 })),
  ]
}

type HanTerms = { terms: ReadonlyMap<string, readonly string[]>; longest: number }
const hanTerms: Partial<Record<HanLanguage, HanTerms>> = {}

/** The glossary of a language, words that read as they mean included. */
function glossaryOf(language: HanLanguage): HanTerms {
  const held = hanTerms[language]
  if (held) return held
  const terms = new Map(
    hanEntries(language).map(({ text, korean: forms }) => [foldHan(text, language), forms]),
  )
  const longest = Math.max(...[...terms.keys()].map((key) => key.length))
  const built = { terms, longest }
  hanTerms[language] = built
  return built
}

const readingWeight = 0.2
const grammar =
  /[之其所的于於以及或者与與和将將被把从從对對向由因为為在是有无無不未应應可能得须須自起内內后後前]/

/** Chinese and Japanese have no spaces: the longest words of the glossary, and readings of what is between them. */
function hanTermsOf(text: string, language: HanLanguage): Term[] {
  const { terms, longest } = glossaryOf(language)
  const folded = foldHan(text, language)
  const found = new Map<string, Term>()
  let run = ''
  const endRun = () => {
    const reading = run.length >= 2 ? readHanja(run, scriptOf(language)) : ''
    for (let at = 0; at + 2 <= reading.length && reading.length === run.length; at++) {
      if (grammar.test(run.slice(at, at + 2))) continue
      const pair = reading.slice(at, at + 2)
      if (!found.has(pair)) found.set(pair, { forms: [pair], weight: readingWeight, at: -1 })
    }
    run = ''
  }
  for (let at = 0; at < folded.length; ) {
    let length = Math.min(longest, folded.length - at)
    while (length > 1 && !terms.has(folded.slice(at, at + length))) length--
    const forms = length > 1 ? terms.get(folded.slice(at, at + length)) : undefined
    if (forms) {
      endRun()
      found.set(forms[0] ?? '', { forms, weight: weightOf(forms), at: -1 })
      at += length
      continue
    }
    const char = folded.charAt(at)
    if (/\p{Script=Han}/u.test(char)) run += char
    else endRun()
    at++
  }
  endRun()
  return [...found.values()]
}

export type ClaimLanguage = 'ko' | 'en' | HanLanguage

/**
 * The words of a sentence that its source must have. Citations and quotes are to be taken out before: in a
 * foreign sentence they are Korean.
 * @param quoted words that were found in the source letter for letter: they are a part of what it carries
 */
export function claimTerms(text: string, language: ClaimLanguage, quoted = ''): Term[] {
  const own = ownTerms(text, language)
  return [...own, ...koreanTerms(quoted).map((term) => ({ ...term, at: -1 }))]
}

function ownTerms(text: string, language: ClaimLanguage): Term[] {
  if (language === 'ko') return koreanTerms(text)
  return language === 'en' ? englishTerms(text) : hanTermsOf(text, language)
}
