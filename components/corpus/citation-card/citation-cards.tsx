'use client'

import { ArticleCard } from './article-card'
import { citedSource } from './cited-source'
import { DecisionCard } from './decision-card'
import { usePointedLink } from './use-pointed-link'

/** Shows the decision or the article that the pointed link leads to, on any page, for as long as it is pointed at. */
export function CitationCards({ first = null }: { first?: HTMLAnchorElement | null }) {
  const link = usePointedLink(first)
  const source = link ? citedSource(link) : null
  if (!link || !source) return null
  return source.kind === 'decision' ? (
    <DecisionCard key={link.href} link={link} of={source} />
  ) : (
    <ArticleCard key={link.href} link={link} of={source} />
  )
}
