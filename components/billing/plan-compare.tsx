import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { entitlements } from '@/lib/entitlements'

type Offer = 'yes' | 'no' | 'preparing' | 'day'

const features = [
  { name: 'search', free: 'yes', paid: 'yes' },
  { name: 'languages', free: 'yes', paid: 'yes' },
  { name: 'citations', free: 'yes', paid: 'yes' },
  { name: 'api', free: 'yes', paid: 'yes' },
  { name: 'ask', free: 'yes', paid: 'yes' },
  { name: 'questions', free: 'day', paid: 'day' },
  { name: 'documents', free: 'no', paid: 'preparing' },
  { name: 'contracts', free: 'no', paid: 'preparing' },
] as const satisfies readonly { name: string; free: Offer; paid: Offer }[]

const tones: Record<Offer, string> = { yes: '', no: 'text-soft', preparing: 'text-warn', day: '' }

/** What is free and what a plan adds. */
export function PlanCompare() {
  const t = useTranslations('pricing.compare')
  const { visitor, free, '1month': paid } = entitlements
  const questions = {
    free: t('freeADay', { visitor: visitor.questionsADay, free: free.questionsADay }),
    paid: t('aDay', { count: paid.questionsADay }),
  }
  const offer = (kind: Offer, side: keyof typeof questions) => (
    <span className={tones[kind]}>{kind === 'day' ? questions[side] : t(kind)}</span>
  )
  return (
    <DataTable
      caption={t('title')}
      hideCaption
      rows={features}
      rowKey={({ name }) => name}
      columns={[
        { key: 'feature', header: t('feature'), rowHeader: true, cell: ({ name }) => t(name) },
        { key: 'free', header: t('free'), cell: (feature) => offer(feature.free, 'free') },
        { key: 'paid', header: t('paid'), cell: (feature) => offer(feature.paid, 'paid') },
      ]}
    />
  )
}
