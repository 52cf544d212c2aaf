/** Called as the build goes on; `done` of `total` documents in the named stage. */
export type BuildProgress = (progress: { stage: string; done: number; total: number }) => void
