import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'
import { maxExportDays } from '@/lib/billing/administration/constants'

/** Asks for the money of a period as a file; a plain form, so that the browser saves it. */
export function ExportForm({
  locale,
  usual,
}: {
  locale: string
  /** The days that stand there at first. */
  usual: { from: string; to: string }
}) {
  const t = useTranslations('adminBilling.csv')
  const words = useTranslations('adminBilling.payments')
  return (
    <section aria-labelledby="csv" className="mt-10">
      <h2 id="csv" className="section-title">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-[42em] text-sm text-soft">{t('text', { max: maxExportDays })}</p>
      <form action="/api/admin/payments/export" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="locale" value={locale} />
        <div className="w-[calc(50%-0.375rem)] sm:w-40">
          <TextField
            label={words('from')}
            name="from"
            type="date"
            required
            defaultValue={usual.from}
            max={usual.to}
          />
        </div>
        <div className="w-[calc(50%-0.375rem)] sm:w-40">
          <TextField
            label={words('to')}
            name="to"
            type="date"
            required
            defaultValue={usual.to}
            max={usual.to}
          />
        </div>
        <button type="submit" className={buttonClass()}>
          <Download size={16} aria-hidden="true" />
          {t('button')}
        </button>
      </form>
    </section>
  )
}
