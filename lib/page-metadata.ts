import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { alternates, pictureUrl } from './i18n/alternates'
import type { AppLocale } from './i18n/routing'
import { type SitePage, sitePages } from './site-pages'

export type PageDescription = {
  locale: AppLocale
  /** Unprefixed path, as in links; may hold a query. */
  path: string
  title: string
  description: string
  /** False keeps the page out of search engines. */
  index?: boolean
  /** The languages that this page exists in; all four by default. */
  locales?: readonly AppLocale[]
  /** The title as it is, without the name of the site behind it. */
  absolute?: boolean
  /** An article has a date, the rest of the site has not. */
  publishedAt?: string
}

/** The head of any page: title, description, canonical, hreflang, Open Graph and its picture. */
export function buildMetadata(head: PageDescription): Metadata {
  const { locale, path, title, description, index = true, absolute = false, publishedAt } = head
  const links = alternates(locale, path, head.locales)
  const picture = { url: pictureUrl(locale, path), width: 1200, height: 630, alt: title }
  return {
    title: absolute ? { absolute: title } : title,
    description,
    alternates: links,
    ...(index ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: links.canonical,
      locale: openGraphLocales[locale],
      images: [picture],
      ...(publishedAt ? { type: 'article', publishedTime: publishedAt } : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  }
}

const openGraphLocales: Record<AppLocale, string> = {
  ko: 'ko_KR',
  en: 'en_US',
  ja: 'ja_JP',
  zh: 'zh_CN',
}

/**
 * The head of one of the site's fixed pages, its words from messages/…/pages.json.
 * @param values what stands in for the placeholders of its description
 */
export async function pageMetadata(
  locale: AppLocale,
  page: SitePage,
  values: Record<string, string> = {},
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'pages' })
  const { path, index } = sitePages[page]
  return buildMetadata({
    locale,
    path,
    title: t(`${page}.title`),
    description: t(`${page}.description`, values),
    index,
    absolute: page === 'home',
  })
}

/**
 * The head of a page of one private thing (a matter, a playbook), with the words of the page that lists such
 * things: what it is called is for those alone who may open it, and no search engine lists it.
 * @param path its own unprefixed path
 */
export async function privateMetadata(list: SitePage, path: string): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('pages'), getLocale()])
  const [title, description] = [t(`${list}.title`), t(`${list}.description`)]
  return buildMetadata({ locale, path, title, description, index: false })
}
