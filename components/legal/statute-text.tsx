import type { StatuteLine } from '@/lib/legal/types'

const indent = { 0: '', 1: 'pl-5', 2: 'pl-10' } as const

/** An article's text with its paragraphs and items hung under their marks. */
export function StatuteText({ lines }: { lines: StatuteLine[] }) {
  return (
    <div className="max-w-[42em] space-y-1.5 leading-[1.8]" lang="ko">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one article never change places
        <p key={index} className={`flex gap-2 ${indent[line.depth]}`}>
          {line.mark ? <span className="shrink-0 text-soft">{line.mark}</span> : null}
          <span className="min-w-0">{line.text}</span>
        </p>
      ))}
    </div>
  )
}
