import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { memoForm } from '@/lib/saved/memo/memo-address'

/** Stays at the foot of the window while a decision of the page is chosen, and leads to the memo of them. */
export function MemoBar({ action }: { action: string }) {
  const t = useTranslations('memo')
  return (
    <form
      id={memoForm.id}
      action={action}
      className="memo-bar no-print sticky bottom-0 z-10 flex-wrap items-center gap-x-4 gap-y-2 border-t border-strong bg-paper py-3"
    >
      <button type="submit" className={buttonClass('primary')}>
        {t('make')}
      </button>
      <button type="reset" className={buttonClass()}>
        {t('unchoose')}
      </button>
    </form>
  )
}
