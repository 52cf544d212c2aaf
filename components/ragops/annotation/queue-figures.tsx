import { useFormatter, useTranslations } from 'next-intl'
import { DescriptionList } from '@/components/ui/description-list'
import type { Agreement } from '@/lib/ragops/annotation/agreement'
import { type ItemState, itemStates } from '@/lib/ragops/annotation/constants'

/** How far a queue is, who has said how much, and how well people agree. */
export function QueueFigures({
  states,
  people,
  agreement,
  isOfTwo,
}: {
  states: Partial<Record<ItemState, number>>
  people: readonly { id: string; name: string; said: number }[]
  agreement: { verdicts: Agreement; passages: Agreement }
  isOfTwo: boolean
}) {
  const t = useTranslations('annotation')
  const format = useFormatter()
  const told = ({ count, share, kappa }: Agreement) =>
    share === null
      ? t('figures.none')
      : t('figures.agreement', {
          kappa: kappa === null ? '–' : format.number(kappa, { maximumFractionDigits: 2 }),
          share: format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
          count,
        })
  return (
    <DescriptionList
      facts={[
        ...itemStates
          .filter((state) => isOfTwo || state === 'open' || state === 'agreed')
          .map(
            (state) =>
              [t(`state.${state}`), t('figures.items', { count: states[state] ?? 0 })] as const,
          ),
        ...(isOfTwo
          ? [
              [t('figures.verdicts'), told(agreement.verdicts)] as const,
              [t('figures.passages'), told(agreement.passages)] as const,
            ]
          : []),
        ...people.map(
          ({ name, said }) =>
            [name || t('figures.gone'), t('figures.said', { count: said })] as const,
        ),
      ]}
    />
  )
}
