import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { useSession } from '@/components/documents/editor/session/use-editor'
import { buttonClass } from '@/components/ui/button-class'
import { CopyButton } from '@/components/ui/copy-button'
import { DateTime } from '@/components/ui/date-time'
import { SelectField } from '@/components/ui/form/field'
import { apiSend } from '@/lib/api-client'
import { type DocumentShare, shareAccess, shareSchema } from '@/lib/documents/sharing/schema'
import { getPathname } from '@/lib/i18n/navigation'
import { useApi } from '@/lib/use-api'

const sharesSchema = z.object({ shares: z.array(shareSchema) })
const dayChoices = [1, 7, 30, 90] as const

function ShareItem({ share, onRevoke }: { share: DocumentShare; onRevoke: () => void }) {
  const t = useTranslations('documentEditor.share')
  const locale = useLocale()
  const path = getPathname({ locale, href: `/shared/documents/${share.token}` })
  const isOver = share.expires_at !== null && Date.parse(share.expires_at) < Date.now()
  const works = share.revoked_at === null && !isOver
  return (
    <li className="border-b border-line py-2.5 text-sm">
      <p className="font-semibold">{t(`may.${share.access}`)}</p>
      <p className="text-soft">
        {share.revoked_at ? t('revoked') : isOver ? t('expired') : null}
        {works && share.expires_at ? (
          <>
            {t('until')} <DateTime at={share.expires_at} />
          </>
        ) : null}
        {works && !share.expires_at ? t('forever') : null}
      </p>
      <p className="text-soft">
        {share.opened_at ? (
          <>
            {t('opened')} <DateTime at={share.opened_at} />
          </>
        ) : (
          t('never')
        )}
      </p>
      {works ? (
        <div className="mt-1 flex flex-wrap gap-2">
          <CopyButton
            what={new URL(path, window.location.href).href}
            words={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }}
          />
          <button type="button" className={buttonClass('danger')} onClick={onRevoke}>
            {t('revoke')}
          </button>
        </div>
      ) : null}
    </li>
  )
}

/** Links to the document: what each allows, until when, whether it was opened; each can be ended. */
export function SharePanel() {
  const t = useTranslations('documentEditor.share')
  const session = useSession()
  const address = `/api/documents/${session.written.document.id}/shares`
  const { data, reload } = useApi(address, { schema: sharesSchema, maxAgeMs: 0 })
  const [problem, setProblem] = useState('')

  async function send(path: string, options: Parameters<typeof apiSend>[1]) {
    setProblem('')
    await apiSend(path, options).catch(() => setProblem(t('failed')))
    await reload()
  }

  return (
    <>
      <p className="text-sm">{t('text')}</p>
      <form
        className="mt-3 space-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const days = Number(form.get('days'))
          void send(address, {
            method: 'POST',
            body: { access: form.get('access'), days: days > 0 ? days : null },
          })
        }}
      >
        <SelectField name="access" label={t('access')}>
          {shareAccess.map((access) => (
            <option key={access} value={access}>
              {t(`may.${access}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name="days" label={t('days')} defaultValue="7">
          {dayChoices.map((days) => (
            <option key={days} value={days}>
              {t('inDays', { days })}
            </option>
          ))}
          <option value="0">{t('forever')}</option>
        </SelectField>
        <button type="submit" className={buttonClass('primary')}>
          {t('make')}
        </button>
      </form>
      {problem ? (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
      <ul className="mt-4">
        {data?.shares.map((share) => (
          <ShareItem
            key={share.id}
            share={share}
            onRevoke={() => void send(`${address}/${share.id}`, { method: 'DELETE' })}
          />
        ))}
      </ul>
    </>
  )
}
