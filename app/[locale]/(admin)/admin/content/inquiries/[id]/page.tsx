import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CloseInquiryButton } from '@/components/contact/inquiry-actions'
import { InquiryDetail } from '@/components/contact/inquiry-detail'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { ClientMessages } from '@/components/layout/client-messages'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { ToastProvider } from '@/components/ui/overlay/toast'
import { loadInquiry } from '@/lib/contact/loaders'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminInquiries')
}

export default async function InquiryPage({ params }: Props) {
  const { user, inquiry } = await loadInquiry((await params).id)
  if (!inquiry) return <NotFoundView />
  const t = await getTranslations('adminContent.toast')
  return (
    <ClientMessages of={['adminContent', 'language', 'errors']}>
      <ToastProvider regionLabel={t('region')} closeLabel={t('close')}>
        <AdminFrame
          user={user}
          page="adminInquiries"
          actions={<CloseInquiryButton id={inquiry.id} closed={inquiry.status === 'closed'} />}
        >
          <InquiryDetail inquiry={inquiry} replyId={randomUUID()} now={new Date()} />
        </AdminFrame>
      </ToastProvider>
    </ClientMessages>
  )
}
