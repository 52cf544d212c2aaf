import { escapePattern } from '@/lib/escape-pattern'
import { isQuestion } from '@/lib/korean-law/question/is-question'
import business from './data/situations/business.json'
import crime from './data/situations/crime.json'
import family from './data/situations/family.json'
import housing from './data/situations/housing.json'
import money from './data/situations/money.json'
import state from './data/situations/state.json'
import stay from './data/situations/stay.json'
import traffic from './data/situations/traffic.json'
import work from './data/situations/work.json'
import type { QueryLanguage } from './detect-language'
import type { Piece } from './piece'

type Foreign = Exclude<QueryLanguage, 'ko'>
type Row = { terms: string; instead?: string } & Partial<Record<Foreign, string>>

/** Words stand alone in English, and run into each other in Japanese and Chinese. */
function patternOf(alternatives: string, language: Foreign): RegExp {
  const any = alternatives
    .split('|')
    .map((text) => escapePattern(text.trim()))
    .join('|')
  return language === 'en'
    ? new RegExp(`(?<![a-z0-9])(?:${any})(?![a-z0-9])`, 'i')
    : new RegExp(`(?:${any})`, 'i')
}

type Situation = { parts: RegExp[]; terms: string[]; instead: string[] }

/** What people tell, by field of law. */
export const situations: readonly Row[] = [
  ...work,
  ...housing,
  ...family,
  ...money,
  ...crime,
  ...traffic,
  ...stay,
  ...state,
  ...business,
]

function situationsOf(language: Foreign): Situation[] {
  return situations.flatMap(({ terms, instead, [language]: told }) =>
    told
      ? [
          {
            parts: told.split(' & ').map((part) => patternOf(part, language)),
            terms: terms.split('; '),
            instead: instead?.split('; ') ?? [],
          },
        ]
      : [],
  )
}

/** Fewer words, or letters, than this are what somebody looks up, unless they ask. */
const shortest = { en: 7, ja: 14, zh: 12 } as const

const isTold = (query: string, language: Foreign) =>
  isQuestion(query) ||
  (language === 'en' ? query.trim().split(/\s+/) : [...query.trim()]).length >= shortest[language]

const known = new Map<Foreign, Situation[]>()

/**
 * What people tell in several words of another language (the dad … our kid … hasn't paid) read as what the law
 * calls it (양육비), before the words one by one; what those would be mistaken for (임금체불) is left out. A row of
 * `data/situations` lists what has to be told, in any order: parts joined by `&`, each with its words by `|`.
 */
export function readSituations(
  query: string,
  language: Foreign,
  pieces: readonly Piece[],
): Piece[] {
  if (!isTold(query, language)) return [...pieces]
  const list = known.get(language) ?? situationsOf(language)
  known.set(language, list)
  const text = query.normalize('NFKC').replaceAll('’', "'")
  const told = list.flatMap(({ parts, ...meant }) => {
    const words = parts.map((part) => part.exec(text)?.[0])
    return words.every((word) => word !== undefined)
      ? [{ ...meant, source: words.join(' … ') }]
      : []
  })
  const mistaken = new Set(told.flatMap(({ instead }) => instead))
  const rest = pieces.flatMap((piece) => {
    const korean = piece.korean.filter((term) => !mistaken.has(term))
    return korean.length > 0 || piece.korean.length === 0 ? [{ ...piece, korean }] : []
  })
  const meant = told.flatMap(({ source, terms }) =>
    terms
      // The special case (a subsidiary of a foreign company) before the general one (founding a company).
      .filter((term) => !mistaken.has(term))
      .map((term): Piece => ({ kind: 'term', source, korean: [term] })),
  )
  return [...meant, ...rest]
}
