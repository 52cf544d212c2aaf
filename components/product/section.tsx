import { type ReactNode, useId } from 'react'

/** One part of a page: its title at the left, what it says beside it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-3 border-t border-line py-8 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-base font-bold">
        {title}
      </h2>
      <div className="min-w-0 max-w-[46em]">{children}</div>
    </section>
  )
}
