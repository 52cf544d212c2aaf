import { useLocale, useTranslations } from 'next-intl'
import { DisclosureMenu } from '@/components/ui/overlay/disclosure-menu'
import { StaticIcon } from '@/components/ui/static-icon'
import { decisionFormats } from '@/lib/corpus/constants'

/** The decision as a file, with its citation, the day and the address. */
export function DecisionFiles({ serial }: { serial: number }) {
  const t = useTranslations('caseActions')
  const locale = useLocale()
  return (
    <DisclosureMenu
      className="button-quiet"
      label={
        <>
          {t('saveAs')} <StaticIcon name="chevronDown" size={16} />
        </>
      }
    >
      <ul>
        {decisionFormats.map((format) => (
          <li key={format}>
            <a
              href={`/api/cases/by-id/${serial}/document?format=${format}&locale=${locale}`}
              download
              rel="nofollow"
              className="block px-3 py-2 text-sm hover:text-seal"
            >
              {format.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  )
}
