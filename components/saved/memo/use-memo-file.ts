import { useState } from 'react'
import { z } from 'zod'
import { ApiError, apiRead } from '@/lib/api-client'
import { apiDownload, saveFile } from '@/lib/api-download'
import { useRouter } from '@/lib/i18n/navigation'
import type { Memo, MemoFormat, MemoProblem } from '@/lib/saved/memo/schema'

/** Keys of `problem` in messages/…/memo.json. */
type Problem = 'title' | 'quotes' | 'login' | 'tooMany' | 'full' | 'failed'

const madeSchema = z.object({ document: z.object({ id: z.uuid() }) })
const problemsSchema = z.object({ gone: z.array(z.string()), quote: z.array(z.string()) })
type Problems = z.infer<typeof problemsSchema>
const none: Problems = { gone: [], quote: [] }

function problemOf(thrown: unknown): Problem {
  if (!(thrown instanceof ApiError)) return 'failed'
  if (thrown.status === 401) return 'login'
  if (thrown.status === 429) return 'tooMany'
  return ['tooMany', 'full'].includes(String(thrown.details?.document)) ? 'full' : 'failed'
}

/** Makes a file or a document of the library from a memo, and says which decisions stand in the way. */
export function useMemoFile() {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [problems, setProblems] = useState(none)

  async function work(memo: Memo, run: () => Promise<void>) {
    if (isBusy || memo.entries.length === 0) return
    setProblems(none)
    if (memo.title.trim() === '') return setProblem('title')
    setProblem(null)
    setBusy(true)
    try {
      await run()
    } catch (thrown) {
      const found = problemsSchema.safeParse(thrown instanceof ApiError ? thrown.details : null)
      if (found.success) setProblems(found.data)
      setProblem(found.success ? 'quotes' : problemOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    problem,
    problemOf(serial: number): MemoProblem | null {
      if (problems.gone.includes(String(serial))) return 'gone'
      return problems.quote.includes(String(serial)) ? 'quote' : null
    },
    /** What is changed is not wrong until it is compared again. */
    forget(serial: number) {
      const others = (serials: string[]) => serials.filter((each) => each !== String(serial))
      setProblems(({ gone, quote }) => ({ gone: others(gone), quote: others(quote) }))
    },
    download: (memo: Memo, format: MemoFormat) =>
      work(memo, async () => {
        const body = { ...memo, format }
        saveFile(await apiDownload('/api/saved/memo', `memo.${format}`, { method: 'POST', body }))
      }),
    openInEditor: (memo: Memo) =>
      work(memo, async () => {
        const path = '/api/saved/memo/documents'
        const made = await apiRead(path, { method: 'POST', body: memo, schema: madeSchema })
        router.push(`/ai-chat/documents/${made.document.id}`)
      }),
  }
}
