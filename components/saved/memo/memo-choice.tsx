import { useTranslations } from 'next-intl'
import { memoForm } from '@/lib/saved/memo/memo-address'

/** Chooses a decision for the memo of the page: a box of its form, without script. */
export function MemoBox({ serial, name }: { serial: number | string; name: string }) {
  const t = useTranslations('memo')
  return (
    <input
      type="checkbox"
      form={memoForm.id}
      name={memoForm.field}
      value={serial}
      aria-label={t('choose', { name })}
      title={t('chooseShort')}
      className="size-4 shrink-0 self-center accent-seal"
    />
  )
}
