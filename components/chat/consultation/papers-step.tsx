import { useTranslations } from 'next-intl'
import { intakeLimits as limits, stepsTaken } from '@/lib/chat/consultation/constants'
import { type Field, listsOf } from '@/lib/chat/consultation/field-table'
import { Boxes } from './choice-fields'
import { Story } from './text-fields'

/** What there is in hand, and what has been done. */
export function PapersStep({ field }: { field: Field }) {
  const t = useTranslations('consultation')
  return (
    <div className="space-y-6">
      <Boxes
        name="papers"
        label={t('form.papers')}
        hint={t('form.papersHint')}
        options={listsOf(field).papers.map((paper) => ({
          value: paper,
          label: t(`papers.${paper}`),
        }))}
      />
      <Boxes
        name="done"
        label={t('form.deeds')}
        options={stepsTaken.map((deed) => ({ value: deed, label: t(`deeds.${deed}`) }))}
      />
      <Story
        name="doneText"
        label={`${t('form.doneText')} (${t('form.optional')})`}
        most={limits.doneText}
        rows={3}
      />
    </div>
  )
}
