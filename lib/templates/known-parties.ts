import type { TypedAnswers } from './example-answers'
import { type Party, type PartyDetail, partyDetails } from './types'

/** As many as somebody looks through. */
const most = 30

/** Resident numbers are kept nowhere, so they are not offered either. */
const offered = partyDetails.filter((detail) => detail !== 'residentNumber')

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 300) : undefined

/** What has a name and something else that is asked of people is one; a piece of evidence has a name alone. */
function partyOf(source: Readonly<Record<string, unknown>>): Party | null {
  const name = textOf(source.name)
  const known = offered.flatMap((detail): [PartyDetail, string][] => {
    const text = textOf(source[detail])
    return text ? [[detail, text]] : []
  })
  if (!name || known.length === 0) return null
  const representative = textOf(source.representative)
  return {
    type: source.type === 'company' ? 'company' : 'person',
    name,
    ...(representative ? { representative } : {}),
    ...Object.fromEntries(known),
  }
}

/** Everybody whom somebody has named in their drafts, once each; of two with one name the first. */
export function partiesIn(drafts: readonly TypedAnswers[]): Party[] {
  const found = new Map<string, Party>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) {
      const party = partyOf({ ...value })
      if (party?.name && !found.has(party.name)) found.set(party.name, party)
    }
    for (const inside of Object.values(value)) walk(inside)
  }
  for (const draft of drafts) walk(draft)
  return [...found.values()].slice(0, most)
}
