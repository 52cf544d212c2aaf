import { FieldError, useFieldIds } from '@/components/ui/form/field-frame'

/** Contracts to be ticked; many of them scroll within their own frame. */
export function ContractChoice({
  name,
  legend,
  hint,
  error,
  choices,
}: {
  name: 'reviews' | 'documents'
  legend: string
  hint?: string
  error?: string | undefined
  choices: readonly { id: string; title: string }[]
}) {
  const ids = useFieldIds({ hint, error })
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={ids.aria['aria-describedby']}
      aria-invalid={ids.aria['aria-invalid']}
    >
      <legend className="text-sm font-semibold">{legend}</legend>
      {hint ? (
        <p id={ids.hintId} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      <ul className="mt-1 max-h-72 overflow-y-auto border-y border-line">
        {choices.map(({ id, title }) => (
          <li key={id} className="border-b border-line last:border-0">
            <label className="flex min-h-10 items-center gap-2.5 py-1.5 text-sm">
              <input
                type="checkbox"
                name={name}
                value={id}
                className="size-4 shrink-0 accent-seal"
              />
              <span lang="ko" className="min-w-0 break-words">
                {title}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </fieldset>
  )
}
