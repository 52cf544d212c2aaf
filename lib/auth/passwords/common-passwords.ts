import 'server-only'

/**
 * The 10,000 commonest passwords of six characters and more, in lower case: by frequency from the list of the
 * npm package zxcvbn 4.4.2 (MIT, © Dan Wheeler and Dropbox, Inc.), and some of our own that Korean keyboards
 * bring. Loaded when a password is chosen, and by no browser.
 */
const loadList = async (): Promise<ReadonlySet<string>> =>
  new Set((await import('./common-passwords.json')).default)

let list: ReturnType<typeof loadList> | undefined

/** One character again and again, or the name before the @ of the person's own address. */
const isTrivial = (password: string, email: string) =>
  new Set(password).size === 1 || password === email.split('@')[0]

/** Whether a password is among those that are tried first. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const lower = password.toLowerCase()
  list ??= loadList()
  return isTrivial(lower, email.toLowerCase()) || (await list).has(lower)
}
