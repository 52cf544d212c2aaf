import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { GuidedForm } from '@/components/templates/form/guided-form'
import { Notice } from '@/components/ui/notice'
import { Link } from '@/lib/i18n/navigation'
import { buildMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'
import { articleName } from '@/lib/templates/article-name'
import { guideOf } from '@/lib/templates/guide'
import { loadArticleStates } from '@/lib/templates/loaders'
import { templateById, templates } from '@/lib/templates/templates'

type Props = { params: Promise<{ id: string }> }

export const dynamicParams = false
/** The law may change between two builds. */
export const revalidate = 3600

export const generateStaticParams = () => templates.map(({ id }) => ({ id }))

async function read({ params }: Props) {
  const { id } = await params
  const template = templateById(id)
  if (!template) notFound()
  const { templateGuides } = await getMessages()
  return { template, guide: guideOf(templateGuides, id) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, locale, { template, guide }] = await Promise.all([
    getTranslations('templates'),
    getLocale(),
    read(props),
  ])
  return buildMetadata({
    locale,
    path: `${sitePages.templates.path}/${template.id}`,
    title: t('form.pageTitle', { name: guide.name }),
    description: guide.about,
  })
}

/** The guided form of one template. */
export default async function TemplatePage(props: Props) {
  const [t, pages, locale, { template, guide }] = await Promise.all([
    getTranslations('templates'),
    getTranslations('pages'),
    getLocale(),
    read(props),
  ])
  const articles = await loadArticleStates([
    ...new Set([...template.articles, ...(template.checks ?? []).map((check) => check.article)]),
  ])
  const changed = articles.filter(({ isChanged }) => isChanged)
  return (
    <div className="page pb-12">
      <Breadcrumb
        trail={[
          { label: pages('templates.name'), href: sitePages.templates.path },
          { label: guide.name },
        ]}
      />
      <h1 className="mt-2 text-2xl font-bold">{guide.name}</h1>
      {locale === 'ko' ? null : (
        <p className="text-soft" lang="ko">
          {template.title}
        </p>
      )}
      <p className="mt-1 max-w-[46em] text-soft">{guide.about}</p>
      {changed.length > 0 ? (
        <div className="mt-5">
          <Notice tone="warn" title={t('form.changed')}>
            <p>
              {t('form.changedText')}{' '}
              <span lang="ko">{changed.map(({ article }) => articleName(article)).join(', ')}</span>
            </p>
          </Notice>
        </div>
      ) : null}
      <div className="mt-8">
        <ClientMessages of={['templates']}>
          <GuidedForm
            template={template}
            guide={guide}
            links={Object.fromEntries(articles.map(({ article, href }) => [article, href]))}
          />
        </ClientMessages>
      </div>
      <section className="mt-12 border-t border-line pt-5 text-sm" aria-labelledby="rests-on">
        <h2 id="rests-on" className="font-semibold">
          {t('form.restsOn')}
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1" lang="ko">
          {articles.map(({ article, href }) => (
            <li key={article}>
              <Link href={href} className="link">
                {articleName(article)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
