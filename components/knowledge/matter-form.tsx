import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'
import { NamedSelect } from '@/components/ui/form/named-select'
import { longestMatter } from '@/lib/knowledge/constants'
import { chooseMatter } from '@/lib/knowledge/sharing/actions'

type Given = { organization?: string | undefined; matter?: string | undefined }

/** Makes a collection a matter of an organisation; folded, for it is not undone. */
export function MatterForm({
  collection,
  organizations,
  given,
}: {
  collection: string
  organizations: readonly { id: string; name: string }[]
  /** What was typed into a form that was not taken. */
  given: Given
}) {
  const t = useTranslations('knowledge.matter')
  const locale = useLocale()
  if (organizations.length === 0) return null
  return (
    <details
      className="mb-8 max-w-md border-t border-line pt-4"
      open={given.matter !== undefined && given.matter !== ''}
    >
      <summary className="cursor-pointer font-semibold">{t('make')}</summary>
      <form action={chooseMatter.bind(null, locale, collection)} className="mt-3 grid gap-3">
        <p className="text-sm text-soft">{t('makeText')}</p>
        <NamedSelect
          name="matterOrganization"
          label={t('organization')}
          required
          defaultValue={given.organization ?? organizations[0]?.id}
          choices={organizations}
        />
        <TextField
          name="matter"
          label={t('reference')}
          hint={t('referenceHint')}
          required
          maxLength={longestMatter}
          defaultValue={given.matter ?? ''}
          autoComplete="off"
        />
        <div>
          <button type="submit" className={buttonClass()}>
            {t('makeConfirm')}
          </button>
        </div>
      </form>
    </details>
  )
}

/** What being a matter means for who sees a collection. */
export function MatterNote({ matter }: { matter: string }) {
  const t = useTranslations('knowledge.matter')
  return (
    <div className="mb-8 max-w-md border-t border-line pt-4">
      <h2 className="text-lg font-bold break-words">{t('heading', { matter })}</h2>
      <p className="mt-1 text-sm text-soft">{t('text')}</p>
    </div>
  )
}
