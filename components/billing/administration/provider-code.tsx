import { useTranslations } from 'next-intl'

/** Why the provider refused, in words where there are some, with its code. */
export function ProviderCode({ code }: { code: string | null }) {
  const t = useTranslations('adminBilling.code')
  if (!code) return null
  const known = t.has(code as 'CARD_GONE')
  return (
    <span className="text-soft">
      {known ? <span className="text-ink">{t(code as 'CARD_GONE')} </span> : null}
      <span className="inline-block font-mono text-xs break-all">{code}</span>
    </span>
  )
}
