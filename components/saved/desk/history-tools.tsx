import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FieldError } from '@/components/ui/form/field-frame'
import { apiSend } from '@/lib/api-client'

const path = '/api/saved/viewed'

/** Clears what one looked at, and switches off that it is kept. */
export function HistoryTools({
  keeps,
  isEmpty,
  onChanged,
}: {
  keeps: boolean
  isEmpty: boolean
  onChanged: () => Promise<void>
}) {
  const t = useTranslations('desk')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function send(options: Parameters<typeof apiSend>[1]) {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    try {
      await apiSend(path, options)
      await onChanged()
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  const tool = 'min-h-9 text-soft underline decoration-line underline-offset-4 hover:text-seal'
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {isEmpty ? null : (
          <button type="button" className={tool} onClick={() => void send({ method: 'DELETE' })}>
            {t('clear')}
          </button>
        )}
        <button
          type="button"
          className={tool}
          onClick={() => void send({ method: 'PUT', body: { keep: !keeps } })}
        >
          {t(keeps ? 'switchOff' : 'switchOn')}
        </button>
      </p>
      <FieldError id="history-error">{hasFailed ? t('failed') : null}</FieldError>
    </>
  )
}
