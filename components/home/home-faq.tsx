import { useTranslations } from 'next-intl'
import { Faq, type Question } from '@/components/ui/faq'

const names = ['free', 'advice', 'invent', 'language', 'missing'] as const

export function useHomeQuestions(): Question[] {
  const t = useTranslations('home.faq')
  return names.map((name) => ({ question: t(`${name}.q`), answer: t(`${name}.a`) }))
}

export function HomeFaq() {
  return <Faq of={useHomeQuestions()} />
}
