import { expect, type Page, test } from '@playwright/test'
import { calculatorEnvelope } from '@/lib/calculators/calculate'
import { calculators } from '@/lib/calculators/calculators'
import { type CalculatorName, calculatorNames } from '@/lib/calculators/constants'
import { inputParams } from '@/lib/calculators/page-input'
import { axeViolations } from '@/scripts/site/axe-violations'
import { ownAddress } from '../fixtures/accounts'

const result = (page: Page) => page.getByRole('region', { name: '결과' })

/** Fills the form of a calculator with a worked example, as somebody at the keys would. */
async function fillExample(page: Page, name: CalculatorName): Promise<void> {
  await page.goto(`/calculators/${name}`)
  await page.locator('form details > summary').evaluateAll((all) => {
    for (const summary of all) summary.closest('details')?.setAttribute('open', '')
  })
  for (const [field, value] of inputParams(calculators[name].example)) {
    const control = page.locator(`form [name="${field}"]:not([type=hidden])`)
    if (await control.evaluate((node) => node instanceof HTMLSelectElement))
      await control.selectOption(value)
    else if ((await control.getAttribute('type')) === 'checkbox')
      await control.setChecked(value === 'true')
    else await control.fill(value)
  }
  await page.getByRole('button', { name: '계산하기' }).click()
  await expect(page).toHaveURL(/\?/)
}

// Four files are written for each.
test.setTimeout(120_000)

const starts = { DOCX: 'PK', HWPX: 'PK', PDF: '%PDF', MD: '# ' }

for (const name of calculatorNames)
  test.describe(name, () => {
    // Each is somebody else: so many files at once are written for no single visitor.
    test.use({ extraHTTPHeaders: ownAddress() })
    test(`${name}: worked, shared, printed, saved, and the same by the API`, async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', 'true')
      })
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await fillExample(page, name)
      const firstLine = result(page).getByRole('row').nth(1)
      const figure = (await firstLine.textContent()) ?? ''
      expect(figure).toMatch(/\d/)

      const answer = await page.request.get(`/api/calculators/${name}${new URL(page.url()).search}`)
      const expected = calculatorEnvelope(name, calculators[name].example).body
      const body: typeof expected = await answer.json()
      expect(body.data?.result).toEqual(expected.data?.result)
      expect(body.data?.lines).toEqual(expected.data?.lines)

      await result(page).getByRole('button', { name: '주소 복사' }).click()
      await expect(result(page).getByRole('button', { name: '복사했습니다' })).toBeVisible()
      const shared = await page.evaluate(() => navigator.clipboard.readText())
      for (const [format, start] of Object.entries(starts)) {
        const link = result(page).getByRole('link', { name: format, exact: true })
        const written = await page.request.get((await link.getAttribute('href')) ?? '')
        expect([format, written.status()]).toEqual([format, 200])
        expect((await written.body()).toString('latin1').startsWith(start)).toBe(true)
      }
      expect(await axeViolations(page)).toEqual([])

      await result(page).getByRole('button', { name: '인쇄' }).click()
      await expect(page.locator('body[data-printed=true]')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('button', { name: '계산하기' })).toBeHidden()
      await expect(firstLine).toBeVisible()
      await page.emulateMedia({ media: 'screen' })

      const { pathname, search } = new URL(shared)
      await page.goto('/')
      await page.goto(`${pathname}${search}`)
      await expect(firstLine).toHaveText(figure)
    })
  })
