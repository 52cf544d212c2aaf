import { useTranslations } from 'next-intl'
import type { Remark } from '@/lib/contracts/facts/remarks'

/** What one should know of the text before relying on what was found in it. */
export function RemarkList({ remarks }: { remarks: readonly Remark[] }) {
  const t = useTranslations('contracts.remarks')
  return (
    <ul className="list-disc space-y-1 pl-5">
      {remarks.map(({ code, pages }) => (
        <li key={code}>
          {t(code)}
          {pages?.length ? ` ${t('pages', { pages: pages.slice(0, 20).join(', ') })}` : null}
        </li>
      ))}
    </ul>
  )
}
