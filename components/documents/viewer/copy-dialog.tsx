'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/overlay/dialog'
import { apiSend } from '@/lib/api-client'
import { droppedKinds } from '@/lib/documents/editor/constants'
import { copyStateSchema } from '@/lib/documents/editor/schema'
import { warningCodes } from '@/lib/documents/read/types'
import type { FollowedReading } from '@/lib/documents/reading/schema'
import { useRouter } from '@/lib/i18n/navigation'
import { useApi } from '@/lib/use-api'

const reasons = [
  'password',
  'locked',
  'distributed',
  'oldPassword',
  'empty',
  'broken',
  'hostile',
  'unknownType',
  'oldOffice',
  'tooManyPages',
  'tooLong',
  'tooMuchMemory',
  'tooLarge',
  'noText',
  'tooMany',
  'full',
] as const

/** What of a file a copy would not keep. */
function Lost({ reading }: { reading: FollowedReading }) {
  const t = useTranslations('documentViewer')
  const given = [...reading.warnings.map(({ code }) => code as string), ...reading.dropped]
  const lost = [...warningCodes, ...droppedKinds].filter((each) => given.includes(each))
  if (lost.length === 0) return <p className="text-sm text-soft">{t('copyNothingLost')}</p>
  return (
    <div className="text-sm">
      <h3 className="font-semibold">{t('copyLost')}</h3>
      <ul className="mt-1 list-disc pl-5">
        {lost.map((each) => (
          <li key={each}>{t(`dropped.${each}`)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Makes a copy of a file that can be written, and opens it; says before what it will not hold. */
export function CopyDialog({
  reading,
  onClose,
}: {
  reading: FollowedReading
  onClose: () => void
}) {
  const v = useTranslations('documentViewer')
  const t = useTranslations('documents.copy')
  const router = useRouter()
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState(false)
  const address = `/api/documents/${reading.document_id}/copy`
  const { data, reload } = useApi(asked ? address : null, {
    schema: copyStateSchema,
    maxAgeMs: 0,
    refreshMs: (latest) => (latest?.state === 'done' || latest?.state === 'failed' ? 0 : 1000),
  })
  const copy = asked && data?.state === 'done' ? data.copy : null
  useEffect(() => {
    if (copy) router.push(`/ai-chat/documents/${copy}`)
  }, [copy, router])

  async function start() {
    setProblem(false)
    try {
      await apiSend(address, { method: 'POST' })
      setAsked(true)
      await reload()
    } catch {
      setProblem(true)
    }
  }

  const failed = asked && (data?.state === 'failed' || data?.state === 'cancelled')
  const reason = reasons.find((each) => each === data?.reason) ?? 'other'
  const isWorking = asked && !failed
  const { done, total } = data?.progress ?? {}
  return (
    <Dialog
      open
      onClose={onClose}
      title={v('copyTitle')}
      closeLabel={v('close')}
      footer={
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={isWorking}
          onClick={() => void start()}
        >
          {t('open')}
        </button>
      }
    >
      <p>{v('copyText')}</p>
      <Lost reading={reading} />
      <p role="status" className="text-sm text-soft">
        {isWorking ? (total ? t('reading', { done: done ?? 0, total }) : t('waiting')) : ''}
      </p>
      {failed || problem ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem ? t('reason.other') : t(`reason.${reason}`)}
        </p>
      ) : null}
    </Dialog>
  )
}
