import type { ServiceName } from './constants'

/** How one of the services is; `way` says how mail leaves. */
export type ServiceHealth = {
  name: ServiceName
  status: 'up' | 'down' | 'unset'
  tookMs: number | null
  transport?: 'smtp' | 'resend' | 'outbox'
}
