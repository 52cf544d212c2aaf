import { useFormatter, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { feedbackReasons } from '@/lib/chat/conversations/constants'
import type { AnswerReport } from '@/lib/chat/report/schema'

/** Why answers were of no use, the commonest reason first. */
export function ReasonTable({ reasons }: { reasons: AnswerReport['reasons'] }) {
  const t = useTranslations('adminAnswers')
  const words = useTranslations('chatList.feedback.reason')
  const format = useFormatter()
  const rows = feedbackReasons
    .flatMap((reason) => {
      const times = reasons[reason]
      return times ? [{ reason, times }] : []
    })
    .sort((a, b) => b.times - a.times)
  return (
    <DataTable
      caption={t('reasons')}
      rows={rows}
      rowKey={({ reason }) => reason}
      empty={t('noReasons')}
      columns={[
        {
          key: 'reason',
          header: t('reason'),
          rowHeader: true,
          cell: ({ reason }) => <span className="font-normal">{words(reason)}</span>,
        },
        {
          key: 'times',
          header: t('times'),
          align: 'right',
          whole: true,
          cell: ({ times }) => format.number(times),
        },
      ]}
    />
  )
}
