import { useFormatter, useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { configurationLabels } from '@/lib/ragops/configurations/constants'
import type { ConfigurationsPage } from '@/lib/ragops/configurations/types'
import { RollBack } from './roll-back'

/** What each label is on, since when, and the way back. */
export function LabelsInForce({
  labels,
  configurations,
}: Pick<ConfigurationsPage, 'labels' | 'configurations'>) {
  const t = useTranslations('configurations')
  const format = useFormatter()
  const numbers = new Map(configurations.map(({ hash, no }) => [hash, no]))
  return (
    <ul>
      {configurationLabels.map((label) => {
        const move = labels[label]
        const no = move?.hash ? numbers.get(move.hash) : undefined
        const nothing = label === 'production' ? t('builtIn') : t('nothing')
        return (
          <li
            key={label}
            className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <h3 className="font-semibold">{t(`label.${label}`)}</h3>
            <div className="min-w-0">
              <p className="break-words">
                {move?.hash
                  ? no === undefined
                    ? move.name
                    : t('version', { no, name: move.name ?? '' })
                  : nothing}
                {move?.share
                  ? ` · ${t(`share.${label as 'canary'}`, {
                      share: format.number(move.share, { style: 'percent' }),
                    })}`
                  : null}
              </p>
              <p className="text-sm text-soft">
                {move ? (
                  <>
                    {t('since')} <DateTime at={move.moved_at} to="minute" />
                  </>
                ) : (
                  t(`about.${label}`)
                )}
              </p>
            </div>
            {move?.hash ? <RollBack label={label} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
