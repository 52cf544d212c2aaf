import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { Link } from '@/lib/i18n/navigation'
import { articleName, articlePath } from '@/lib/templates/article-name'
import type { Finding } from '@/lib/templates/checks'
import type { TemplateGuide } from '@/lib/templates/guide'

/** What the law says about the answers. */
export function FindingList({
  findings,
  guide,
  links,
}: {
  findings: readonly Finding[]
  guide: TemplateGuide
  /** Where each article is read. */
  links: Readonly<Record<string, string>>
}) {
  const t = useTranslations('templates')
  return (
    <div role="status" className="mt-5 space-y-3">
      {findings.map(({ id, article, severity }) => (
        <Notice
          key={id}
          tone={severity === 'illegal' ? 'error' : 'warn'}
          title={t(`severity.${severity}`)}
        >
          <p>{guide.checks?.[id]}</p>
          <Link
            href={links[article] ?? articlePath(article)}
            className="link"
            target="_blank"
            rel="noopener"
          >
            {articleName(article)}
          </Link>
        </Notice>
      ))}
    </div>
  )
}
