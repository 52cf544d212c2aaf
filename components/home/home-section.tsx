import type { ReactNode } from 'react'

/** A part of the front page: its name in the margin on wide screens, above on narrow ones. */
export function HomeSection({
  id,
  title,
  lead,
  isForWideScreens = false,
  children,
}: {
  id: string
  title: string
  lead?: string
  /** Left out on a phone, where the page is an answer, the fields of law and the plans; the menu leads to the rest. */
  isForWideScreens?: boolean
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className={`${isForWideScreens ? 'hidden sm:grid' : 'grid'} scroll-mt-4 gap-x-12 gap-y-4 border-t border-strong py-8 lg:grid-cols-[13rem_minmax(0,1fr)]`}
    >
      <div>
        <h2 id={`${id}-title`} className="text-lg font-bold">
          {title}
        </h2>
        {lead ? <p className="mt-1 text-sm text-soft">{lead}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
