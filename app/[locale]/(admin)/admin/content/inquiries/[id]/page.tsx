import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { CloseInquiry } from '@/components/contact/close-inquiry'
import { InquiryDesk } from '@/components/contact/inquiry-desk'
import { AdminFrame } from '@/components/layout/admin-frame'
import { IslandMessages } from '@/components/layout/island-messages'
import { ToastProvider } from '@/components/ui/toast'
import { loadInquiry } from '@/lib/contact/loaders'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminInquiries')
}

export default async function InquiryPage({ params }: Props) {
  const { user, inquiry } = await loadInquiry((await params).id)
  if (!inquiry) notFound()
  const t = await getTranslations('adminContent.toast')
  return (
    <IslandMessages of={['adminContent', 'language', 'errors']}>
      <ToastProvider regionLabel={t('region')} closeLabel={t('close')}>
        <AdminFrame
          user={user}
          page="adminInquiries"
          actions={<CloseInquiry id={inquiry.id} closed={inquiry.status === 'closed'} />}
        >
          <InquiryDesk inquiry={inquiry} replyId={randomUUID()} now={new Date()} />
        </AdminFrame>
      </ToastProvider>
    </IslandMessages>
  )
}
