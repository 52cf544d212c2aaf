'use client'

import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

/** Several views of one thing, one at a time: arrow keys move between the tabs. */
export function Tabs({
  label,
  items,
  defaultValue,
}: {
  label: string
  items: readonly { value: string; label: ReactNode; content: ReactNode }[]
  defaultValue?: string
}) {
  return (
    <Base.Root defaultValue={defaultValue ?? items[0]?.value}>
      <Base.List
        aria-label={label}
        className="flex gap-x-1 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className="min-h-10 border-b-2 border-transparent px-3 py-2 text-sm font-medium whitespace-nowrap text-soft -outline-offset-2 hover:text-ink data-active:border-seal data-active:font-bold data-active:text-ink"
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="py-4">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
