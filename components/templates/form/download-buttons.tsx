import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FieldError } from '@/components/ui/form/field-frame'
import { ApiError } from '@/lib/api-client'
import { apiDownload, saveFile } from '@/lib/api-download'
import { downloadFormats } from '@/lib/templates/constants'
import type { TypedAnswers } from '@/lib/templates/example-answers'

/** The document in every format. */
export function DownloadButtons({
  template,
  typed,
  isMain,
}: {
  template: string
  typed: TypedAnswers
  /** Whether nothing before it is what people come for. */
  isMain: boolean
}) {
  const t = useTranslations('templates')
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState<'tooMany' | 'failed' | null>(null)
  async function download(format: (typeof downloadFormats)[number]) {
    if (busy) return
    setBusy(format)
    setFailed(null)
    try {
      const file = await apiDownload(
        `/api/templates/${template}/document`,
        `${template}.${format}`,
        {
          method: 'POST',
          body: { format, answers: typed },
        },
      )
      saveFile(file)
    } catch (thrown) {
      setFailed(thrown instanceof ApiError && thrown.status === 429 ? 'tooMany' : 'failed')
    } finally {
      setBusy(null)
    }
  }
  return (
    <section className="mt-8" aria-labelledby="downloads">
      <h3 id="downloads" className="font-bold">
        {t('packet.download')}
      </h3>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {downloadFormats.map((format, at) => (
          <button
            key={format}
            type="button"
            aria-disabled={busy !== null}
            className={buttonClass(at === 0 && isMain ? 'primary' : 'quiet')}
            onClick={() => void download(format)}
          >
            {busy === format ? t('packet.writing') : t(`formats.${format}`)}
          </button>
        ))}
      </div>
      <FieldError id="download-error">{failed ? t(`packet.${failed}`) : null}</FieldError>
    </section>
  )
}
