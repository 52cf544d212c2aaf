import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { availability, type Product } from '@/lib/product-availability'
import { sitePages } from '@/lib/site-pages'

const products = [
  'legalAi',
  'consultation',
  'contractReview',
  'myRag',
  'ragops',
  'financeAi',
] as const satisfies readonly Product[]

/** The products, one line each; those that cannot be used yet say so. */
export function HomeProducts() {
  const t = useTranslations('home.products')
  const pages = useTranslations('pages')
  return (
    <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2 xl:grid-cols-3">
      {products.map((product) => (
        <li key={product} className="border-b border-line py-3">
          <h3 className="font-semibold">
            <Link
              href={sitePages[product].path}
              className="text-seal underline-offset-4 hover:underline"
            >
              {pages(`${product}.name`)}
            </Link>{' '}
            {availability[product].state === 'preparing' ? <Tag>{t('coming')}</Tag> : null}
          </h3>
          <p className="text-[0.95rem]">{t(product)}</p>
        </li>
      ))}
    </ul>
  )
}
