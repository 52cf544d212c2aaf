import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { WorkspaceBar } from '@/app/[locale]/(workspace)/workspace-bar'
import { EditorFrame } from '@/components/documents/editor/editor-frame'
import { WrittenList } from '@/components/documents/editor/written-list'
import { ClientMessages } from '@/components/layout/client-messages'
import { requireAccess } from '@/lib/auth/loaders'
import { loadEditorPage } from '@/lib/documents/editor/loaders'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'wordEditor')
}

export default async function WordEditorPage({ searchParams }: Props) {
  await requireAccess('wordEditor')
  const asked = firstText((await searchParams).document) ?? null
  const { written, documents } = await loadEditorPage(asked)
  if (written) return <EditorFrame written={written} back="/word-editor" />
  return (
    <>
      <WorkspaceBar />
      <ClientMessages of={['documents']}>
        <WrittenList address="/word-editor" documents={documents} />
      </ClientMessages>
    </>
  )
}
