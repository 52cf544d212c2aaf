export type Step = { title: string; text: string }

/** Steps in their order, with their numbers in the margin. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
          <span aria-hidden="true" className="font-bold text-soft">
            {index + 1}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-[0.95rem] text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
