import type { Metadata } from 'next'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { WorkspaceBar } from '@/app/[locale]/(workspace)/workspace-bar'
import { EditorFrame } from '@/components/documents/editor/editor-frame'
import { TemplateStarter } from '@/components/documents/editor/template-starter'
import { WrittenList } from '@/components/documents/editor/written-list'
import { ClientMessages } from '@/components/layout/client-messages'
import { AnswersLink } from '@/components/templates/answers-link'
import { requireAccess } from '@/lib/auth/loaders'
import { loadEditorPage } from '@/lib/documents/editor/loaders'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { loadAnswersPath } from '@/lib/templates/documents/loaders'
import { guideOf } from '@/lib/templates/guide'
import { templates } from '@/lib/templates/templates'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'documentEditor')
}

export default async function DocumentEditorPage({ searchParams }: Props) {
  await requireAccess('documentEditor')
  const asked = firstText((await searchParams).document) ?? null
  const { written, documents } = await loadEditorPage(asked)
  if (written) {
    const { id: document } = written.document
    const answers = await loadAnswersPath(document)
    return (
      <EditorFrame
        written={written}
        outline
        back="/document-editor"
        links={answers ? <AnswersLink href={answers} /> : null}
      />
    )
  }
  const [t, messages] = await Promise.all([getTranslations('templates.categories'), getMessages()])
  const listed = templates.map(({ id, title, alsoCalled = [], category }) => {
    const { name, about } = guideOf(messages.templateGuides, id)
    const words = [title, name, about, ...alsoCalled].join(' ')
    return { id, title, name, kind: t(category), words }
  })
  return (
    <>
      <WorkspaceBar />
      <ClientMessages of={['documents']}>
        <WrittenList address="/document-editor" documents={documents}>
          <TemplateStarter templates={listed} />
        </WrittenList>
      </ClientMessages>
    </>
  )
}
