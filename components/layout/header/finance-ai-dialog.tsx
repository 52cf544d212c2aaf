import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'

/**
 * Says that finance AI is coming. Its button closes it without script too.
 * @param open whether the page shows it as it comes, above everything
 */
export function FinanceAiDialog({ id, open = false }: { id: string; open?: boolean }) {
  const t = useTranslations('header')
  return (
    <dialog
      id={id}
      open={open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="fixed inset-0 z-40 m-auto h-fit w-[min(28rem,calc(100vw-2rem))] border border-strong bg-paper whitespace-normal text-ink"
    >
      <form method="dialog" className="space-y-3 p-6">
        <h2 id={`${id}-title`} className="text-lg font-bold">
          {t('financeTitle')}
        </h2>
        <p id={`${id}-text`} className="text-sm">
          {t('financeText')}
        </p>
        <p className="pt-2 text-right">
          <button type="submit" className={buttonClass('primary')}>
            {t('ok')}
          </button>
        </p>
      </form>
    </dialog>
  )
}
