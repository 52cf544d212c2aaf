import type { OutlineEntry } from '@/lib/korean-law/types'

/** Marks a table of contents, whose entries tell where one is (components/corpus/reading). */
export const outlineSelector = '[data-outline]'

const indent = { 0: '', 1: 'pl-3', 2: 'pl-6 text-soft' } as const

/** Table of contents of a judgment or a law. */
export function Outline({ title, entries }: { title: string; entries: OutlineEntry[] }) {
  // Bold type sets chapters off from sections; a list of one depth needs none.
  const nested = entries.some(({ depth }) => depth > 0)
  return (
    <nav aria-label={title} className="text-sm" data-outline="">
      <ol lang="ko">
        {entries.map((entry) => (
          <li
            key={`${entry.id}${entry.label}`}
            className={nested && entry.depth === 0 ? 'font-semibold' : indent[entry.depth]}
          >
            <a
              href={`${entry.page ? `?page=${entry.page}` : ''}#${entry.id}`}
              className="block py-1 leading-snug hover:text-seal aria-[current]:text-seal lg:py-0.5"
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
