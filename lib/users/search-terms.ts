/** A word as `ilike` takes it, with the organisations whose name in the reader's language holds it. */
export type SearchTerm = { like: string; keys: string[] }

/** More words narrow nothing any more. */
const maxTerms = 6

const escaped = (word: string) => word.replace(/[\\%_]/g, (character) => `\\${character}`)

/**
 * The words of a search box. Organisations of the sign-up form are stored by a key, so that "법무법인"
 * must find `lawFirm`.
 * @param organizations key → name as the reader sees it
 */
export function parseSearchTerms(
  text: string,
  organizations: Readonly<Record<string, string>>,
): SearchTerm[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxTerms)
  return words.map((word) => ({
    like: `%${escaped(word)}%`,
    keys: Object.entries(organizations)
      .filter(([, name]) => name.toLowerCase().includes(word))
      .map(([key]) => key),
  }))
}
