import type { QuestionTable } from './types'

type Asked = Extract<QuestionTable, { state: 'asked' }>
export type TableWords = {
  document: string
  /** Of the column beside a question's. */
  place: string
  none: string
  page: (page: number) => string
}

/** The table as rows of text: of each question a column with the passage, and one with where it stands. */
export function tableRows(
  questions: readonly string[],
  { rows }: Asked,
  words: TableWords,
): string[][] {
  const head = [words.document, ...questions.flatMap((question) => [question, words.place])]
  return [
    head,
    ...rows.map(({ name, cells }) => [
      name,
      ...questions.flatMap((_, no) => {
        const cell = cells[no]
        if (!cell) return [words.none, '']
        const place = [cell.page === null ? '' : words.page(cell.page), cell.path]
        return [cell.text, place.filter(Boolean).join(' · ')]
      }),
    ]),
  ]
}
