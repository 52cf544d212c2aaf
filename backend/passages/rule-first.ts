import type { ArticleSource } from '@/backend/store/passage-sources'

/** Articles on what to do and where; the article that says what holds goes before them. */
const remedy = /구제|신청|절차|이행강제금|심사|심판/
const rule = /제한|금지|의무|책임|권리|요건|효력|보호/
const asksHow = /신청|절차|어디|어떻게|언제|기간|기한|구제|심사|심판/

const pairsOf = (text: string) => {
  const letters = [...text.replace(/[^가-힣]/g, '')]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

function mainNumber({ no }: ArticleSource): number {
  return Number(no.split('의')[0])
}

/**
 * Where an article on a remedy comes first and the question does not ask how to go about it, the article of the
 * same law that says what holds goes before it: of those whose title speaks of the same, the first of the law,
 * for the general comes before the special.
 * @param articles the best first
 */
export function ruleBeforeRemedy<T extends { source: ArticleSource }>(
  articles: readonly T[],
  question: string,
): T[] {
  const [first] = articles
  if (!first || !remedy.test(first.source.title ?? '') || asksHow.test(question))
    return [...articles]
  const subject = new Set(pairsOf((first.source.title ?? '').replace(remedy, ' ')))
  const [found] = articles
    .filter(({ source }) => source.lawId === first.source.lawId && rule.test(source.title ?? ''))
    .filter(({ source }) => pairsOf(source.title ?? '').some((pair) => subject.has(pair)))
    .sort((a, b) => mainNumber(a.source) - mainNumber(b.source))
  if (!found || mainNumber(found.source) > mainNumber(first.source)) return [...articles]
  return [found, ...articles.filter((each) => each !== found)]
}
