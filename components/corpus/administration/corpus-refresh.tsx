'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import type { RefreshState } from '@/lib/corpus/administration-schema'
import { ImportProgress } from './import-progress'
import { useRefresh } from './use-refresh'

const tones = {
  done: 'good',
  incomplete: 'warn',
  failed: 'error',
  cancelled: 'plain',
  interrupted: 'warn',
} as const

/** Starts a refresh, shows how far it is, stops it. The state shown is the service's own, so that all open pages show the same. */
export function CorpusRefresh({ initial, admin }: { initial: RefreshState; admin: boolean }) {
  const t = useTranslations('adminCorpus.refresh')
  const errors = useTranslations('errors.code')
  const refresh = useRefresh(initial)
  const { state, running, notice } = refresh
  const { latest, source } = state
  const outcome = latest && latest.outcome !== 'running' ? latest.outcome : null
  // A refresh that succeeded before this page was opened is not reported.
  const ended = outcome !== 'done' || refresh.watched ? outcome : null
  const resumes = latest?.outcome === 'interrupted' || latest?.outcome === 'cancelled'
  return (
    <div className="space-y-4">
      <p className="text-sm">
        <span className="text-soft">{t('source')}</span>{' '}
        <span className="ml-2">{t(`sources.${source}`)}</span>
      </p>
      {running && latest ? <ImportProgress state={latest} /> : null}
      <div role="status" className="space-y-3">
        {ended ? <Notice tone={tones[ended]}>{t(`ended.${ended}`)}</Notice> : null}
        {refresh.stale ? <Notice tone="warn">{t('stale')}</Notice> : null}
        {notice ? (
          <Notice tone="error">
            {typeof notice === 'string'
              ? t(`outcome.${notice}`)
              : errors(notice.code, { caseNumber: '' })}
          </Notice>
        ) : null}
      </div>
      {!running && source === 'none' ? (
        <Notice tone="warn" title={t('noSourceTitle')}>
          <p className="max-w-[42em]">{t('noSource')}</p>
        </Notice>
      ) : null}
      {!admin ? (
        <p className="text-sm text-soft">{t('onlyAdmin')}</p>
      ) : running ? (
        <button
          type="button"
          className={buttonClass('quiet')}
          disabled={refresh.cancelling}
          onClick={refresh.cancel}
        >
          {t(refresh.cancelling ? 'cancelling' : 'cancel')}
        </button>
      ) : (
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={refresh.starting || source === 'none'}
          onClick={refresh.start}
        >
          {t(refresh.starting ? 'starting' : resumes ? 'again' : 'start')}
        </button>
      )}
    </div>
  )
}
