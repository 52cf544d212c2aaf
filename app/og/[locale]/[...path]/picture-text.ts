import { getTranslations } from 'next-intl/server'
import { priceTexts } from '@/lib/billing/price-texts'
import { readPost } from '@/lib/content/data'
import { readArticle, readCaseByNumber, readLaw } from '@/lib/corpus/data'
import { firstNumber } from '@/lib/corpus/links'
import { env } from '@/lib/env'
import type { AppLocale } from '@/lib/i18n/routing'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { readLongText } from '@/lib/long-text'
import { type SitePage, sitePages } from '@/lib/site-pages'
import { anonymousClient } from '@/lib/supabase/clients'
import type { PictureText } from './picture'

type PageText = Pick<PictureText, 'kind' | 'title' | 'text'>

function fixedPage(path: string): SitePage | undefined {
  const keys = Object.keys(sitePages) as SitePage[]
  return keys.find((key) => sitePages[key].path === (path === '/home' ? '/' : path))
}

async function fixedPageText(locale: AppLocale, page: SitePage): Promise<PageText> {
  const t = await getTranslations({ locale, namespace: 'pages' })
  return {
    kind: page === 'home' ? '' : t(`${page}.name`),
    title: page === 'home' ? t('home.title').replace(/^.*? — /, '') : t(`${page}.title`),
    text: t(`${page}.description`, priceTexts),
  }
}

async function caseText(locale: AppLocale, number: string): Promise<PageText | null> {
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    readCaseByNumber(number),
  ])
  if (!found) return null
  if (found.found === 'many') return { kind: t('cases'), title: number }
  const { detail } = found
  return { kind: t('cases'), title: formatCitation(detail), text: detail.caseName }
}

async function statuteText(locale: AppLocale, law: string, no?: string): Promise<PageText | null> {
  const t = await getTranslations({ locale, namespace: 'search' })
  if (no === undefined) {
    const found = await readLaw(law)
    return found && { kind: t('statutes'), title: found.title, text: found.kind }
  }
  const found = await readArticle(law, no)
  if (!found) return null
  const { article } = found
  return {
    kind: t('statutes'),
    title: `${found.law.title} ${articleLabel(article.no)}`,
    ...(article.title ? { text: article.title } : {}),
  }
}

async function postText(locale: AppLocale, id: string): Promise<PageText | null> {
  const [t, post] = await Promise.all([
    getTranslations({ locale, namespace: 'pages' }),
    readPost(anonymousClient(), id, locale),
  ])
  return post && { kind: t('blog.name'), title: post.title, text: post.excerpt }
}

async function documentText(locale: AppLocale, name: string): Promise<PageText | null> {
  const [t, document] = await Promise.all([
    getTranslations({ locale, namespace: 'pages' }),
    readLongText('docs', locale, name),
  ])
  return document && { kind: t('docs.name'), title: document.title, text: document.summary }
}

function pageText(locale: AppLocale, path: string[]): Promise<PageText | null> {
  const [kind, name = '', inside, no] = path
  const page = fixedPage(`/${path.join('/')}`)
  if (page) return fixedPageText(locale, page)
  if (path.length === 2) {
    if (kind === 'cases') return caseText(locale, firstNumber(name))
    if (kind === 'statutes') return statuteText(locale, name)
    if (kind === 'blog') return postText(locale, name)
    if (kind === 'docs') return documentText(locale, name)
  }
  if (path.length === 4 && kind === 'statutes' && inside === 'articles') {
    return statuteText(locale, name, no)
  }
  return Promise.resolve(null)
}

/** What the picture of a page says; null when there is no such page. `path` is decoded, without locale. */
export async function pictureText(locale: AppLocale, path: string[]): Promise<PictureText | null> {
  const own = await pageText(locale, path)
  if (!own) return null
  const site = await getTranslations({ locale, namespace: 'site' })
  return { ...own, site: site('name'), address: new URL(env().SITE_URL).host }
}
