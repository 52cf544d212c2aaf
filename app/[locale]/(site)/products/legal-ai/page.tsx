import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { AnswerExample } from '@/components/product/answer-example'
import { CitationList } from '@/components/product/citation-list'
import { ProductPage } from '@/components/product/product-page'
import { RefusalExample } from '@/components/product/refusal-example'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'legalAi')
}

export default function LegalAiPage() {
  return (
    <ProductPage
      product="legalAi"
      more={
        <>
          <CitationList />
          <RefusalExample />
        </>
      }
    >
      <AnswerExample />
    </ProductPage>
  )
}
