import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { AgentAccess } from '@/components/product/agent-access'
import { ProductPage } from '@/components/product/product-page'
import { QualityExample } from '@/components/product/quality-example'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'ragops')
}

export default function RagopsPage() {
  return (
    <ProductPage product="ragops" more={<AgentAccess />}>
      <QualityExample />
    </ProductPage>
  )
}
