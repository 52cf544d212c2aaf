const farewells = new Set<() => Promise<void>>()

/** Something to be done before the account is left; answers how to call it off. */
export function onLeaving(work: () => Promise<void>): () => void {
  farewells.add(work)
  return () => farewells.delete(work)
}

/** Before signing out: sends what a person did and was not sent, and takes it from this browser. Never rejects. */
export async function sayFarewell(): Promise<void> {
  await Promise.allSettled([...farewells].map((work) => work()))
}
