import { useTranslations } from 'next-intl'
import { caseHref } from '@/lib/corpus/links'
import type { CaseRef } from '@/lib/corpus/schema'
import { Link } from '@/lib/i18n/navigation'
import { CaseFacts } from './case-facts'
import { readableName } from './case-name'

/** One number, several decisions: the reader picks by court and date. */
export function CaseChoices({ number, choices }: { number: string; choices: CaseRef[] }) {
  const t = useTranslations('case')
  return (
    <div className="max-w-[42em] py-8">
      <h1 className="text-2xl font-bold">{t('chooseTitle', { number })}</h1>
      <p className="mt-2 text-soft">{t('chooseText', { count: choices.length })}</p>
      <ul className="mt-4 border-t border-line">
        {choices.map((choice) => (
          <li key={`${choice.serial}`} className="border-b border-line py-3">
            <Link
              href={caseHref({ caseNumber: number, serial: choice.serial })}
              className="cite text-lg font-bold"
              lang="ko"
            >
              {choice.court} {choice.caseNumber} {readableName(choice.caseName)}
            </Link>
            <CaseFacts of={choice} />
          </li>
        ))}
      </ul>
    </div>
  )
}
