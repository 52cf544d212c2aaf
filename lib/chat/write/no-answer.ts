/** What a model writes, alone, when its passages carry no answer. */
export const noAnswer = 'NO_ANSWER'

const says = /^[\s*_`#>"'“”.-]*NO[_ -]?ANSWER(?![A-Za-z])/i
const lead = /^[\s*_`#>"'“”.-]*/

/** Whether a model found nothing in its passages; what it adds to that is of no use. */
export function saysNoAnswer(text: string): boolean {
  return says.test(text)
}

/** Whether a text that is still coming may turn out to say so: until then it is not shown. */
export function maySayNoAnswer(text: string): boolean {
  const begun = text.replace(lead, '').toUpperCase().replace(/[ -]/g, '_')
  return noAnswer.startsWith(begun.slice(0, noAnswer.length)) && begun.length <= noAnswer.length
}
