import type { SitePage } from './site-pages'

export type Product = Extract<
  SitePage,
  'legalAi' | 'financeAi' | 'consultation' | 'myRag' | 'ragops' | 'contractReview'
>
type Availability = {
  state: 'open' | 'partly' | 'preparing'
  /** The one next step: what a visitor of this product can do today. */
  next: 'ask' | 'search' | 'contact'
}

/** What can be used today; a product that opens changes here and in its `status` message. */
export const availability: Record<Product, Availability> = {
  legalAi: { state: 'open', next: 'ask' },
  consultation: { state: 'open', next: 'ask' },
  contractReview: { state: 'preparing', next: 'search' },
  myRag: { state: 'preparing', next: 'search' },
  ragops: { state: 'preparing', next: 'contact' },
  financeAi: { state: 'preparing', next: 'search' },
}
