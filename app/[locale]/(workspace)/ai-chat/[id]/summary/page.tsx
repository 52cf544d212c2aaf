import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LawyerSummaryView } from '@/components/chat/consultation/lawyer-summary-view'
import { ConversationNotFound } from '@/components/chat/conversations/conversation-not-found'
import { PrintButton } from '@/components/corpus/case/print-button'
import { ClientMessages } from '@/components/layout/client-messages'
import { loadLawyerSummary } from '@/lib/chat/consultation/loaders'
import { Link } from '@/lib/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('consultation.summary')
  return { title: t('metaTitle'), robots: { index: false, follow: false } }
}

/** What a person takes to a lawyer: their own consultation, ready to be printed. */
export default async function SummaryPage({ params }: { params: Promise<{ id: string }> }) {
  const [t, { id }] = await Promise.all([getTranslations('consultation.summary'), params])
  const loaded = await loadLawyerSummary(id)
  if (!loaded) return <ConversationNotFound />
  return (
    <div className="page max-w-[64rem] py-6 print:p-0">
      <p className="no-print mb-6 flex flex-wrap items-center justify-between gap-3">
        <Link href={`/ai-chat/${id}`} className="link inline-flex items-center gap-1.5">
          <ArrowLeft size={16} aria-hidden="true" />
          {t('back')}
        </Link>
        <ClientMessages of={['caseActions']}>
          <PrintButton />
        </ClientMessages>
      </p>
      <LawyerSummaryView {...loaded} />
    </div>
  )
}
