const listeners = new Set<() => Promise<void>>()

/** Something to be done before the account is left; answers how to call it off. */
export function onSignOut(work: () => Promise<void>): () => void {
  listeners.add(work)
  return () => listeners.delete(work)
}

/** Before signing out: sends what a person did and was not sent, and takes it from this browser. Never rejects. */
export async function notifySignOut(): Promise<void> {
  await Promise.allSettled([...listeners].map((work) => work()))
}
