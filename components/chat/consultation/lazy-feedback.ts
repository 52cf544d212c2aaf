import { preloadedPart } from './preloaded-part'

const problems = preloadedPart(() => import('./problem-list').then((module) => module.ProblemList))
const review = preloadedPart(() =>
  import('./intake-review').then((module) => module.IntakeReviewView),
)

/** What the form says when a step has been left: its mistakes, and at the end what will be asked. */
export const ProblemList = problems.Part
export const IntakeReviewView = review.Part

export const loadFeedback = () => Promise.all([problems.load(), review.load()])
