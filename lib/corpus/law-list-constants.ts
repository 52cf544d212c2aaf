/** What statutes are sorted into: 법률 (with the constitution), 대통령령, and the rules of ministries and others. */
export const lawKinds = ['act', 'decree', 'rule'] as const
export type LawKind = (typeof lawKinds)[number]

/** The first syllable of each consonant that Korean titles are looked up by. */
export const lawInitials = [
  ...['가', '나', '다', '라', '마', '바', '사'],
  ...['아', '자', '차', '카', '타', '파', '하'],
] as const
export type LawInitial = (typeof lawInitials)[number]

/** Titles of a consonant lie from its first syllable up to the first of the next; null after the last. */
export function afterInitial(initial: LawInitial): string | null {
  return lawInitials[lawInitials.indexOf(initial) + 1] ?? null
}

/** Which statutes are listed. */
export type LawsShown = {
  name: string
  kind?: LawKind | undefined
  initial?: LawInitial | undefined
}
