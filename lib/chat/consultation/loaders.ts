import 'server-only'
import { cache } from 'react'
import { loadConversation } from '@/lib/chat/loaders'
import { serviceClient } from '@/lib/supabase/service-client'
import { readStoredIntake } from './data'
import { lawyerSummary } from './lawyer-summary'
import type { LawyerSummary } from './types'

export type LoadedSummary = { summary: LawyerSummary; question: string; at: string }

/** The summary of a consultation of whoever asks, or null: then call notFound(). */
export const loadLawyerSummary = cache(async (id: string): Promise<LoadedSummary | null> => {
  const conversation = await loadConversation(id)
  if (conversation?.kind !== 'consultation') return null
  const kept = await readStoredIntake(serviceClient(), conversation.id)
  if (!kept) return null
  // The intake's own question and answer: what was asked later is another matter.
  const [asked, answer] = conversation.messages
  const question = asked?.parts.flatMap((part) => (part.kind === 'question' ? [part.text] : []))
  return {
    summary: lawyerSummary(kept.intake, answer ?? null),
    question: question?.join('\n') ?? '',
    at: kept.at,
  }
})
