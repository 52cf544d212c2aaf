import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LazyCitationCards } from '@/app/[locale]/lazy-citation-cards'
import { WatchButton } from '@/components/alerts/watch-button'
import { CopySource } from '@/components/corpus/reading/copy-source'
import { ReadingBar } from '@/components/corpus/reading/reading-bar'
import { ArticleCiting } from '@/components/corpus/statute/article-citing'
import { ArticleView } from '@/components/corpus/statute/article-view'
import { ClientMessages } from '@/components/layout/client-messages'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { SaveSource } from '@/components/saved/save-source'
import { ArticleTemplates } from '@/components/templates/list/article-templates'
import { JsonLd } from '@/components/ui/json-ld'
import { articleSource } from '@/lib/corpus/copy-forms'
import { articleHref, lawHref } from '@/lib/corpus/links'
import { loadArticle, loadArticleCiting } from '@/lib/corpus/loaders'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { readStatuteText } from '@/lib/korean-law/statute/statute-text'
import { buildMetadata } from '@/lib/page-metadata'
import { readPage } from '@/lib/page-params'

type Props = {
  params: Promise<{ law: string; no: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, locale, { law, no }] = await Promise.all([
    getTranslations('statutes'),
    getLocale(),
    params,
  ])
  const found = await loadArticle(law, no)
  if (!found) return { title: t('title'), robots: { index: false } }
  const name = articleLabel(found.article.no)
  const title = found.article.title ? `${name}(${found.article.title})` : name
  return buildMetadata({
    locale,
    path: articleHref(found.law.title, found.article.no),
    title: `${found.law.title} ${title}`,
    description: t('articleDescription', { law: found.law.title, article: title }),
  })
}

export default async function ArticlePage({ params, searchParams }: Props) {
  const [t, locale, { law, no }, query] = await Promise.all([
    getTranslations('statutes'),
    getLocale(),
    params,
    searchParams,
  ])
  const [found, citing] = await Promise.all([
    loadArticle(law, no),
    loadArticleCiting(law, no, readPage(query.page)),
  ])
  if (!found || !citing) return <NotFoundView />
  const name = articleLabel(found.article.no)
  const path = articleHref(found.law.title, found.article.no)
  const source = articleSource(found.law, found.article.no, name)
  return (
    <div className="page">
      <LazyCitationCards locale={await getLocale()} />
      <Breadcrumb
        trail={[
          { label: t('title'), href: '/statutes' },
          { label: found.law.title, href: lawHref(found.law.title), korean: true },
          { label: name, korean: true },
        ]}
      />
      <ArticleView
        detail={found}
        lines={readStatuteText(found.article.body)}
        actions={
          <ClientMessages of={['copyForms', 'saveSource', 'watchButton', 'errors']}>
            <CopySource source={source} words="[data-reading]" />
            <SaveSource kind="article" reference={found.article.articleId} path={path} />
            <WatchButton kind="article" reference={found.article.articleId} path={path} />
          </ClientMessages>
        }
        tools={
          <ClientMessages of={['reading', 'copyForms']}>
            <ReadingBar key={path} source={source} />
          </ClientMessages>
        }
      >
        <ArticleCiting {...citing} path={path} />
      </ArticleView>
      <ArticleTemplates law={found.law.title} no={found.article.no} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Legislation',
          name: `${found.law.title} ${name}`,
          legislationIdentifier: found.article.articleId,
          legislationJurisdiction: 'KR',
          inLanguage: 'ko',
          url: absoluteUrl(locale, path),
          isPartOf: { '@type': 'Legislation', name: found.law.title },
        }}
      />
    </div>
  )
}
