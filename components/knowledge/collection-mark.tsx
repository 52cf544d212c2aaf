import type { CollectionColor } from '@/lib/knowledge/constants'

const looks: Record<CollectionColor, string> = {
  ink: 'bg-ink',
  seal: 'bg-seal',
  pine: 'bg-good',
  ochre: 'bg-warn',
}

/** The colour that a collection is known by. */
export function CollectionMark({ color }: { color: CollectionColor }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-2.5 shrink-0 rounded-full ${looks[color]}`}
    />
  )
}
