import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { FinanceTopics } from '@/components/product/finance-topics'
import { ProductPage } from '@/components/product/product-page'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'financeAi')
}

export default function FinanceAiPage() {
  return (
    <ProductPage product="financeAi" real>
      <FinanceTopics />
    </ProductPage>
  )
}
