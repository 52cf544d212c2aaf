import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { CopyButton } from '@/components/ui/copy-button'

/** What can be done with a result: keep its address, print it, put its last day into a calendar. */
export function ResultTools({
  address,
  calendar,
  files,
  print,
}: {
  address: string
  /** Address of the calendar file, where there is a day to keep. */
  calendar: string | null
  /** Addresses of the result as a file, by format. */
  files: Readonly<Record<string, string>>
  print: ReactNode
}) {
  const t = useTranslations('calculators.result')
  return (
    <p className="no-print mt-4 flex flex-wrap gap-2">
      <CopyButton
        what={address}
        words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
      />
      {print}
      {Object.entries(files).map(([format, href]) => (
        <a key={format} href={href} className={buttonClass()} download>
          {format}
        </a>
      ))}
      {calendar ? (
        <a href={calendar} className={buttonClass()} download>
          {t('ics')}
        </a>
      ) : null}
    </p>
  )
}
