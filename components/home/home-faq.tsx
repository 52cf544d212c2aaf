import { useTranslations } from 'next-intl'

export const questions = ['free', 'advice', 'invent', 'language', 'missing'] as const

export function HomeFaq() {
  const t = useTranslations('home.faq')
  return (
    <div className="border-t border-line">
      {questions.map((name) => (
        <details key={name} className="group border-b border-line">
          <summary className="flex list-none items-baseline justify-between gap-4 py-2.5 font-semibold hover:text-seal">
            {t(`${name}.q`)}
            <span aria-hidden="true" className="text-soft group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-[46em] pb-3">{t(`${name}.a`)}</p>
        </details>
      ))}
    </div>
  )
}
