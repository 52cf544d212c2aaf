import { useEffect, useState } from 'react'
import { type Changed, onChanged } from './conversations/tell-changed'

/** The title of the conversation in the room, also when it was renamed since it was read. */
export function useHeldTitle(conversation: string | null, title: string | null): string | null {
  const [renamed, setRenamed] = useState<Changed['renamed']>()
  useEffect(
    () =>
      onChanged((changed) => {
        if (changed.renamed) setRenamed(changed.renamed)
      }),
    [],
  )
  return renamed && renamed.id === conversation ? renamed.title : title
}
