import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { PolicyPage } from '@/components/docs/policy-page'
import { priceTexts } from '@/lib/billing/price-texts'
import { pageMetadata } from '@/lib/page-metadata'

export const dynamic = 'force-static'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'paidService')
}

export default function PaidServicePage() {
  return <PolicyPage page="paidService" values={priceTexts} />
}
