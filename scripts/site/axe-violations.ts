import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export type AxeOptions = {
  /** A selector: only what is inside it. */
  within?: string
  /**
   * Whether contrasts are measured, which takes most of the time. A page's colours are the same in every
   * language: one that is looked at in four needs it once.
   */
  colours?: boolean
}

/**
 * What axe finds on a page as it stands, each rule with the first part that breaks it.
 * @returns nothing where there is nothing to find
 */
export async function axeViolations(page: Page, { within, colours = true }: AxeOptions = {}) {
  // One frame, whose results need no other page to be put together.
  const builder = new AxeBuilder({ page }).setLegacyMode(true)
  if (within) builder.include(within)
  if (!colours) builder.disableRules('color-contrast')
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html}`)
}
