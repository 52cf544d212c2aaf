import { absence } from '@/lib/contracts/checks/finding'
import { writtenLists } from '@/lib/contracts/rules/must-write'
import type { Contract, Finding } from '@/lib/contracts/types'

/** One finding for a statute's list that is not complete, with the items that are not there. */
export function checkWrittenLists({ type, text }: Contract): Finding[] {
  return writtenLists
    .filter(({ types, given }) => types.includes(type) && (given?.test(text) ?? true))
    .flatMap(({ topic, articles, items }) => {
      const absent = items.filter(([, present]) => !present.test(text)).map(([name]) => name)
      if (absent.length === 0) return []
      return [absence({ topic, articles, severity: 'medium' }, { items: absent.join(', ') })]
    })
}
