import type { Page } from '@playwright/test'

type Measured = { shown: number[] }

/**
 * Types into the first question of a form, and takes the time of each key from when it is pressed until the
 * preview that it changes has been drawn.
 */
export async function measurePreview(
  page: Page,
  template: string,
  keys: number,
): Promise<number[]> {
  await page.goto(`/documents/templates/${template}`)
  const field = page.locator('fieldset:not(:disabled) input[type=text]').first()
  await field.click()
  await page.evaluate(() => {
    const measured: Measured = { shown: [] }
    Object.assign(window, { measured })
    let pressed = 0
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp
      },
      true,
    )
    const sheet = document.querySelector('section[aria-label="미리보기"]')
    if (!sheet) throw new Error('no preview')
    new MutationObserver(() => {
      const since = pressed
      if (since === 0) return
      pressed = 0
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // The first task after a frame: what was written is on the screen.
        port1.onmessage = () => measured.shown.push(performance.now() - since)
        port2.postMessage(null)
      })
    }).observe(sheet, { subtree: true, childList: true, characterData: true })
  })
  for (let no = 0; no < keys; no++) await page.keyboard.press('a', { delay: 40 })
  await page.waitForTimeout(300)
  const { shown } = await page.evaluate(
    () => (window as unknown as { measured: Measured }).measured,
  )
  return shown
}
