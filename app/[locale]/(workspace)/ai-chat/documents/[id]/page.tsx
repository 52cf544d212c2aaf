import type { Metadata } from 'next'
import { z } from 'zod'
import { WorkspaceBar } from '@/app/[locale]/(workspace)/workspace-bar'
import { DocumentMissing } from '@/components/documents/editor/document-missing'
import { EditorFrame } from '@/components/documents/editor/editor-frame'
import { ViewerFrame } from '@/components/documents/viewer/viewer-frame'
import { AnswersLink } from '@/components/templates/answers-link'
import { mostPages } from '@/lib/documents/constants'
import { loadFile, loadWritten } from '@/lib/documents/editor/loaders'
import { loadReadFile } from '@/lib/documents/reading/loaders'
import { firstText } from '@/lib/page-params'
import { loadAnswersPath } from '@/lib/templates/documents/loaders'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const pageSchema = z.coerce.number().int().min(1).max(mostPages).nullable().catch(null)

/** A document is its owner's alone: no address, no picture, no search engine. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  const name = (await loadWritten(id))?.document.name ?? (await loadFile(id))?.name
  const robots = { index: false, follow: false }
  return name ? { title: name, robots } : { robots }
}

/** A document that is written here opens in the editor, any other in the viewer. */
export default async function DocumentPage({ params, searchParams }: Props) {
  const [{ id }, given] = await Promise.all([params, searchParams])
  const written = await loadWritten(id)
  if (written) {
    const { id: document } = written.document
    const answers = await loadAnswersPath(document)
    return (
      <EditorFrame
        written={written}
        back="/ai-chat"
        links={answers ? <AnswersLink href={answers} /> : null}
      />
    )
  }
  const read = await loadReadFile(id)
  if (!read)
    return (
      <>
        <WorkspaceBar />
        <DocumentMissing address={`/ai-chat/documents/${id}`} />
      </>
    )
  const { name, mime, trashed_at } = read.file
  return (
    <ViewerFrame
      file={{ id, name, mime, trashed: trashed_at !== null }}
      reading={read.reading}
      page={pageSchema.parse(firstText(given.page) ?? null)}
    />
  )
}
