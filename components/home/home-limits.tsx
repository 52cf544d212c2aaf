import { useTranslations } from 'next-intl'

const limits = ['sources', 'current', 'refuse', 'advice', 'ai'] as const

/** What readers can rely on and what not: on the first page, not in the terms alone. */
export function HomeLimits() {
  const t = useTranslations('home.limits')
  return (
    <ul className="max-w-[46em] list-disc space-y-1.5 pl-5">
      {limits.map((limit) => (
        <li key={limit}>{t(limit)}</li>
      ))}
    </ul>
  )
}
