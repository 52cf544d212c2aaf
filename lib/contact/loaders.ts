import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { userClient } from '@/lib/supabase/clients'
import { readInbox, readInquiry } from './data'
import { type InboxAddress, inboxHref } from './inbox-address'
import type { Inbox, OpenedInquiry } from './inbox-schema'

/** One page of the inbox, for editors; other visitors are redirected. */
export async function loadInbox(
  address: InboxAddress,
): Promise<{ user: SessionUser; inbox: Inbox }> {
  const user = await requireAccess('adminInquiries', inboxHref(address))
  return { user, inbox: await readInbox(await userClient(), address) }
}

/** One inquiry; null when there is none of that id. */
export const loadInquiry = cache(
  async (id: string): Promise<{ user: SessionUser; inquiry: OpenedInquiry | null }> => {
    const user = await requireAccess(
      'adminInquiries',
      `/admin/content/inquiries/${encodeURIComponent(id)}`,
    )
    const isId = z.uuid().safeParse(id).success
    return { user, inquiry: isId ? await readInquiry(await userClient(), id) : null }
  },
)
