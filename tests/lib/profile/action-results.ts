export function formOf(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

/** Where an action leads, as Next tells it: by throwing. */
export async function redirectTarget(work: Promise<unknown>): Promise<string> {
  const answer = await work.then(
    (value) => value,
    (thrown: unknown) => thrown,
  )
  const digest = answer instanceof Error && 'digest' in answer ? String(answer.digest) : ''
  const [, to] = /^NEXT_REDIRECT;\w+;([^;]*);/.exec(digest) ?? []
  if (!to) throw new Error(`led nowhere: ${JSON.stringify(answer)}`)
  return to
}
