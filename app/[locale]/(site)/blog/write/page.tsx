import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { EditorPostList } from '@/components/content/editor-post-list'
import { PostEditor } from '@/components/content/post-editor'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { loadEditor } from '@/lib/content/loaders'
import { getPathname } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { renderPreview } from './render-preview'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'blogWrite')
}

export default async function BlogWritePage({ searchParams }: Props) {
  const { id } = await searchParams
  const asked = typeof id === 'string' ? id : undefined
  const { user, post, listed } = await loadEditor(asked)
  const [t, locale] = await Promise.all([getTranslations('blogEditor'), getLocale()])
  return (
    <div className="page pb-8">
      <PageBreadcrumb page="blogWrite" />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl font-bold">{t(post ? 'editTitle' : 'newTitle')}</h1>
        {post ? (
          <a href={getPathname({ locale, href: '/blog/write' })} className={buttonClass()}>
            {t('fresh')}
          </a>
        ) : null}
      </div>
      {asked && !post ? (
        <div className="mb-5">
          <Notice tone="warn">{t('missing')}</Notice>
        </div>
      ) : null}
      <ClientMessages of={['blogEditor', 'blog', 'language']}>
        <PostEditor post={post} author={user.email.split('@')[0] ?? ''} render={renderPreview} />
      </ClientMessages>
      <EditorPostList posts={listed} userId={user.id} />
    </div>
  )
}
