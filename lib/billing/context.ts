import 'server-only'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { serviceClient } from '@/lib/supabase/service-client'
import type { ServiceDb } from '@/lib/supabase/types'
import { createEncryption, type Encryption } from './encryption'
import { configuredProvider, type PaymentProvider } from './service'

/** What taking money needs, given to whatever takes it. */
export type BillingContext = {
  /** Of the service: nobody's own session may write what was paid. */
  service: ServiceDb
  provider: PaymentProvider
  encryption: Encryption
  now: () => Date
}

/** @throws AppError `unavailable` where no provider, or no secret to seal its keys with, is set. */
export function createBillingContext(now: () => Date = () => new Date()): BillingContext {
  const provider = configuredProvider()
  const { BILLING_SECRET } = env()
  if (!provider || !BILLING_SECRET) {
    throw new AppError('unavailable', { internal: 'payments are not configured' })
  }
  return { service: serviceClient(), provider, encryption: createEncryption(BILLING_SECRET), now }
}
