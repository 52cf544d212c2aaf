import { useTranslations } from 'next-intl'
import { lawHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'

/** The laws that most questions are about; their titles are Korean in every language. */
const frequentLaws = [
  '대한민국헌법',
  '민법',
  '형법',
  '상법',
  '민사소송법',
  '형사소송법',
  '주택임대차보호법',
  '상가건물 임대차보호법',
  '근로기준법',
  '근로자퇴직급여 보장법',
  '도로교통법',
  '개인정보 보호법',
  '전자상거래 등에서의 소비자보호에 관한 법률',
  '채무자 회생 및 파산에 관한 법률',
  '행정소송법',
  '국세기본법',
] as const

export function FrequentLaws() {
  const t = useTranslations('statutes')
  return (
    <section aria-labelledby="often-title" className="mt-8">
      <h2 id="often-title" className="section-title">
        {t('often')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-4 lg:gap-x-8" lang="ko">
        {frequentLaws.map((law) => (
          <li key={law} className="flex items-center border-b border-line">
            <Link href={lawHref(law)} className="block py-2 leading-snug hover:text-seal">
              {law}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
