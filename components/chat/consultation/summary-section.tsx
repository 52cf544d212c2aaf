import { type ReactNode, useId } from 'react'

/** A part of the summary. On paper its title stays with what follows. */
export function SummarySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-1.5 border-t border-line py-4 md:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[8.5rem_minmax(0,1fr)] print:py-2.5"
    >
      <h2 id={id} className="text-base font-bold print:text-[1em]">
        {title}
      </h2>
      <div className="min-w-0 max-w-[46em]">{children}</div>
    </section>
  )
}

/** Name and value in two columns. */
export function Pairs({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl>
      {items.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-line py-1 last:border-b-0"
        >
          <dt className="text-soft">{name}</dt>
          <dd className="break-words whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc pl-5 marker:text-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
