import type { ReactNode } from 'react'
import type { Source } from '@/lib/chat/parts/source'
import type { Part, PartOf } from '@/lib/chat/schema'

/** What can be pressed comes from the thread, so that a message can be drawn without script. */
export type MessageControls = {
  retry?: ReactNode
  /** How there can be more questions where a limit is reached. */
  more?: ReactNode
  ask?: (question: string) => ReactNode
}

/** What the view of a part is given: the part, and of its message the id, the sources and the controls. */
export type PartProps<Kind extends Part['kind']> = {
  part: PartOf<Kind>
  messageId: string
  sources: readonly Source[]
  controls: MessageControls
}
