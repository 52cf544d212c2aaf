import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { FinanceAiDialog } from '@/components/layout/header/finance-ai-dialog'
import { FinanceTopics } from '@/components/product/finance-topics'
import { ProductPage } from '@/components/product/product-page'
import { ShowModal } from '@/components/ui/overlay/show-modal'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'financeAi')
}

const dialogId = 'finance-ai-notice'

/** Opens with the alert that the product is coming (spec 2); behind it, what can be done until then. */
export default function FinanceAiPage() {
  return (
    <>
      <ProductPage product="financeAi" real>
        <FinanceTopics />
      </ProductPage>
      <FinanceAiDialog id={dialogId} open />
      <ShowModal dialogId={dialogId} />
    </>
  )
}
