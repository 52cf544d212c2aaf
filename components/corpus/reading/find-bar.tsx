import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FindField } from '@/components/ui/form/find-field'
import { useFoundPlaces } from './use-found-places'
import { useOutlineMarks } from './use-outline-marks'

const longestFind = 200

/** Words to find in the text that is read. */
export function FindBar({ words }: { words: string }) {
  const t = useTranslations('reading')
  const [typed, setTyped] = useState(words)
  const { ranges, at, step, isSought } = useFoundPlaces(typed)
  useOutlineMarks(ranges)
  const count = ranges.length
  const told = count === 0 ? t('none') : at === 0 ? t('places', { count }) : t('at', { at, count })
  return (
    <FindField
      label={t('find')}
      words={typed}
      maxLength={longestFind}
      status={isSought ? told : ''}
      hasPlaces={count > 0}
      previous={{ label: t('previous'), shortcut: 'p' }}
      next={{ label: t('next'), shortcut: 'n' }}
      className="grow max-sm:mt-3 sm:justify-end"
      onWords={setTyped}
      onStep={step}
    />
  )
}
