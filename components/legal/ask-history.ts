/** Recent questions in local storage. Whatever goes wrong with the storage, the list is merely empty. */
const key = 'recent-questions'
const most = 8

export function readQuestions(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((each): each is string => typeof each === 'string').slice(0, most)
  } catch {
    return []
  }
}

function write(questions: string[]): string[] {
  try {
    localStorage.setItem(key, JSON.stringify(questions))
  } catch {
    // A full or closed storage: the list then lasts for this page.
  }
  return questions
}

export function rememberQuestion(question: string): string[] {
  const others = readQuestions().filter((each) => each !== question)
  return write([question, ...others].slice(0, most))
}

export function clearQuestions(): string[] {
  return write([])
}
