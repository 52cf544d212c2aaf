import { processGlobal } from '@/lib/process-global'

/** Answers that this copy of the site is writing: they go on when the browser has left. */
const running = processGlobal('runningAnswers', () => new Map<string, AbortController>())

/**
 * Does the work of an answer under its name, so that it can be stopped from another request.
 * @param work is told to stop by the signal
 */
export async function runStoppable<T>(
  answer: string,
  work: (controller: AbortController) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  running.set(answer, controller)
  try {
    return await work(controller)
  } finally {
    running.delete(answer)
  }
}

/** Stops an answer, if it is this copy that writes it. */
export function abortRunning(answer: string): void {
  running.get(answer)?.abort()
}
