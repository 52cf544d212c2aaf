import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { EnvironmentService } from '@/lib/settings/environment'

/** What the site stands on: which parts are stand-ins of this machine, which are services. */
export function EnvironmentCard({ parts }: { parts: readonly EnvironmentService[] }) {
  const t = useTranslations('adminSettings.environment')
  return (
    <section aria-labelledby="environment" className="border-t border-strong pt-4">
      <h2 id="environment" className="text-lg font-bold">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-soft">{t('hint')}</p>
      <dl className="mt-3">
        {parts.map(({ name, state, by }) => (
          <div key={name} className="border-b border-line py-2 text-sm">
            <dt className="flex items-baseline justify-between gap-3">
              {t(`part.${name}`)}
              <Tag tone={state === 'standIn' ? 'warn' : 'plain'}>{t(`state.${state}`)}</Tag>
            </dt>
            {by ? <dd className="break-all text-soft">{by}</dd> : <dd className="sr-only">–</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
