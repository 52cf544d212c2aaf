const key = (conversation: string | null) => `chat-draft:${conversation ?? 'new'}`

/** What was typed and not sent, by conversation; lasts as long as the tab. */
export function readDraft(conversation: string | null): string {
  try {
    return sessionStorage.getItem(key(conversation)) ?? ''
  } catch {
    return ''
  }
}

export function saveDraft(conversation: string | null, text: string): void {
  try {
    if (text) sessionStorage.setItem(key(conversation), text)
    else sessionStorage.removeItem(key(conversation))
  } catch {
    // A closed storage: the text then lasts for this page.
  }
}

/** A question that another page has prepared, once. */
export function takePreparedQuestion(): string | null {
  try {
    const question = sessionStorage.getItem('consultation-question')
    sessionStorage.removeItem('consultation-question')
    return question
  } catch {
    return null
  }
}
