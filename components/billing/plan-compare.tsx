import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'

type Offer = 'yes' | 'no' | 'preparing'

const features = [
  { name: 'search', free: 'yes', paid: 'yes' },
  { name: 'languages', free: 'yes', paid: 'yes' },
  { name: 'citations', free: 'yes', paid: 'yes' },
  { name: 'api', free: 'yes', paid: 'yes' },
  { name: 'ask', free: 'yes', paid: 'yes' },
  { name: 'documents', free: 'no', paid: 'preparing' },
  { name: 'contracts', free: 'no', paid: 'preparing' },
] as const satisfies readonly { name: string; free: Offer; paid: Offer }[]

const tones: Record<Offer, string> = { yes: '', no: 'text-soft', preparing: 'text-warn' }

/** What is free and what a plan adds. */
export function PlanCompare() {
  const t = useTranslations('pricing.compare')
  const offer = (kind: Offer) => <span className={tones[kind]}>{t(kind)}</span>
  return (
    <DataTable
      caption={t('title')}
      hideCaption
      rows={features}
      rowKey={({ name }) => name}
      columns={[
        { key: 'feature', header: t('feature'), rowHeader: true, cell: ({ name }) => t(name) },
        { key: 'free', header: t('free'), cell: ({ free }) => offer(free) },
        { key: 'paid', header: t('paid'), cell: ({ paid }) => offer(paid) },
      ]}
    />
  )
}
