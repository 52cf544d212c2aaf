import { readHanja } from '@/lib/korean-law/query/hanja/reading'
import { detectLanguage, type QueryLanguage } from './glossary/detect-language'
import { englishEntries, hanEntries } from './glossary/entries'
import { readSituations } from './glossary/foreign-situations'
import { lawBeforeArticle, type Piece } from './glossary/piece'
import { statuteTitles } from './glossary/statute-titles'
import { translateEnglish } from './glossary/translate-english'
import { translateHan } from './glossary/translate-han'

/** One piece of a foreign query and the Korean legal terms it stands for, the likeliest first. */
export interface TranslatedTerm {
  source: string
  korean: string[]
}

/** A query in Korean, with how each piece came about. */
export interface QueryTranslation {
  language: QueryLanguage
  terms: TranslatedTerm[]
  /** The query to search with. Empty when nothing of it is known. */
  korean: string
  /** Words of the query that have no Korean counterpart here. */
  unknown: string[]
}

const HAN_RUN = /\p{Script=Han}+/gu

/** Korean stays as it is, but its Han characters are read, since the law is written in Hangul. */
function readKorean(query: string): QueryTranslation {
  const terms: TranslatedTerm[] = []
  const unknown: string[] = []
  const korean = query.replace(HAN_RUN, (run) => {
    const reading = readHanja(run, 'shinjitai')
    if (reading === '') {
      unknown.push(run)
      return run
    }
    terms.push({ source: run, korean: [reading] })
    return reading
  })
  return { language: 'ko', terms, korean, unknown }
}

function compose(pieces: readonly Piece[]): string {
  const words = new Set<string>()
  for (const { korean } of pieces) if (korean[0]) words.add(korean[0])
  return [...words].join(' ')
}

/**
 * Reads a query and says it in Korean legal terms, without a model: a glossary of law and of lay
 * words, and for Han characters their Korean readings. Korean comes back as it was.
 *
 * Article numbers and case numbers are kept as Korean citations (Article 750 of the Civil Act →
 * 민법 제750조), names and brands as they are. Pure and deterministic; a millisecond once warm.
 */
export function translateQuery(query: string): QueryTranslation {
  const language = detectLanguage(query)
  if (language === 'ko') return readKorean(query)
  const read = language === 'en' ? translateEnglish(query) : translateHan(query, language)
  const pieces = readSituations(query, language, lawBeforeArticle(read, statuteTitles()))
  const unknown = pieces.filter(({ kind }) => kind === 'unknown' || kind === 'word')
  const terms = pieces.filter(({ kind }) => kind === 'term' || kind === 'citation')
  // With nothing understood, the words themselves are the only thing left to look for.
  const korean = compose(pieces) || unknown.map(({ source }) => source).join(' ')
  return {
    language,
    terms: terms.map(({ source, korean: renderings }) => ({ source, korean: renderings })),
    korean,
    unknown: unknown.map(({ source }) => source),
  }
}

/** A word of another language and the Korean legal term to suggest for it. */
export interface GlossaryTerm {
  text: string
  language: Exclude<QueryLanguage, 'ko'>
  korean: string
}

/** Everything the glossary can suggest a Korean term for, English first. */
export function glossaryTerms(): GlossaryTerm[] {
  const english = englishEntries().map((entry) => ({ ...entry, language: 'en' as const }))
  const han = (['ja', 'zh'] as const).flatMap((language) =>
    hanEntries(language).map((entry) => ({ ...entry, language })),
  )
  return [...english, ...han].map(({ text, language, korean }) => ({
    text,
    language,
    korean: korean[0] ?? '',
  }))
}

export type { QueryLanguage }
