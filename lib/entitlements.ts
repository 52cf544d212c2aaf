/**
 * What each plan allows, in one place: a visitor without an account, a free account, and the three
 * subscriptions.
 */
export const plans = ['visitor', 'free', '1month', '6months', '1year'] as const
export type Plan = (typeof plans)[number]

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
}

const megabyte = 1024 * 1024

const paid: Entitlements = {
  questionsADay: 300,
  questionLength: 8000,
  answersAtOnce: 4,
  documents: 2000,
  documentBytes: 10 * 1024 * megabyte,
}

export const entitlements: Record<Plan, Entitlements> = {
  visitor: {
    questionsADay: 5,
    questionLength: 1000,
    answersAtOnce: 1,
    documents: 0,
    documentBytes: 0,
  },
  free: {
    questionsADay: 20,
    questionLength: 2000,
    answersAtOnce: 2,
    documents: 20,
    documentBytes: 100 * megabyte,
  },
  '1month': paid,
  '6months': paid,
  '1year': paid,
}

/** No plan takes a longer question. */
export const longestQuestion = Math.max(...plans.map((plan) => entitlements[plan].questionLength))

/** A person's plan. Subscriptions are not sold yet: every account has the free one. */
export function planOf(user: { id: string } | null): Plan {
  return user ? 'free' : 'visitor'
}
