import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { ClauseExample } from '@/components/product/clause-example'
import { ProductPage } from '@/components/product/product-page'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'contractReview')
}

export default function ContractReviewPage() {
  return (
    <ProductPage product="contractReview">
      <ClauseExample />
    </ProductPage>
  )
}
