import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { type DocSlug, docGroups, docHref } from './doc-list'

export type DocEntry = { title: string; summary: string }

/** All documents by group, each with its summary. */
export function DocIndex({ entries }: { entries: Record<DocSlug, DocEntry> }) {
  const t = useTranslations('docs')
  return (
    <div className="mt-8 space-y-10">
      {docGroups.map(({ id, slugs }) => (
        <section
          key={id}
          aria-labelledby={`group-${id}`}
          className="grid gap-x-12 gap-y-3 border-t border-strong pt-4 lg:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <div>
            <h2 id={`group-${id}`} className="text-lg font-bold">
              {t(`groups.${id}.title`)}
            </h2>
            <p className="text-sm text-soft">{t(`groups.${id}.text`)}</p>
          </div>
          <ul className="grid content-start gap-x-10 sm:grid-cols-2 lg:-mt-3">
            {slugs.map((slug) => (
              <li key={slug} className="border-b border-line py-3">
                <Link href={docHref(slug)} className="font-semibold hover:text-seal">
                  {entries[slug].title}
                </Link>
                <p className="mt-0.5 text-sm text-soft">{entries[slug].summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
