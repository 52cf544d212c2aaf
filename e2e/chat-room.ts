import { expect, type Locator, type Page } from '@playwright/test'

/** A question that the starter corpus answers, in the reader's language. */
export const questions = {
  ko: '문자로 해고 통보를 받았어요',
  en: 'I was dismissed without just cause',
  ja: '不当解雇されました',
  zh: '被不当解雇',
} as const

type Language = keyof typeof questions

const words = {
  ko: { field: '질문', again: '다시 답하기' },
  en: { field: 'Question', again: 'Answer again' },
  ja: { field: '質問', again: 'もう一度回答' },
  zh: { field: '问题', again: '重新回答' },
} as const

/** Where a question is written. */
export const fieldOf = (page: Page, language: Language = 'ko'): Locator =>
  page.getByRole('textbox', { name: words[language].field, exact: true })

/** The last answer of the conversation; `article` is what a message is. */
export const lastAnswer = (page: Page): Locator => page.getByRole('article').last()

/** Once the answer that was asked for is whole: only then can it be asked for again. */
export async function answered(page: Page, language: Language = 'ko'): Promise<void> {
  const again = page.getByRole('button', { name: words[language].again, exact: true })
  await expect(again).toBeEnabled({ timeout: 30_000 })
}

/** Opens the room, asks and waits for the answer. */
export async function askIn(page: Page, question: string, language: Language = 'ko') {
  await fieldOf(page, language).fill(question)
  await fieldOf(page, language).press('Enter')
  await expect(page).toHaveURL(/\/ai-chat\/[0-9a-f-]{36}$/, { timeout: 30_000 })
  await answered(page, language)
}

/** Waits until React has arrived: before, keys would go to the form that works without script. */
export async function openRoom(page: Page, path = '/ai-chat'): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => {
    const field = document.querySelector('textarea[name=q]')
    return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'))
  })
}
