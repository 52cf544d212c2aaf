import { XMLParser, XMLValidator } from 'fast-xml-parser'

/**
 * What is wrong with an answer. `refused`: the id, the IP or the headers. `absent`: what was asked for
 * is not there in this form. `passing`: may be better the next time.
 */
export type ApiFaultKind = 'refused' | 'absent' | 'passing'

export class ApiFault extends Error {
  constructor(
    readonly kind: ApiFaultKind,
    message: string,
  ) {
    super(message)
    this.name = 'ApiFault'
  }
}

/** Elements that may repeat and must be lists even when there is one. */
const repeated = new Set([
  'prec',
  'law',
  '조문단위',
  '항',
  '호',
  '목',
  '부칙단위',
  '소관부처',
  '별표단위',
])

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => repeated.has(name),
})

const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

function faultOfHtml(text: string): ApiFault {
  if (/점검|maintenance/i.test(text)) return new ApiFault('passing', 'a maintenance page')
  if (/location\s*(\.href|\.replace|=)/i.test(text))
    return new ApiFault('passing', 'a redirect by script')
  return new ApiFault('absent', 'published as HTML only')
}

/**
 * Reads an answer, which may be an error although its status is 200.
 * @returns what stands under the expected root; never an empty result in place of an error.
 * @throws ApiFault
 */
export function readAnswer(text: string, root: string): unknown {
  const body = text.replace(/^\ufeff/, '').trim()
  if (body === '') throw new ApiFault('passing', 'an empty answer')
  if (body.startsWith('{')) throw new ApiFault('refused', shortened(body))
  if (/^(<!doctype html|<html|<script)/i.test(body)) throw faultOfHtml(body)
  if (XMLValidator.validate(body) !== true) throw new ApiFault('passing', 'malformed XML')
  const parsed: Record<string, unknown> = parser.parse(body)
  const found = parsed[root]
  if (found !== undefined && typeof found === 'object') return found
  const [entry] = Object.entries(parsed).filter(([name]) => name !== '?xml')
  if (entry && typeof entry[1] === 'string') throw new ApiFault('absent', shortened(entry[1]))
  if (entry && /^html$/i.test(entry[0])) throw faultOfHtml(body)
  throw new ApiFault('passing', `an answer without <${root}>`)
}
