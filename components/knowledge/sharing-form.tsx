import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { SelectField } from '@/components/ui/form/field'
import type { Collection } from '@/lib/knowledge/schema'
import { chooseSharing } from '@/lib/knowledge/sharing/actions'

/** With which organisation a collection is shared; nothing for whoever is in none that they may share with. */
export function SharingForm({
  collection: { id, organization_id: organization },
  organizations,
}: {
  collection: Collection
  organizations: readonly { id: string; name: string }[]
}) {
  const t = useTranslations('knowledge.sharing')
  const locale = useLocale()
  if (organizations.length === 0) return null
  const shared = organizations.find((one) => one.id === organization)
  return (
    <form
      action={chooseSharing.bind(null, locale, id)}
      className="mb-8 grid max-w-md gap-3 border-t border-line pt-4"
    >
      <h2 className="text-lg font-bold">{t('title')}</h2>
      <p className="text-sm text-soft">{t('text')}</p>
      {shared ? <p role="status">{t('sharedWith', { organization: shared.name })}</p> : null}
      <SelectField name="organization" label={t('organization')} defaultValue={organization ?? ''}>
        <option value="">{t('none')}</option>
        {organizations.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <div>
        <button type="submit" className={buttonClass()}>
          {t('save')}
        </button>
      </div>
    </form>
  )
}
