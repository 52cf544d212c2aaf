import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { useSession } from '@/components/documents/editor/session/use-editor'
import { buttonClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import { apiRead, apiSend } from '@/lib/api-client'
import {
  type DocumentVersion,
  saveOutcomeSchema,
  versionContentSchema,
  versionSchema,
} from '@/lib/documents/editor/schema'
import { useApi } from '@/lib/use-api'
import { VersionCompare } from './version-compare'
import { VersionNameDialog } from './version-name-dialog'

const versionsSchema = z.object({ versions: z.array(versionSchema) })
const oneSchema = z.object({ version: versionContentSchema })

/** What was saved, by whom and when; each can be compared, taken back and named. */
export function VersionsPanel() {
  const t = useTranslations('documentEditor.versions')
  const session = useSession()
  const { id } = session.written.document
  const address = `/api/documents/${id}/versions`
  const { data, error, reload } = useApi(address, { schema: versionsSchema, maxAgeMs: 0 })
  const [problem, setProblem] = useState('')
  const [naming, setNaming] = useState<DocumentVersion | null>(null)
  const [compared, setCompared] = useState<{ version: DocumentVersion; content: unknown } | null>(
    null,
  )

  const read = async (version: DocumentVersion) =>
    (await apiRead(`${address}/${version.no}`, { schema: oneSchema })).version

  async function attempt(task: () => Promise<void>) {
    setProblem('')
    await task().catch(() => setProblem(t('failed')))
  }

  const compare = (version: DocumentVersion) =>
    attempt(async () => {
      await session.saver.flush()
      setCompared({ version, content: (await read(version)).content })
    })

  const restore = (version: DocumentVersion) =>
    attempt(async () => {
      // What is not saved yet goes into a version of its own first.
      await session.saver.flush()
      const { content } = await read(version)
      const outcome = await apiRead(address, {
        method: 'POST',
        body: { no: version.no, rev: session.saver.rev },
        schema: saveOutcomeSchema,
      })
      if (outcome.outcome !== 'ok' || !session.adopt({ ...outcome, content }))
        setProblem(t('failed'))
      await reload()
    })

  const name = (version: DocumentVersion, given: { name: string; note: string }) =>
    attempt(async () => {
      await session.saver.flush()
      await apiSend(`${address}/${version.no}`, { method: 'PATCH', body: given })
      await reload()
    })

  const latest = data?.versions[0]
  return (
    <>
      {problem ? (
        <p role="alert" className="mb-2 text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
      {error && !data ? <p className="text-sm">{t('failed')}</p> : null}
      {latest ? (
        <button type="button" className={buttonClass()} onClick={() => setNaming(latest)}>
          {t('nameNow')}
        </button>
      ) : null}
      <ol className="mt-2">
        {data?.versions.map((version) => (
          <li key={version.no} className="border-b border-line py-2.5 text-sm">
            <p className="font-semibold">
              {version.name ?? t(`reason.${version.reason}`, { no: version.restored_no ?? 0 })}
            </p>
            <p className="text-soft">
              {t('no', { no: version.no })} · <DateTime at={version.updated_at} /> ·{' '}
              {version.author_name}
            </p>
            {version.note ? <p>{version.note}</p> : null}
            <div className="mt-1 flex gap-3 font-semibold">
              <button
                type="button"
                className="hover:text-seal"
                onClick={() => void compare(version)}
              >
                {t('compare')}
              </button>
              {version === latest ? null : (
                <button
                  type="button"
                  className="hover:text-seal"
                  onClick={() => void restore(version)}
                >
                  {t('restore')}
                </button>
              )}
              <button type="button" className="hover:text-seal" onClick={() => setNaming(version)}>
                {t('rename')}
              </button>
            </div>
          </li>
        ))}
      </ol>
      {naming ? (
        <VersionNameDialog
          version={naming}
          onClose={() => setNaming(null)}
          onName={(given) => {
            setNaming(null)
            void name(naming, given)
          }}
        />
      ) : null}
      {compared ? (
        <VersionCompare
          title={t('compareTitle', { no: compared.version.no })}
          before={compared.content}
          after={session.content()}
          onClose={() => setCompared(null)}
        />
      ) : null}
    </>
  )
}
