import { CircleAlert } from 'lucide-react'

/** Why something could not be done, said at once. */
export function ProblemLine({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text ? (
        <p className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert size={16} className="mt-1 shrink-0" aria-hidden="true" />
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  )
}
