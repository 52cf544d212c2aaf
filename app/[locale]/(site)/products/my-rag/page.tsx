import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { LibraryExample } from '@/components/product/library-example'
import { ProductPage } from '@/components/product/product-page'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'myRag')
}

export default function MyRagPage() {
  return (
    <ProductPage product="myRag">
      <LibraryExample />
    </ProductPage>
  )
}
