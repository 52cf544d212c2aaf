import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { PolicyPage } from '@/components/docs/policy-page'
import { pageMetadata } from '@/lib/page-metadata'

export const dynamic = 'force-static'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'privacy')
}

export default function PrivacyPage() {
  return <PolicyPage page="privacy" />
}
