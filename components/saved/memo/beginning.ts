/** A quote is to be read at a glance. */
const enough = 300

/** The first sentences of what was held, letter for letter, until there is enough of them. */
export function beginning(gist: string): string {
  let taken = ''
  for (const sentence of gist.split(/(?<=다\.)(?=\s)/)) {
    if (taken !== '' && taken.length + sentence.length > enough) break
    taken += sentence
  }
  return taken.trim()
}
