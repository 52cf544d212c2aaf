import { useTranslations } from 'next-intl'
import { buttonClass, inputClass } from '@/components/ui/button-class'

/** Which changes to list: of a law, since a day. A plain form. */
export function ChangesForm({
  action,
  law = '',
  since = '',
}: {
  action: string
  law?: string | undefined
  since?: string | undefined
}) {
  const t = useTranslations('changes')
  return (
    <search>
      <form action={action} className="mt-4 flex flex-wrap items-end gap-x-3 gap-y-2 text-sm">
        <label className="grow basis-52 sm:max-w-80">
          <span className="block font-semibold">{t('law')}</span>
          <input
            name="law"
            defaultValue={law}
            maxLength={100}
            placeholder={t('lawPlaceholder')}
            className={`${inputClass} mt-1`}
          />
        </label>
        <label className="basis-44">
          <span className="block font-semibold">{t('since')}</span>
          <input type="date" name="since" defaultValue={since} className={`${inputClass} mt-1`} />
        </label>
        <button type="submit" className={buttonClass('primary')}>
          {t('show')}
        </button>
      </form>
    </search>
  )
}
