'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { clientAddress } from '@/lib/client-address'
import { getPathname } from '@/lib/i18n/navigation'
import { publicClient } from '@/lib/supabase/server'
import { receiveInquiry } from './receive-inquiry'
import { mailInquiry } from './service'
import type { InquiryState } from './types'

/** Takes the contact form, with script or without. Mail is sent after the answer: it may be slow. */
export async function sendInquiry(_: InquiryState, form: FormData): Promise<InquiryState> {
  const received = await receiveInquiry(form, {
    db: publicClient,
    client: clientAddress(await headers()),
    now: new Date(),
  })
  if (!received.ok) return received.state
  const { inquiry, locale } = received
  if (inquiry) after(() => mailInquiry(publicClient(), inquiry))
  redirect(getPathname({ locale, href: '/contact/sent' }))
}
