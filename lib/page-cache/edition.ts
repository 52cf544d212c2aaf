export type EditionSource = {
  /** Names the data that pages are made of. */
  load: () => Promise<string>
  /** Told when that has changed, before anybody learns the new name. */
  onChange: () => void
  now?: () => number
}

const everyMs = 5000

/**
 * The edition of the data, asked for at most every five seconds and then behind the back of whoever wants to know.
 * Null until the first answer; afterwards the last one holds while there is none.
 */
export function watchEdition({ load, onChange, now = () => performance.now() }: EditionSource) {
  let known: string | null = null
  let askedAt = Number.NEGATIVE_INFINITY

  async function ask(): Promise<void> {
    try {
      const found = await load()
      if (known !== null && found !== known) onChange()
      known = found
    } catch {
      // Said by whoever needs the data.
    }
  }

  return async (): Promise<string | null> => {
    if (now() - askedAt >= everyMs) {
      askedAt = now()
      const asked = ask()
      if (known === null) await asked
    }
    return known
  }
}
