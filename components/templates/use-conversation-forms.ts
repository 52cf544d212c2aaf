import { useEffect, useState } from 'react'
import type { ConversationForms } from '@/lib/templates/conversation/schema'

type FromConversation = ConversationForms & {
  /** Behind the address of a form, so that it knows the conversation too. */
  query: string
}

/** What the conversation in the page's address gives to forms; null while there is none, or none of one's own. */
export function useConversationForms(): FromConversation | null {
  const [found, setFound] = useState<FromConversation | null>(null)
  useEffect(() => {
    // The page is the same for everyone; its address is read once it is there.
    const id = new URLSearchParams(window.location.search).get('conversation')
    if (!id) return
    let isGone = false
    const query = `?conversation=${encodeURIComponent(id)}`
    // Only who comes from a conversation fetches what reads it; without an answer the forms are as for everyone.
    import('@/lib/templates/conversation/read-forms')
      .then(({ readConversationForms }) => readConversationForms(id))
      .then(
        (forms) => {
          if (!isGone) setFound({ ...forms, query })
        },
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [])
  return found
}
