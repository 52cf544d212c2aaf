import { runPlaybook } from '@/lib/contracts/playbooks/run-playbook'
import { type PlaybookAnswer, playbookTaskSchema } from '@/lib/contracts/playbooks/task'
import type { Routes } from '@/worker/http'
import { createTurns } from '@/worker/turns'

/** Each takes a thread. */
const mostAtOnce = 2
const mostMs = 55_000

/** The rules of organisations, applied to contracts as the site asks for whoever may read both. */
export function playbookRoutes(): Routes {
  const inTurn = createTurns(mostAtOnce)
  return {
    '/contracts/playbook': async (body): Promise<PlaybookAnswer> => {
      const { client, ...task } = playbookTaskSchema.parse(body)
      const matches = await inTurn(client, () => runPlaybook(task, AbortSignal.timeout(mostMs)))
      return matches ? { state: 'ready', matches } : { state: 'busy' }
    },
  }
}
