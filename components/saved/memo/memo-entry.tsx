import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SelectField, TextArea } from '@/components/ui/form/field'
import { Link } from '@/lib/i18n/navigation'
import { longest } from '@/lib/saved/constants'
import {
  longestQuote,
  type MemoChoice,
  type MemoEntry,
  type MemoProblem,
} from '@/lib/saved/memo/schema'
import { beginning } from './beginning'

type Change = Partial<Pick<MemoEntry, 'issue' | 'quote' | 'note'>>

type Props = {
  of: MemoChoice
  entry: MemoEntry
  problem: MemoProblem | null
  onChange: (change: Change) => void
  /** Null where there is no place before, or after. */
  onMove: { up: (() => void) | null; down: (() => void) | null }
  onRemove: () => void
}

function Tool({
  label,
  onPress,
  children,
}: {
  label: string
  onPress: (() => void) | null
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className="inline-flex size-9 items-center justify-center text-soft hover:text-seal disabled:opacity-40"
      aria-label={label}
      title={label}
      disabled={!onPress}
      onClick={() => onPress?.()}
    >
      {children}
    </button>
  )
}

/** One decision of the memo: which of its issues, which of its words, and what one says to it. */
export function MemoEntryFields({ of, entry, problem, onChange, onMove, onRemove }: Props) {
  const t = useTranslations('memo')
  const name = of.citation

  function chooseIssue(value: string) {
    const issue = value === '' ? null : Number(value)
    const before = entry.issue === null ? '' : beginning(of.issues[entry.issue]?.gist ?? '')
    // What somebody chose to quote stays.
    const isOwn = entry.quote !== '' && entry.quote !== before
    const quote = issue === null ? '' : beginning(of.issues[issue]?.gist ?? '')
    onChange(isOwn ? { issue } : { issue, quote })
  }

  return (
    <li className="border-b border-line py-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold" lang="ko">
          <Link href={of.path} className="cite">
            {of.citation}
          </Link>{' '}
          <span className="font-normal text-soft">{of.name}</span>
        </h2>
        <div className="-my-1.5 flex shrink-0">
          <Tool label={t('up', { name })} onPress={onMove.up}>
            <ArrowUp size={17} aria-hidden="true" />
          </Tool>
          <Tool label={t('down', { name })} onPress={onMove.down}>
            <ArrowDown size={17} aria-hidden="true" />
          </Tool>
          <Tool label={t('remove', { name })} onPress={onRemove}>
            <X size={17} aria-hidden="true" />
          </Tool>
        </div>
      </div>
      {problem === 'gone' ? (
        <p role="alert" className="mt-1 text-sm text-danger">
          {t('problem.gone')}
        </p>
      ) : null}
      <div className="mt-3 max-w-[42em] space-y-3">
        {of.issues.length > 0 ? (
          <SelectField
            name="issue"
            label={t('issue')}
            lang="ko"
            value={entry.issue ?? ''}
            onChange={({ target }) => chooseIssue(target.value)}
          >
            <option value="">{t('noIssue')}</option>
            {of.issues.map(({ label }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: issues of one decision never change places
              <option key={at} value={at}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextArea
          name="quote"
          label={t('quote')}
          hint={t('quoteHint')}
          error={problem === 'quote' ? t('problem.quote') : null}
          lang="ko"
          rows={4}
          maxLength={longestQuote}
          value={entry.quote}
          onChange={({ target }) => onChange({ quote: target.value })}
        />
        <TextArea
          name="note"
          label={t('note')}
          rows={2}
          maxLength={longest.note}
          value={entry.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </li>
  )
}
