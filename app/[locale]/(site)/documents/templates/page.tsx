import type { Metadata } from 'next'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { TemplateFinder } from '@/components/templates/list/template-finder'
import { LazyOwnTemplates } from '@/components/templates/organization/lazy-own-templates'
import { pageMetadata } from '@/lib/page-metadata'
import { guideOf } from '@/lib/templates/guide'
import { templates } from '@/lib/templates/templates'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'templates')
}

/** All forms by kind, to be searched by any of their names. */
export default async function TemplatesPage() {
  const [t, messages] = await Promise.all([getTranslations('templates'), getMessages()])
  const listed = templates.map(({ id, title, alsoCalled = [], category }) => {
    const { name, about } = guideOf(messages.templateGuides, id)
    return {
      id,
      title,
      name,
      about,
      category,
      words: [title, name, about, ...alsoCalled].join(' '),
    }
  })
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="templates" />
      <header className="max-w-[46em] pt-4 pb-6">
        <h1 className="text-3xl font-bold tracking-tight">{t('list.title')}</h1>
        <p className="mt-3 text-lg">{t('list.lead')}</p>
        <p className="mt-2 text-[0.95rem] text-soft">{t('list.notice')}</p>
      </header>
      <ClientMessages of={['templates']}>
        <TemplateFinder templates={listed} />
        <LazyOwnTemplates />
      </ClientMessages>
    </div>
  )
}
