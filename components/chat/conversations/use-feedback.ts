import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { rate } from '@/lib/chat/conversations/actions'
import type { Rating } from '@/lib/chat/conversations/constants'
import type { Feedback } from '@/lib/chat/conversations/schema'
import { useConversationAction } from './use-conversation-action'

/** Whether an answer was of use: pressing says it, pressing again takes it back, and down asks why. */
export function useFeedback(message: string, known: Rating | null) {
  const t = useTranslations('chatList.feedback')
  const [rating, setRating] = useState(known)
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const { act, busy, problem } = useConversationAction()

  const tell = (feedback: Feedback, done: () => void) =>
    act(
      () => rate({ message, feedback }),
      () => {
        setRating(feedback.rating)
        setSaid(t(feedback.rating ? 'thanks' : 'taken'))
        done()
      },
    )

  return {
    rating,
    asking,
    said,
    busy,
    problem,
    press(pressed: Rating) {
      if (pressed === rating) return tell({ rating: null }, () => setAsking(false))
      if (pressed === 'up') return tell({ rating: 'up' }, () => setAsking(false))
      return tell({ rating: 'down', reasons: [], note: '' }, () => setAsking(true))
    },
    explain: (feedback: Feedback) => tell(feedback, () => setAsking(false)),
    skip: () => setAsking(false),
  }
}
