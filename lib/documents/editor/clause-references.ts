import { extractArticleCitations } from '@/lib/korean-law/citations/article-citation'
import type { ListedClause } from './clause-list'

/** A typed reference to a clause of this document that there is none of. */
export type MissingClause = { start: number; end: number; text: string }

const reference =
  /제\s?(\d{1,3})\s?조(?:의\s?(\d{1,2}))?(?:\s?제\s?(\d{1,2})\s?항)?(?:\s?제\s?(\d{1,2})\s?호)?/g
/** What stands before a reference to another text: the name of a law, or «같은 법». */
const otherText = /(?:[」』”]|법|법률|시행령|시행규칙|규칙|규정|조례|약관|협약|조약|헌법|령)\s?$/

/**
 * References to articles, paragraphs and items that a text makes to itself and that it does not have.
 * Citations of laws are left alone.
 * @param text one block, without its number
 */
export function findMissingClauses(
  text: string,
  clauses: readonly Pick<ListedClause, 'name'>[],
): MissingClause[] {
  const names = new Set(clauses.map(({ name }) => name))
  // A document without articles of its own refers to those of others.
  if (names.size === 0) return []
  const cited = extractArticleCitations(text)
  return [...text.matchAll(reference)].flatMap((match): MissingClause[] => {
    const start = match.index
    const end = start + match[0].length
    if (cited.some((each) => each.start < end && start < each.end)) return []
    if (otherText.test(text.slice(Math.max(0, start - 12), start))) return []
    const [, article, branch, paragraph, item] = match
    const name = [
      `제${Number(article)}조${branch ? `의${Number(branch)}` : ''}`,
      ...(paragraph ? [`제${Number(paragraph)}항`] : []),
      ...(item ? [`제${Number(item)}호`] : []),
    ].join(' ')
    return names.has(name) ? [] : [{ start, end, text: match[0] }]
  })
}

/** What was typed before the cursor that can be completed to a citation: `민법 750`, `민법 제750조`. */
const typed =
  /(?:^|[\s(「『“"'])([가-힣·]{1,30}(?:법|법률|령|규칙))\s(?:제\s?)?(\d{1,4})\s?(?:조)?(?:의\s?(\d{1,2}))?$/

export type TypedCitation = { law: string; article: string; start: number; end: number }

/** @param text of the block up to the cursor */
export function findTypedCitation(text: string): TypedCitation | null {
  const match = typed.exec(text)
  if (!match) return null
  const [whole, law = '', no, branch] = match
  const start = match.index + whole.indexOf(law)
  return {
    law,
    article: `${Number(no)}${branch ? `의${Number(branch)}` : ''}`,
    start,
    end: text.length,
  }
}

/** How a court writes the citation of an article: `「민법」 제750조`. */
export function formatArticle(lawTitle: string, article: string): string {
  const [no, ...branches] = article.split('의')
  return `「${lawTitle}」 제${no}조${branches.map((branch) => `의${branch}`).join('')}`
}
