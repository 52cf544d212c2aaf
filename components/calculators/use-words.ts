import { useTranslations } from 'next-intl'
import type { Words } from '@/lib/calculators/words'

type FormWords = Words & { has: (key: string) => boolean }

/** Words of a calculator's form, by keys put together from its fields; tests hold that all of them are there. */
export function useFormWords(): FormWords {
  return useTranslations('calculatorForms') as unknown as FormWords
}

/** Words of results whose keys come with them: heirs, holidays, figures. */
export function useResultWords(): Words {
  return useTranslations('calculators') as unknown as Words
}
