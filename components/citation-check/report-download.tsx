import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { reportFormats } from '@/lib/citation-check/constants'

/** The findings as a file: a plain form, which the browser answers with a download. */
export function ReportDownload({ text }: { text: string }) {
  const t = useTranslations('citationCheck.report')
  return (
    <form method="post" action="/api/citations/report" className="mt-4 flex flex-wrap gap-2">
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="locale" value={useLocale()} />
      {reportFormats.map((format) => (
        <button key={format} type="submit" name="format" value={format} className={buttonClass()}>
          {t(`download.${format}`)}
        </button>
      ))}
    </form>
  )
}
