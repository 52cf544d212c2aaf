import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'

/** The product's own screen, drawn on the page and marked as an example unless it is the real thing. */
export function ExampleFrame({
  title,
  text,
  real = false,
  children,
}: {
  title: string
  text: string
  real?: boolean
  children: ReactNode
}) {
  const t = useTranslations('products')
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-strong pt-5 pb-10">
      {real ? null : <p className="text-xs font-semibold text-soft">{t('example')}</p>}
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <p className="mt-1 max-w-[46em] text-soft">{text}</p>
      <div className="mt-5">{children}</div>
    </section>
  )
}
