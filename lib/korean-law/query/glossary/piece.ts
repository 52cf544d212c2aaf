/** A stretch of a foreign query, read. */
export interface Piece {
  kind: 'term' | 'citation' | 'word' | 'unknown'
  source: string
  /** Korean renderings, the likeliest first; empty for an unknown word. */
  korean: string[]
}

const ARTICLE = /^제\d+조/

/** "Article 750 of the Civil Act" names the article first; Korean names the law first. */
export function lawBeforeArticle(pieces: readonly Piece[], titles: ReadonlySet<string>): Piece[] {
  const ordered = [...pieces]
  for (let i = 0; i + 1 < ordered.length; i++) {
    const article = ordered[i]
    const law = ordered[i + 1]
    const cited = article?.kind === 'citation' && ARTICLE.test(article.korean[0] ?? '')
    const before = ordered[i - 1]?.korean[0]
    const alreadyNamed = before !== undefined && titles.has(before)
    if (article && law && cited && !alreadyNamed && titles.has(law.korean[0] ?? '')) {
      ordered[i] = law
      ordered[i + 1] = article
      i++
    }
  }
  return ordered
}
