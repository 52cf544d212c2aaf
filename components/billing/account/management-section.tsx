import type { ReactNode } from 'react'

/** One thing that can be done: what it is about beside how it is done. */
export function ManagementSection({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-10 gap-y-3 border-t border-strong pt-4 pb-9 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="font-bold">
          {title}
        </h2>
        {text ? <p className="text-sm text-soft">{text}</p> : null}
      </div>
      <div className="min-w-0 max-w-[40rem] space-y-5">{children}</div>
    </section>
  )
}
