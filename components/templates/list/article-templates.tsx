import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { templates } from '@/lib/templates/templates'

/** The forms that rest on an article, below it. */
export function ArticleTemplates({ law, no }: { law: string; no: string }) {
  const t = useTranslations('templates')
  const guides = useTranslations('templateGuides')
  const own = templates.filter(({ articles }) => articles.includes(`${law}#${no}`))
  if (own.length === 0) return null
  return (
    <nav aria-labelledby="article-templates" className="mt-8 border-t border-line pt-5 text-sm">
      <h2 id="article-templates" className="font-semibold">
        {t('list.ofArticle')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {own.map(({ id }) => (
          <li key={id}>
            <Link href={`/documents/templates/${id}`} className="link">
              {guides(`${id}.name` as 'complaint.name')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
