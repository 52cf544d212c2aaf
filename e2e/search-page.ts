import type { Locator, Page } from '@playwright/test'

/** Types a query and sends it. */
export async function searchFor(page: Page, query: string): Promise<void> {
  const box = page.getByRole('search').getByRole('combobox')
  await box.fill(query)
  await box.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('query') === query)
}

/** Every decision and article in the list of results. */
export function results(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
}
