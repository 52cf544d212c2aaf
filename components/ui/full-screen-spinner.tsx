import { Spinner } from './spinner'

/** Stands in for a whole page until it is known what to show. */
export function FullScreenSpinner({ text }: { text: string }) {
  return (
    <div role="status" className="fixed inset-0 z-40 grid place-content-center bg-paper">
      <p className="flex items-center gap-3 text-sm text-soft">
        <Spinner className="size-6" />
        {text}
      </p>
    </div>
  )
}
