import type { Card, EventOf, LedgerEvent } from './events'
import type { Journal } from './journal'

export type Authorization = EventOf<'authorized'> & { used: boolean }

export type BillingKey = {
  billingKey: string
  customerKey: string
  card: Card
  issuedAt: number
  deletedAt: number | null
  /** Charges that reached the card, approved or refused. */
  attempts: number
}

export type PaymentRecord = EventOf<'charged'> & {
  customerKey: string
  card: Card
  cancels: EventOf<'canceled'>[]
}

export const balanceOf = (payment: PaymentRecord): number =>
  payment.cancels.reduce((balance, cancel) => balance - cancel.amount, payment.amount)

/** The state of the stand-in: what its journal adds up to. */
export class Ledger {
  readonly authorizations = new Map<string, Authorization>()
  readonly billingKeys = new Map<string, BillingKey>()
  readonly payments = new Map<string, PaymentRecord>()
  readonly byOrder = new Map<string, PaymentRecord>()
  readonly remembered = new Map<string, EventOf<'remembered'>>()
  readonly unsettled = new Map<string, EventOf<'announced'>>()
  refusals = 0

  constructor(private readonly journal: Journal) {
    for (const event of journal.past) this.#apply(event)
  }

  /** What happened together: all of it is kept, or none. */
  record(events: LedgerEvent[]): void {
    if (events.length === 0) return
    this.journal.append(events)
    for (const event of events) this.#apply(event)
  }

  /** A billing key that can be charged. */
  live(billingKey: string): BillingKey | undefined {
    const known = this.billingKeys.get(billingKey)
    return known?.deletedAt === null ? known : undefined
  }

  #apply(event: LedgerEvent): void {
    switch (event.type) {
      case 'authorized':
        this.authorizations.set(event.authKey, { ...event, used: false })
        return
      case 'issued':
        this.#issue(event)
        return
      case 'charged':
        this.#charge(event)
        return
      case 'refused':
        this.refusals += 1
        this.#countAttempt(event.billingKey)
        return
      case 'canceled':
        this.payments.get(event.paymentKey)?.cancels.push(event)
        return
      case 'deleted': {
        const known = this.billingKeys.get(event.billingKey)
        if (known) known.deletedAt = event.at
        return
      }
      case 'remembered':
        this.remembered.set(event.scope, event)
        return
      case 'announced':
        this.unsettled.set(event.transmissionId, event)
        return
      case 'settled':
        this.unsettled.delete(event.transmissionId)
    }
  }

  #issue({ authKey, billingKey, at }: EventOf<'issued'>): void {
    const authorization = this.authorizations.get(authKey)
    if (!authorization) return
    authorization.used = true
    const { customerKey, card } = authorization
    const fresh = { billingKey, customerKey, card, issuedAt: at, deletedAt: null, attempts: 0 }
    this.billingKeys.set(billingKey, fresh)
  }

  #charge(event: EventOf<'charged'>): void {
    const source = this.billingKeys.get(event.billingKey)
    if (!source) return
    const payment = {
      ...event,
      customerKey: source.customerKey,
      card: source.card,
      cancels: [],
    }
    this.payments.set(event.paymentKey, payment)
    this.byOrder.set(event.orderId, payment)
    this.#countAttempt(event.billingKey)
  }

  #countAttempt(billingKey: string): void {
    const known = this.billingKeys.get(billingKey)
    if (known) known.attempts += 1
  }
}
