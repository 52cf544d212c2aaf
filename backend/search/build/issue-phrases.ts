/** Words of the headnotes' own form, which say nothing of a matter. */
const formal =
  /^(?:여부|경우|사례|의미|기준|판단|방법|요건|범위|이때|위|그|이|및|또는|등|한|수|때|것)$/
const particle =
  /(?:으로서|으로써|에서의|에게서|에 대한|에게|에서|으로|부터|까지|을|를|은|는|이|가|의|에|로|와|과|도)$/
/** A word of two letters is taken as it stands: 이의, 회의 and 수수 end in no particle. */
const shortestWithParticle = 3
const longestPhrase = 4

const isNoun = (word: string) => /^[가-힣]{2,}$/.test(word) && !formal.test(word)
const endsOpen = (word: string) => word.length >= shortestWithParticle && particle.test(word)
const withoutParticle = (word: string) => (endsOpen(word) ? word.replace(particle, '') : word)

/** The phrases of one issue: two to four nouns in a row, of which only the last may bear a particle. */
function phrasesOf(issue: string): Set<string> {
  const found = new Set<string>()
  for (const clause of issue.split(/[^가-힣\s]+/)) {
    const words = clause.trim().split(/\s+/)
    for (let from = 0; from < words.length; from++)
      for (let to = from; to < Math.min(words.length, from + longestPhrase); to++) {
        const last = withoutParticle(words[to]!)
        if (!isNoun(last)) break
        if (to > from) found.add([...words.slice(from, to), last].join(' '))
        if (endsOpen(words[to]!)) break
      }
  }
  return found
}

/** Counts phrases over the issues of many decisions. */
export class IssuePhrases {
  private readonly counts = new Map<string, number>()

  add(issue: string): void {
    for (const phrase of phrasesOf(issue))
      this.counts.set(phrase, (this.counts.get(phrase) ?? 0) + 1)
  }

  /** Phrases of several decisions, the most frequent first. */
  frequent(least: number, limit: number): string[] {
    return [...this.counts]
      .filter(([, count]) => count >= least)
      .sort((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1))
      .slice(0, limit)
      .map(([phrase]) => phrase)
  }
}
