/**
 * What each plan allows, in one place: a visitor without an account, a free account, and the three
 * subscriptions.
 */
export const tiers = ['visitor', 'free', '1month', '6months', '1year'] as const
export type Tier = (typeof tiers)[number]

/** What an account can have; visitors have none. */
export const accountTiers = [
  'free',
  '1month',
  '6months',
  '1year',
] as const satisfies readonly Tier[]
export type AccountTier = (typeof accountTiers)[number]

export type Entitlements = {
  /** Questions to the legal chat in one day of Korea. */
  questionsADay: number
  /** Characters of one question. */
  questionLength: number
  /** Answers that may be written at the same time. */
  answersAtOnce: number
  /** Files kept in the document library, and what they may weigh together. */
  documents: number
  documentBytes: number
  /** Collections of documents to search in together. */
  collections: number
  /** Questions that are asked of every document at once, and saved searches. */
  questionsOverDocuments: number
  savedSearches: number
  /** Decisions, articles, laws and searches of the corpus that one is told about. */
  watches: number
  /** Search collections that set the leading cases beside each article: law_premium and premium_mixed. */
  leadingCases: boolean
  /** Conversations, or single answers, saved as a file in one day of Korea. */
  exportsADay: number
  /** Contracts reviewed in one month of Korea. */
  contractReviewsAMonth: number
  /** Requests with keys of the API, all keys of an account together: in a minute, and in one day of Korea. */
  apiRequestsAMinute: number
  apiRequestsADay: number
  /** Organisations that an account may own; it may be in any number of others'. */
  organizations: number
  /** People of one organisation, viewers not counted; further seats are paid for one by one. */
  organizationSeats: number
  /** Spans of programs' traces that are taken in one day of Korea. */
  spansADay: number
}

const megabyte = 1024 * 1024

const paid: Entitlements = {
  questionsADay: 300,
  questionLength: 8000,
  answersAtOnce: 4,
  documents: 2000,
  documentBytes: 10 * 1024 * megabyte,
  collections: 100,
  questionsOverDocuments: 10,
  savedSearches: 50,
  watches: 500,
  leadingCases: true,
  exportsADay: 200,
  contractReviewsAMonth: 30,
  apiRequestsAMinute: 600,
  apiRequestsADay: 20_000,
  organizations: 5,
  organizationSeats: 5,
  spansADay: 200_000,
}

export const entitlements: Record<Tier, Entitlements> = {
  visitor: {
    questionsADay: 5,
    questionLength: 1000,
    answersAtOnce: 1,
    documents: 0,
    documentBytes: 0,
    collections: 0,
    questionsOverDocuments: 0,
    savedSearches: 0,
    watches: 0,
    leadingCases: false,
    exportsADay: 0,
    contractReviewsAMonth: 0,
    apiRequestsAMinute: 0,
    apiRequestsADay: 0,
    organizations: 0,
    organizationSeats: 0,
    spansADay: 0,
  },
  free: {
    questionsADay: 20,
    questionLength: 2000,
    answersAtOnce: 2,
    documents: 20,
    documentBytes: 100 * megabyte,
    collections: 3,
    questionsOverDocuments: 3,
    savedSearches: 5,
    watches: 20,
    leadingCases: false,
    exportsADay: 10,
    contractReviewsAMonth: 1,
    apiRequestsAMinute: 60,
    apiRequestsADay: 1000,
    organizations: 1,
    organizationSeats: 3,
    spansADay: 10_000,
  },
  '1month': paid,
  '6months': paid,
  '1year': paid,
}

/** No plan takes a longer question. */
export const longestQuestion = Math.max(...tiers.map((plan) => entitlements[plan].questionLength))

/** A person's plan; nobody's is that of visitors. */
export function tierOf(user: { plan: AccountTier } | null): Tier {
  return user ? user.plan : 'visitor'
}

/** Whether somebody pays for it. */
export const isPaid = (plan: Tier): boolean => plan !== 'visitor' && plan !== 'free'
