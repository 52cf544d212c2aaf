import { useTranslations } from 'next-intl'
import { type LawsShown, lawInitials, lawKinds } from '@/lib/corpus/law-list-constants'
import { Link } from '@/lib/i18n/navigation'
import { lawsHref } from './laws-address'

const tabClass =
  'flex min-h-10 min-w-9 items-center justify-center border-b-2 border-transparent px-2 whitespace-nowrap text-soft hover:text-ink aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink'

/** The list of statutes by kind, and by the consonant that their titles begin with. */
export function LawTabs({ shown }: { shown: LawsShown }) {
  const t = useTranslations('statutes')
  const rows = [
    {
      name: t('kind'),
      tabs: [undefined, ...lawKinds].map((kind) => ({
        label: t(`kinds.${kind ?? 'all'}`),
        isKorean: false,
        to: { ...shown, kind },
        isShown: shown.kind === kind,
      })),
    },
    {
      name: t('initial'),
      tabs: [undefined, ...lawInitials].map((initial) => ({
        label: initial ?? t('kinds.all'),
        isKorean: initial !== undefined,
        to: { ...shown, initial },
        isShown: shown.initial === initial,
      })),
    },
  ]
  return rows.map(({ name, tabs }) => (
    <nav key={name} aria-label={name} className="border-b border-line text-sm">
      <ul className="flex flex-wrap gap-x-1">
        {tabs.map(({ label, isKorean, to, isShown }) => (
          <li key={label}>
            <Link
              href={lawsHref(to)}
              scroll={false}
              aria-current={isShown ? 'page' : undefined}
              lang={isKorean ? 'ko' : undefined}
              className={tabClass}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
}
