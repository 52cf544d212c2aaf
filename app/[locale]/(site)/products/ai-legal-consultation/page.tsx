import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { IntakeExample } from '@/components/product/intake-example'
import { ProductPage } from '@/components/product/product-page'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'consultation')
}

export default function ConsultationPage() {
  return (
    <ProductPage product="consultation">
      <IntakeExample />
    </ProductPage>
  )
}
