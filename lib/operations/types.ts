import type { ServiceName } from './constants'

/** How one of the services is; `way` says how mail leaves. */
export type ServiceState = {
  name: ServiceName
  state: 'up' | 'down' | 'unset'
  tookMs: number | null
  way?: 'smtp' | 'resend' | 'outbox'
}
