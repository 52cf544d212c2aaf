import type { ExampleQuestion } from '@/backend/questions/example-question'
import type { QuestionLanguage } from '@/backend/questions/schema'
import type { ArticleSource } from '@/backend/store/passage-sources'
import type { Choice } from '@/lib/corpus/passage-schema'
import type { Candidate } from './candidate'

const fewest = 2
const most = 4

/**
 * What somebody may mean who could mean several things: for the best articles, of as many laws as there are,
 * how one asks for them in the language of the question. Empty where there is nothing to choose between.
 * @param candidates in the engine's order
 */
export function choicesAmong(
  candidates: readonly Candidate<ArticleSource>[],
  language: QuestionLanguage,
  example: ExampleQuestion,
): Choice[] {
  const offered = candidates.flatMap(({ source }): Choice[] => {
    const { articleId, lawTitle, no, title, repealed } = source
    const question = repealed ? null : example(articleId, language)
    return question === null ? [] : [{ articleId, lawTitle, no, title, question }]
  })
  const laws = new Set<string>()
  const first = offered.filter(({ lawTitle }) => !laws.has(lawTitle) && laws.add(lawTitle))
  const rest = offered.filter((choice) => !first.includes(choice))
  const chosen = [...first, ...rest].slice(0, most)
  return chosen.length < fewest ? [] : chosen
}
