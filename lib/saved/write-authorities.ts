import 'server-only'
import { getTranslations } from 'next-intl/server'
import { csvTable } from '@/lib/csv'
import { writeDocument } from '@/lib/documents/write/write-document'
import { absoluteUrl } from '@/lib/i18n/alternates'
import type { AppLocale } from '@/lib/i18n/routing'
import { koreanDay } from '@/lib/korean-time'
import { type AuthorityWords, authoritiesContent, inOrder } from './authorities'
import type { AuthorityFormat } from './constants'
import type { SavedSource } from './schema'

/** A list of authorities (인용 목록) in the reader's language. */
export async function writeAuthorities(
  sources: readonly SavedSource[],
  { format, locale }: { format: AuthorityFormat; locale: AppLocale },
  now: Date,
): Promise<{ body: string | Uint8Array; name: `${string}.${AuthorityFormat}` }> {
  const t = await getTranslations({ locale, namespace: 'saved' })
  const day = koreanDay(now)
  const words: AuthorityWords = {
    title: t('authorities.title'),
    kind: (kind) => t(`kind.${kind}`),
    note: t('authorities.note', { day }),
    address: (path) => absoluteUrl(locale, path),
  }
  const name = `beopdap-authorities-${day}.${format}` as const
  if (format !== 'csv')
    return { body: await writeDocument(authoritiesContent(sources, locale, words), format), name }
  const head = (['kind', 'citation', 'name', 'folder', 'note', 'address'] as const).map((column) =>
    t(`column.${column}`),
  )
  const rows = (['decision', 'article'] as const).flatMap((kind) =>
    inOrder(sources, kind).map(({ citation, name: title, folder, note, path }) => [
      words.kind(kind),
      citation,
      title,
      folder ?? '',
      note ?? '',
      words.address(path),
    ]),
  )
  return { body: csvTable([head, ...rows]), name }
}
