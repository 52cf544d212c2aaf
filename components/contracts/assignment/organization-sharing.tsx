import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { NamedSelect } from '@/components/ui/form/named-select'
import { chooseReviewSharing } from '@/lib/contracts/assignment/actions'

/** With which organisation a review is shared; nothing for whoever is in none that they may share with. */
export function OrganizationSharing({
  review,
  organization,
  organizations,
}: {
  review: string
  organization: string | null
  organizations: readonly { id: string; name: string }[]
}) {
  const t = useTranslations('contractReview.organization')
  const locale = useLocale()
  if (organizations.length === 0) return null
  const shared = organizations.find(({ id }) => id === organization)
  return (
    <section aria-labelledby="organization" className="no-print border-t border-strong pt-5">
      <h2 id="organization" className="text-lg font-bold">
        {t('title')}
      </h2>
      <p className="mb-3 max-w-[42em] text-sm text-soft">{t('text')}</p>
      <form action={chooseReviewSharing.bind(null, locale, review)} className="grid max-w-md gap-3">
        {shared ? <p>{t('sharedWith', { organization: shared.name })}</p> : null}
        <NamedSelect
          name="organization"
          label={t('label')}
          defaultValue={organization ?? ''}
          choices={organizations}
          none={t('none')}
        />
        <div>
          <button type="submit" className={buttonClass()}>
            {t('save')}
          </button>
        </div>
      </form>
    </section>
  )
}
