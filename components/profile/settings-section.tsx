import type { ReactNode } from 'react'

/** One part of the settings: what it is about beside what can be set. */
export function SettingsSection({
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
      <div className="min-w-0 max-w-[40rem] space-y-8">{children}</div>
    </section>
  )
}

/** One thing within a section. */
export function SettingsPart({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <h3 id={`${id}-title`} className="mb-3 border-b border-line pb-1.5 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
