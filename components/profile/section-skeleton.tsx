import { Skeleton } from '@/components/ui/skeleton'

/** The place of a section that is being read; says once that it is. */
export function SectionSkeleton({ label, lines = 6 }: { label: string; lines?: number }) {
  return (
    <div className="max-w-[46rem]">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="space-y-5 border-t border-strong pt-5">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars differ by nothing else
          <Skeleton key={line} className={line % 2 ? 'w-3/4' : 'w-full'} />
        ))}
      </div>
    </div>
  )
}
