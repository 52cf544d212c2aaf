import type { ReactNode } from 'react'

/** One thing within a part of the settings. */
export function SettingsSubsection({
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
