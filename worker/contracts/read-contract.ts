import { longestContract } from '@/lib/contracts/constants'
import { recognizeFacts } from '@/lib/contracts/facts/recognize-facts'
import { type Remark, remarkCodes, remarkText } from '@/lib/contracts/facts/remarks'
import { shortestContract } from '@/lib/contracts/reviews/constants'
import { readContractJob } from '@/lib/contracts/reviews/jobs'
import { withoutLongGaps } from '@/lib/contracts/text/long-gaps'
import { plainText } from '@/lib/documents/blocks/plain-text'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { readDocumentFile } from '@/lib/documents/data'
import { readWritten } from '@/lib/documents/editor/data'
import { readStoredContent } from '@/lib/documents/editor/document-model'
import { toBlocks } from '@/lib/documents/editor/to-blocks'
import { readDocument } from '@/lib/documents/read/read-document'
import type { ReadResult } from '@/lib/documents/read/types'
import { JobFailure } from '@/lib/jobs/definition'
import { serviceClient } from '@/lib/supabase/service-client'
import { handles, type JobContext } from '@/worker/handler'

const permanent = { permanent: true }

type Read = { text: string; remarks: Remark[] }

/** What the reader of a file noticed, as remarks of a review. */
function remarksOf({ warnings, unreadPages }: Extract<ReadResult, { state: 'ready' | 'partly' }>) {
  const remarks = warnings.flatMap(({ code, pages }): Remark[] => {
    const known = remarkCodes.find((each) => each === code)
    return known ? [{ code: known, ...(pages ? { pages: pages.slice(0, 400) } : {}) }] : []
  })
  return unreadPages?.length
    ? [...remarks, { code: 'unreadPages' as const, pages: unreadPages.slice(0, 400) }]
    : remarks
}

/** The text of a document that was written here, or of a file; null when there is none of that id. */
async function readText(id: string, report: JobContext['report']): Promise<Read | null> {
  const service = serviceClient()
  const written = await readWritten(service, id)
  if (written) {
    const content = readStoredContent(written.content)
    if (!content) throw new JobFailure('broken', permanent)
    const { blocks } = contentSchema.parse(toBlocks(content))
    return { text: plainText(blocks), remarks: [] }
  }
  const found = await readDocumentFile(service, id)
  if (!found) return null
  const bytes = new Uint8Array(await found.file.arrayBuffer())
  report({ step: 'reading' })
  const read = await readDocument(bytes, found.document.name, {}, ({ page, of }) =>
    report({ step: 'reading', done: page, total: of }),
  )
  if (read.state === 'password') throw new JobFailure('password', permanent)
  // Not the file's fault: on a machine with more to give it may be read.
  if (read.state === 'refused')
    throw new JobFailure(read.reason, { permanent: read.reason !== 'tooMuchMemory' })
  return { text: plainText(read.blocks), remarks: remarksOf(read) }
}

/** The text of a contract with what it says about itself; null when there is no such document. */
export async function readContractText(document: string, report: JobContext['report']) {
  const read = await readText(document, report)
  if (!read) return null
  const whole = withoutLongGaps(read.text.replaceAll('\u0000', '')).normalize('NFC')
  const text = whole.slice(0, longestContract)
  if (text.trim().length < shortestContract) throw new JobFailure('noText', permanent)
  const cut: Remark[] = whole.length > text.length ? [{ code: 'cut' }] : []
  return {
    text,
    remarks: [...remarkText(text), ...read.remarks, ...cut],
    facts: recognizeFacts(text),
  }
}

/** Reads the file of a review into its text, and what the text says about itself into its facts. */
export const readContractHandler = handles(
  readContractJob,
  async ({ review }, { owner, report, sql, signal }) => {
    const [row] = await sql`select document_id from public.contract_reviews
      where id = ${review} and user_id = ${owner} and state = 'reading'`
    // It was deleted meanwhile, or read by a worker that was thought dead.
    if (!row) return undefined
    const read = row.document_id ? await readContractText(String(row.document_id), report) : null
    if (!read) throw new JobFailure('missing', permanent)
    signal.throwIfAborted()
    const { text, remarks, facts } = read
    return async (transaction) => {
      await transaction`update public.contract_reviews set state = 'facts', reason = null,
        contract = ${text}, remarks = ${JSON.stringify(remarks)}::text::jsonb,
        facts = ${JSON.stringify(facts)}::text::jsonb
        where id = ${review} and state = 'reading'`
    }
  },
)
