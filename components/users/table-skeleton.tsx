import { Skeleton } from '@/components/ui/skeleton'

/** The place of a table that is being read; says once that it is. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div className="mt-4">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="space-y-4 border-t border-strong pt-4">
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Skeleton key={line} lines={1} className={line % 2 ? 'w-full' : 'w-11/12'} />
        ))}
      </div>
    </div>
  )
}
