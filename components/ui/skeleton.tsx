/** The place of a text that is on its way. Say so once nearby; the bars themselves say nothing. */
export function Skeleton({ lines = 1, className = '' }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={`space-y-2.5 ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: bars differ by nothing else
          key={line}
          className={`h-4 rounded-sm bg-line motion-safe:animate-pulse ${line === lines - 1 && lines > 1 ? 'w-3/5' : ''}`}
        />
      ))}
    </div>
  )
}
