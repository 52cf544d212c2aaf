import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import type { TypedAnswers } from '@/lib/templates/example-answers'

export type Trial = { answers: TypedAnswers; back: string }

/** Behind the last question of a draft that is tried. */
export function TrialEnd({
  back,
  headingRef,
}: {
  back: string
  headingRef: Ref<HTMLHeadingElement>
}) {
  const t = useTranslations('templates.trial')
  return (
    <div>
      <h2 ref={headingRef} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('title')}
      </h2>
      <p className="mt-1.5 text-sm text-soft">{t('text')}</p>
      <Link href={back} className={`${buttonClass('primary')} mt-5`}>
        {t('back')}
      </Link>
    </div>
  )
}
