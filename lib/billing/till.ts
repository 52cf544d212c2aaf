import 'server-only'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { serviceClient } from '@/lib/supabase/service'
import type { Db } from '@/lib/supabase/types'
import { type Seal, sealWith } from './seal'
import { configuredProvider, type Provider } from './service'

/** What taking money needs, given to whatever takes it. */
export type Till = {
  /** Of the service: nobody's own session may write what was paid. */
  service: Db
  provider: Provider
  seal: Seal
  now: () => Date
}

/** @throws AppError `unavailable` where no provider, or no secret to seal its keys with, is set. */
export function openTill(now: () => Date = () => new Date()): Till {
  const provider = configuredProvider()
  const { BILLING_SECRET } = env()
  if (!provider || !BILLING_SECRET) {
    throw new AppError('unavailable', { internal: 'payments are not configured' })
  }
  return { service: serviceClient(), provider, seal: sealWith(BILLING_SECRET), now }
}
