import { useTranslations } from 'next-intl'

/** A period of the law in the reader's words; a title of one's own as it is. */
export function usePresetWords(): (title: string) => string {
  const t = useTranslations('calculatorForms.period.options.preset')
  return (title) => {
    const key = title as Parameters<typeof t>[0]
    return t.has(key) ? t(key) : title
  }
}
