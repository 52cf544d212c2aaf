import type { Page } from '@playwright/test'

export type Typing = { keys: number; p50: number; p95: number; worst: number }

type Json = { type: string; attrs?: object; content?: Json[]; text?: string }
type Measured = { typed: number[] }

/** A page of the editor at its own size holds about so many lines of a contract. */
const clausesAPage = 14

const clause = (no: number, reference: boolean): Json => ({
  type: 'clause',
  attrs: { level: no % 4 === 0 ? 1 : 2, id: `clause-${no}` },
  content: [
    {
      type: 'text',
      text: `(사항 ${no}) 갑은 을에게 이 계약에서 정한 바에 따라 용역의 대가를 지급하고, 을은 그 대가로 용역을 제공한다. `,
    },
    ...(reference
      ? [{ type: 'reference', attrs: { target: `clause-${Math.max(0, no - 8)}`, label: '제1조' } }]
      : []),
  ],
})

/** A contract of so many pages, with references between its clauses. */
export const longContract = (pages: number): Json => ({
  type: 'doc',
  content: Array.from({ length: pages * clausesAPage }, (_, no) => clause(no, no % 10 === 9)),
})

/**
 * Types in the middle of the document that is open, and takes the time of each key from when it is pressed until
 * the next frame has been drawn.
 */
export async function measureTyping(page: Page, keys: number): Promise<Typing> {
  const text = page.getByRole('textbox', { name: /본문$/ })
  await text.locator('[data-clause], p').nth(20).waitFor()
  const blocks = text.locator(':scope > *')
  await blocks.nth(Math.floor((await blocks.count()) / 2)).click()
  await page.evaluate(() => {
    const measured: Measured = { typed: [] }
    Object.assign(window, { measured })
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          // The first task after a frame: what was typed is on the screen.
          port1.onmessage = () => measured.typed.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      true,
    )
  })
  for (let no = 0; no < keys; no++) await page.keyboard.press('a', { delay: 20 })
  const { typed } = await page.evaluate(
    () => (window as unknown as { measured: Measured }).measured,
  )
  const sorted = typed.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 10) / 10
  return { keys: typed.length, p50: at(0.5), p95: at(0.95), worst: at(1) }
}
