/**
 * Lets so much work run at a time, and one piece of each client, so that nobody holds every place.
 * @returns runs the work, or answers null when there is no place now
 */
export function createTurns(mostAtOnce: number) {
  const running = new Set<string>()
  return async <T>(client: string, work: () => Promise<T>): Promise<T | null> => {
    if (running.size >= mostAtOnce || running.has(client)) return null
    running.add(client)
    try {
      return await work()
    } finally {
      running.delete(client)
    }
  }
}
