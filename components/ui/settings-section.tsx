import type { ReactNode } from 'react'

/** One part of a page of settings: what it is about beside what can be done. */
export function SettingsSection({
  id,
  title,
  text,
  isDense = false,
  children,
}: {
  id: string
  title: string
  text?: string
  /** Things close to each other, not parts with headings of their own. */
  isDense?: boolean
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
      <div className={`min-w-0 max-w-[40rem] ${isDense ? 'space-y-5' : 'space-y-8'}`}>
        {children}
      </div>
    </section>
  )
}
