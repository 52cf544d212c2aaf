import type { Line } from './types'
import type { Words } from './words'

/** `child-1-2-spouse` → the spouse of the second child of the first child. */
function heirName(key: string, t: Words): string {
  if (key === 'spouse') return t('heirs.spouse')
  const [kind = 'child', first = '1', ...rest] = key.split('-')
  return rest.reduce(
    (whose, part) =>
      t('heirs.of', {
        whose,
        who: part === 'spouse' ? t('heirs.spouse') : t('heirs.child', { n: part }),
      }),
    t(`heirs.${kind}`, { n: first }),
  )
}

const heirKey = /^(spouse|(child|parent|grandparent|sibling|third|fourth)(-\d+)+(-spouse)?)$/

/** What a line is about, in words: an heir, a holiday, a paper; spans of days stay as they are. */
export function lineSubject({ key, subject }: Line, t: Words, form: Words): string | null {
  if (subject === null) return null
  if (key === 'share' || key === 'forced-share')
    return heirKey.test(subject) ? heirName(subject, t) : subject
  if (key === 'passed-over') return t(`holidays.${subject}`)
  if (key === 'minimum-wage') return t(`words.${subject}`)
  if (key === 'document-stamp') return form(`stamp.options.document.${subject}`)
  return subject
}
