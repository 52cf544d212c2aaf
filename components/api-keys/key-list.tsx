import { useFormatter, useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import { keyPrefix } from '@/lib/api-keys/constants'
import { type KeyState, keyState } from '@/lib/api-keys/key-usage'
import type { ApiKey } from '@/lib/api-keys/schema'
import { KeyActions } from './key-actions'

const tones = { live: 'good', ending: 'warn', expired: 'plain', revoked: 'danger' } as const

function KeyFacts({ apiKey, answered }: { apiKey: ApiKey; answered: number }) {
  const t = useTranslations('apiKeys.list')
  const format = useFormatter()
  const { scopes, dailyLimit, createdAt, expiresAt, revokedAt, lastUsedAt } = apiKey
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-soft [&>div]:flex [&>div]:gap-1.5 [&_dt]:after:content-[':']">
      <div>
        <dt>{t('scopes')}</dt>
        <dd>
          <code>{scopes.join(' · ')}</code>
        </dd>
      </div>
      <div>
        <dt>{t('created')}</dt>
        <dd>
          <DateTime at={createdAt} />
        </dd>
      </div>
      <div>
        <dt>{revokedAt ? t('revoked') : t('expires')}</dt>
        <dd>
          <DateTime at={revokedAt ?? expiresAt} to="minute" />
        </dd>
      </div>
      <div>
        <dt>{t('lastUsed')}</dt>
        <dd>{lastUsedAt ? <DateTime at={lastUsedAt} to="minute" /> : t('never')}</dd>
      </div>
      <div>
        <dt>{t('answered')}</dt>
        <dd>{format.number(answered)}</dd>
      </div>
      {dailyLimit === null ? null : (
        <div>
          <dt>{t('dailyLimit')}</dt>
          <dd>{format.number(dailyLimit)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Somebody's keys: those that are good with what can be done with them, the others for the record. */
export function KeyList({
  keys,
  answered,
  now,
}: {
  keys: readonly ApiKey[]
  answered: Readonly<Record<string, number>>
  now: Date
}) {
  const t = useTranslations('apiKeys.list')
  const replaced = new Set(keys.map((key) => key.replaces))
  if (keys.length === 0) return <p className="text-sm text-soft">{t('none')}</p>
  const stateOf = (key: ApiKey): KeyState => keyState(key, now)
  return (
    <ul>
      {keys.map((key) => {
        const state = stateOf(key)
        const isGood = state === 'live' || state === 'ending'
        return (
          <li key={key.id} className="space-y-2 border-b border-line py-3.5 first:pt-0">
            <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
              <span className="font-semibold break-words">{key.name}</span>
              <code className="text-sm text-soft">
                {keyPrefix}…{key.lastFour}
              </code>
              <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
              {replaced.has(key.id) ? <Tag>{t('replaced')}</Tag> : null}
            </p>
            <KeyFacts apiKey={key} answered={answered[key.id] ?? 0} />
            {isGood ? (
              <KeyActions id={key.id} name={key.name} canRotate={!replaced.has(key.id)} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
