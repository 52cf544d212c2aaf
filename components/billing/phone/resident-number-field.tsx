import { useTranslations } from 'next-intl'
import type { ChangeEvent, ReactNode, Ref } from 'react'
import { TextField } from '@/components/ui/form/field'
import { formatResidentNumber } from '@/lib/billing/phone/resident-number'

const LONGEST = 8

/**
 * The first seven digits of a resident number, with a word on what becomes of them. For client islands: the
 * value is to live in their memory and nowhere else.
 */
export function ResidentNumberField({
  value,
  onChange,
  error,
  ref,
}: {
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}) {
  const t = useTranslations('phone')
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Only at the end, so that correcting a digit in the middle does not throw the cursor about.
    const isAtEnd = target.selectionStart === target.value.length
    onChange(isAtEnd ? formatResidentNumber(target.value) : target.value.slice(0, LONGEST))
  }
  return (
    <TextField
      ref={ref}
      label={t('residentNumber')}
      hint={
        <>
          {t('residentHint')}
          <span className="block">{t('residentNote')}</span>
        </>
      }
      error={error}
      name="residentNumber"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={LONGEST}
      placeholder="900101-1"
      value={value}
      onChange={change}
      className="max-w-48 tabular-nums"
      required
    />
  )
}
