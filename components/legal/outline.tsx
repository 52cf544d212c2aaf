import type { OutlineEntry } from '@/lib/legal/types'

const indent = { 0: 'font-semibold', 1: 'pl-3', 2: 'pl-6 text-soft' } as const

/** Table of contents of a judgment or a law. */
export function Outline({ title, entries }: { title: string; entries: OutlineEntry[] }) {
  return (
    <nav aria-label={title} className="text-sm">
      <ol lang="ko">
        {entries.map((entry) => (
          <li key={`${entry.id}${entry.label}`} className={indent[entry.depth]}>
            <a
              href={`${entry.page ? `?page=${entry.page}` : ''}#${entry.id}`}
              className="block py-1 leading-snug hover:text-seal lg:py-0.5"
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
