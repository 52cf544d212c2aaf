const pauseMs = 20

/** Looks until there is something: for what is written behind an answer. */
export async function untilFound<Found>(look: () => Promise<Found | null>): Promise<Found> {
  for (;;) {
    const found = await look()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
