'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { TextField } from '@/components/ui/form/field'
import { ApiError, apiRead } from '@/lib/api-client'
import { documentSchema } from '@/lib/documents/schema'
import { useRouter } from '@/lib/i18n/navigation'

const madeSchema = z.object({ document: documentSchema })
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '')

/** A form that a document can begin with. */
export type StartTemplate = { id: string; title: string; name: string; kind: string; words: string }

/** Forms to begin a document with; typing narrows the list. A press makes a document and opens it. */
export function TemplateStarter({ templates }: { templates: readonly StartTemplate[] }) {
  const t = useTranslations('documents.start')
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState('')
  const found = templates.filter(({ words }) => plain(words).includes(plain(typed)))

  async function make(template: string) {
    setWorking(true)
    setProblem('')
    try {
      const { document } = await apiRead(`/api/templates/${template}/documents`, {
        method: 'POST',
        body: { answers: {} },
        schema: madeSchema,
      })
      router.push(`/document-editor?document=${document.id}`)
    } catch (thrown) {
      const reason = thrown instanceof ApiError ? thrown.details?.document : null
      setProblem(t(reason === 'tooMany' || reason === 'full' ? 'full' : 'failed'))
      setWorking(false)
    }
  }

  return (
    <section aria-labelledby="template-start" className="mt-8">
      <h2 id="template-start" className="section-title">
        {t('templates')}
      </h2>
      <p className="mb-3 text-sm text-soft">{t('templatesText')}</p>
      <div className="max-w-md">
        <TextField
          name="template"
          type="search"
          label={t('templatesFind')}
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <p role="status" className="my-2 text-sm text-soft">
        {t('templatesCount', { count: found.length })}
      </p>
      {problem ? (
        <p role="alert" className="mb-2 text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
      <ul className="grid border-t border-strong sm:grid-cols-2 sm:gap-x-8">
        {found.map(({ id, title, name, kind }) => (
          <li key={id} className="border-b border-line">
            <button
              type="button"
              disabled={working}
              className="block w-full py-2.5 text-left hover:text-seal disabled:opacity-55"
              onClick={() => void make(id)}
            >
              <span className="font-semibold">{name}</span>
              <span className="block text-sm text-soft">
                {name === title ? kind : `${title} · ${kind}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
