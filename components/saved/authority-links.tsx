import { useLocale, useTranslations } from 'next-intl'
import { type AuthorityFormat, authorityFormats } from '@/lib/saved/constants'
import type { SavedFilter } from '@/lib/saved/schema'

type Shown = SavedFilter & { organization?: string }

function addressOf(
  format: AuthorityFormat,
  locale: string,
  { kind, folder, organization }: Shown,
): string {
  const params = new URLSearchParams({ format, locale })
  if (kind) params.set('kind', kind)
  if (folder) params.set('folder', folder)
  if (organization) params.set('organization', organization)
  return `/api/saved/authorities?${params}`
}

/** What is shown, as a list of authorities in a file. */
export function AuthorityLinks({ filter }: { filter: Shown }) {
  const t = useTranslations('saved')
  const locale = useLocale()
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-soft">{t('authorities.save')}</span>
      {authorityFormats.map((format) => (
        <a
          key={format}
          href={addressOf(format, locale, filter)}
          download
          className="link inline-flex min-h-9 items-center"
        >
          {t(`authorities.format.${format}`)}
        </a>
      ))}
    </p>
  )
}
