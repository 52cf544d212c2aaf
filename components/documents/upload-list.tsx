'use client'

import { X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ProgressBar } from '@/components/ui/progress-bar'
import { UnfinishedUploads } from './unfinished-uploads'
import {
  dismiss,
  retryNow,
  subscribe,
  type Upload,
  uploadsAtServer,
  uploadsNow,
} from './upload-store'

function Line({ upload }: { upload: Upload }) {
  const t = useTranslations('documents')
  const format = useFormatter()
  const { no, name, sent, state, problem } = upload
  const going = state === 'waiting' || state === 'sending' || state === 'paused'
  const share = format.number(Math.floor(sent * 100) / 100, { style: 'percent' })
  return (
    <li className="flex items-start gap-2 border-b border-line py-2">
      <div className="min-w-0 grow text-sm">
        {going ? (
          <>
            <ProgressBar label={name} value={sent} max={1} text={share} />
            {state === 'paused' ? (
              <p className="mt-1 flex flex-wrap items-center gap-2 text-warn">
                {t('paused')}
                <button type="button" className={buttonClass('quiet')} onClick={() => retryNow(no)}>
                  {t('retryNow')}
                </button>
              </p>
            ) : null}
          </>
        ) : (
          <>
            <p className="truncate">{name}</p>
            <p className={state === 'failed' ? 'text-danger' : 'text-good'}>
              {problem ? t(`problem.${problem}`) : t('kept')}
            </p>
          </>
        )}
      </div>
      <button
        type="button"
        aria-label={t(going ? 'stop' : 'dismiss', { name })}
        className="grid size-9 shrink-0 place-content-center text-soft hover:text-ink"
        onClick={() => dismiss(no)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  )
}

/** Files on their way. Ends are announced; how far each has come is only shown. */
export function UploadList() {
  const t = useTranslations('documents')
  const uploads = useSyncExternalStore(subscribe, uploadsNow, uploadsAtServer)
  const count = (state: Upload['state']) => uploads.filter((each) => each.state === state).length
  const going = count('waiting') + count('sending') + count('paused')
  return (
    <div>
      <p role="status" className="sr-only">
        {uploads.length > 0
          ? t('progress', { going, done: count('done'), failed: count('failed') })
          : ''}
      </p>
      {uploads.length > 0 ? (
        <ul aria-label={t('uploads')} className="border-t border-line">
          {uploads.map((upload) => (
            <Line key={upload.no} upload={upload} />
          ))}
        </ul>
      ) : null}
      <UnfinishedUploads known={uploads.flatMap(({ id }) => id ?? [])} />
    </div>
  )
}
