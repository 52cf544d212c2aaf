import type { QuestionBank } from './bank'
import type { BankEntry, QuestionLanguage } from './schema'

/** How somebody would ask for an article, in the language of whoever asks; null where nobody has yet. */
export type ExampleQuestion = (articleId: string, language: QuestionLanguage) => string | null

/** Of several Korean questions the story reads most like a person. */
const koreanOf = ({ ko }: BankEntry) => ko.find(({ voice }) => voice === 'story') ?? ko[0]

export function createExampleQuestion({ entries }: QuestionBank): ExampleQuestion {
  const byArticle = new Map(
    entries.map((entry) => [
      `${entry.law}#${entry.article}`,
      {
        ko: koreanOf(entry)?.text,
        en: entry.en[0]?.text,
        ja: entry.ja[0]?.text,
        zh: entry.zh[0]?.text,
      },
    ]),
  )
  return (articleId, language) => byArticle.get(articleId)?.[language] ?? null
}
