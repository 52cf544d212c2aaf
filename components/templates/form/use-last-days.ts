import { useEffect, useMemo, useState } from 'react'
import { type DueStep, stepsAfter } from '@/lib/templates/steps'
import type { Answers, Template } from '@/lib/templates/types'

/** What to do next; the holidays that move a last day are fetched when somebody has come this far. */
export function useLastDays(template: Template, answers: Answers): DueStep[] {
  const steps = useMemo(() => stepsAfter(template.steps, answers), [template, answers])
  const [moved, setMoved] = useState<DueStep[] | null>(null)
  useEffect(() => {
    let isGone = false
    setMoved(null)
    void import('@/lib/templates/last-days').then(({ withLastDays }) => {
      if (!isGone) setMoved(withLastDays(template, steps, answers))
    })
    return () => {
      isGone = true
    }
  }, [template, steps, answers])
  return moved ?? steps
}
