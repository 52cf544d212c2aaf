import type { SitePage } from './site-pages'

export type Product = Extract<
  SitePage,
  'legalAi' | 'financeAi' | 'consultation' | 'myRag' | 'ragops' | 'contractReview'
>
type Availability = {
  state: 'open' | 'partly' | 'preparing'
  /** The one next step: what a visitor of this product can do today. */
  next: 'ask' | 'search' | 'contact' | 'documents' | 'review'
}

/** What can be used today; a product that opens changes here and in its `status` message. */
export const availability: Record<Product, Availability> = {
  legalAi: { state: 'open', next: 'ask' },
  consultation: { state: 'open', next: 'ask' },
  contractReview: { state: 'open', next: 'review' },
  myRag: { state: 'partly', next: 'documents' },
  ragops: { state: 'partly', next: 'contact' },
  financeAi: { state: 'preparing', next: 'search' },
}
