'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import type { MemoChoice, MemoEntry } from '@/lib/saved/memo/schema'
import { memoFormats } from '@/lib/saved/memo/schema'
import { beginning } from './beginning'
import { MemoEntryFields } from './memo-entry'
import { useMemoFile } from './use-memo-file'

const firstEntry = ({ serial, issues, note }: MemoChoice): MemoEntry => ({
  serial,
  issue: issues.length > 0 ? 0 : null,
  quote: beginning(issues[0]?.gist ?? ''),
  note,
})

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  const [one] = next.splice(from, 1)
  if (one !== undefined) next.splice(to, 0, one)
  return next
}

/** The memo of the chosen decisions: what is typed stays here until a file is made of it. */
export function MemoEditor({ choices }: { choices: readonly MemoChoice[] }) {
  const t = useTranslations('memo')
  const locale = useLocale()
  const [title, setTitle] = useState(t('defaultTitle'))
  const [entries, setEntries] = useState(() => choices.map(firstEntry))
  const file = useMemoFile()
  const memo = { title, locale, entries }
  const isEmpty = entries.length === 0

  const change = (serial: number, part: Partial<MemoEntry>) => {
    file.forget(serial)
    setEntries((now) => now.map((each) => (each.serial === serial ? { ...each, ...part } : each)))
  }
  return (
    <>
      <TextField
        name="title"
        label={t('title')}
        required
        maxLength={200}
        value={title}
        error={file.problem === 'title' ? t('problem.title') : null}
        onChange={({ target }) => setTitle(target.value)}
        className="max-w-[42em]"
      />
      <ol className="mt-5 border-t border-line">
        {entries.map((entry, at) => {
          const of = choices.find(({ serial }) => serial === entry.serial)
          if (!of) return null
          const move = (to: number) => () => setEntries((now) => moved(now, at, to))
          return (
            <MemoEntryFields
              key={entry.serial}
              of={of}
              entry={entry}
              problem={file.problemOf(entry.serial)}
              onChange={(part) => change(entry.serial, part)}
              onMove={{
                up: at > 0 ? move(at - 1) : null,
                down: at < entries.length - 1 ? move(at + 1) : null,
              }}
              onRemove={() => setEntries((now) => now.filter((each) => each !== entry))}
            />
          )
        })}
      </ol>
      {isEmpty ? <p className="py-5 text-soft">{t('allRemoved')}</p> : null}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-strong bg-paper py-3">
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={file.isBusy || isEmpty}
          onClick={() => void file.openInEditor(memo)}
        >
          {t('edit')}
        </button>
        {memoFormats.map((format) => (
          <button
            key={format}
            type="button"
            className={buttonClass()}
            aria-disabled={file.isBusy || isEmpty}
            onClick={() => void file.download(memo, format)}
          >
            {t(`format.${format}`)}
          </button>
        ))}
        <FormStatus tone="error">
          {file.problem && file.problem !== 'title' ? t(`problem.${file.problem}`) : null}
        </FormStatus>
      </div>
    </>
  )
}
