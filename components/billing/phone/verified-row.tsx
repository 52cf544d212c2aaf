import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import type { VerifiedPhone } from '@/lib/billing/phone/types'
import { formatPhone } from '@/lib/phone-number'

/** A confirmed phone cannot be edited (spec 4), only given up for another. */
export function VerifiedRow({
  verified,
  onChange,
}: {
  verified: VerifiedPhone
  onChange: () => void
}) {
  const t = useTranslations('phone')
  return (
    <div
      data-part="verified"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 border-y border-line py-1.5 outline-none"
    >
      <span className="text-sm text-soft">{t(`carriers.${verified.carrier}`)}</span>
      <span className="font-semibold tabular-nums">{formatPhone(verified.phone)}</span>
      <span className="inline-flex items-center gap-1 text-sm font-medium text-good">
        <Check size={16} aria-hidden="true" />
        {t('verified')}
      </span>
      <button type="button" className={`${buttonClass('bare')} ml-auto`} onClick={onChange}>
        {t('change')}
      </button>
    </div>
  )
}
