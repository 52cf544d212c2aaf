import type { ReactNode } from 'react'

export function Section({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="pt-12">
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <div className="grid gap-x-10 gap-y-8 pt-5 md:grid-cols-2">{children}</div>
    </section>
  )
}

/** One part under the name that code knows it by. */
export function Specimen({
  name,
  wide = false,
  children,
}: {
  name: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={`min-w-0 ${wide ? 'md:col-span-2' : ''}`}>
      <p className="mb-2 font-mono text-xs text-soft" lang="en">
        {name}
      </p>
      {children}
    </div>
  )
}
