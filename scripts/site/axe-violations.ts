import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export type AxeOptions = {
  /** A selector: only what is inside it. */
  within?: string
  /**
   * Whether contrasts are measured, which takes most of the time. The walk does so on every page in both themes,
   * e2e/site/components.spec.ts on every part; a flow, which is made of these, need not.
   */
  colours?: boolean
  /** These rules alone, instead of all. */
  rules?: string[]
  /** Only rules of these kinds. */
  tags?: string[]
}

/**
 * What axe finds on a page as it stands, each rule with the first part that breaks it.
 * @returns nothing where there is nothing to find
 */
export async function axeViolations(
  page: Page,
  { within, colours = false, rules, tags }: AxeOptions = {},
): Promise<string[]> {
  // One frame, whose results need no other page to be put together.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    // Else every part that keeps a rule is described too, which takes a third of the time.
    .options({ resultTypes: ['violations'] })
  if (within) builder.include(within)
  if (rules) builder.withRules(rules)
  else if (tags) builder.withTags(tags)
  else if (!colours) builder.disableRules('color-contrast')
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html}`)
}
