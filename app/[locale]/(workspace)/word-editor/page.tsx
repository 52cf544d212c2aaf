import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { WorkspaceBar } from '@/app/[locale]/(workspace)/workspace-bar'
import { EditorFrame } from '@/components/documents/editor/editor-frame'
import { WrittenList } from '@/components/documents/editor/written-list'
import { ClientMessages } from '@/components/layout/client-messages'
import { AnswersLink } from '@/components/templates/answers-link'
import { requireAccess } from '@/lib/auth/loaders'
import { loadEditorPage } from '@/lib/documents/editor/loaders'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { loadAnswersPath } from '@/lib/templates/documents/loaders'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'wordEditor')
}

export default async function WordEditorPage({ searchParams }: Props) {
  await requireAccess('wordEditor')
  const asked = firstText((await searchParams).document) ?? null
  const { written, documents } = await loadEditorPage(asked)
  if (written) {
    const { id: document } = written.document
    const answers = await loadAnswersPath(document)
    return (
      <EditorFrame
        written={written}
        back="/word-editor"
        links={answers ? <AnswersLink href={answers} /> : null}
      />
    )
  }
  return (
    <>
      <WorkspaceBar />
      <ClientMessages of={['documents']}>
        <WrittenList address="/word-editor" documents={documents} />
      </ClientMessages>
    </>
  )
}
