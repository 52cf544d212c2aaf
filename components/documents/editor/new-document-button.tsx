'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { buttonClass } from '@/components/ui/button-class'
import { ApiError, apiRead } from '@/lib/api-client'
import { documentSchema } from '@/lib/documents/schema'
import { useRouter } from '@/lib/i18n/navigation'

const madeSchema = z.object({ document: documentSchema })

/** Makes an empty document and opens it. */
export function NewDocumentButton({
  folder = null,
  variant = 'primary',
  address = '/ai-chat/documents',
}: {
  folder?: string | null
  variant?: 'primary' | 'quiet'
  /** The page that opens it: with the document behind a slash, or as its query. */
  address?: '/ai-chat/documents' | '/word-editor' | '/document-editor'
}) {
  const t = useTranslations('documents.start')
  const router = useRouter()
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState('')

  async function make() {
    setWorking(true)
    setProblem('')
    try {
      const { document } = await apiRead('/api/documents/written', {
        method: 'POST',
        body: { name: t('untitled'), folder },
        schema: madeSchema,
      })
      const isPath = address === '/ai-chat/documents'
      router.push(isPath ? `${address}/${document.id}` : `${address}?document=${document.id}`)
    } catch (thrown) {
      const reason = thrown instanceof ApiError ? thrown.details?.document : null
      setProblem(t(reason === 'tooMany' || reason === 'full' ? 'full' : 'failed'))
      setWorking(false)
    }
  }

  return (
    <div>
      <button
        type="button"
        className={buttonClass(variant)}
        disabled={working}
        onClick={() => void make()}
      >
        {t(working ? 'making' : 'new')}
      </button>
      {problem ? (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
