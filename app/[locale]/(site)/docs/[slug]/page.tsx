import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { docHref, docSlugs, isDocSlug, neighboursOf } from '@/components/docs/doc-list'
import { DocNeighbours } from '@/components/docs/doc-neighbours'
import { LongTextView } from '@/components/docs/long-text-view'
import { TextDate } from '@/components/docs/text-date'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { readLongText } from '@/lib/long-text'
import { buildMetadata } from '@/lib/page-metadata'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return docSlugs.map((slug) => ({ slug }))
}

async function load({ params }: Props) {
  const [{ slug }, locale] = await Promise.all([params, getLocale()])
  if (!isDocSlug(slug)) notFound()
  const text = await readLongText('docs', locale, slug)
  if (!text) notFound()
  return { slug, locale, text }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, locale, text } = await load(props)
  return buildMetadata({
    locale,
    path: docHref(slug),
    title: text.title,
    description: text.summary,
  })
}

export default async function DocPage(props: Props) {
  const [{ slug, locale, text }, t, names] = await Promise.all([
    load(props),
    getTranslations('docs'),
    getTranslations('pages'),
  ])
  const { previous, next } = neighboursOf(slug)
  const titled = async (each: typeof previous) => {
    const found = each ? await readLongText('docs', locale, each) : null
    return each && found ? { slug: each, title: found.title } : undefined
  }
  return (
    <div className="page">
      <Breadcrumb trail={[{ label: names('docs.name'), href: '/docs' }, { label: text.title }]} />
      <LongTextView
        text={text}
        contents={t('contents')}
        facts={
          <>
            <p className="text-base">{text.summary}</p>
            <p className="mt-1">
              {t('updated')} <TextDate day={text.updated} />
            </p>
          </>
        }
      >
        <DocNeighbours previous={await titled(previous)} next={await titled(next)} />
      </LongTextView>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'TechArticle',
          headline: text.title,
          description: text.summary,
          url: absoluteUrl(locale, docHref(slug)),
          inLanguage: locale,
          dateModified: text.updated,
        }}
      />
    </div>
  )
}
