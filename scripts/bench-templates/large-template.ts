import { compileTemplate } from '@/lib/templates/organization/compile-template'
import { mostFields } from '@/lib/templates/organization/constants'
import { readSource } from '@/lib/templates/organization/read-source'
import { blocksOfTyped } from '@/lib/templates/organization/text-blocks'
import type { Template } from '@/lib/templates/types'

/** A template of an organisation with as many fields as there may be, each in a clause of its own. */
export function largeTemplate(): Template {
  const clauses = Array.from(
    { length: mostFields },
    (_, at) =>
      `제${at + 1}조(사항 ${at + 1}) 갑은 {{항목 ${at + 1}}}을(를) 이 계약에서 정한 바에 따라 을에게 이행하고, 을은 그 대가를 지급한다.`,
  )
  const read = readSource(blocksOfTyped(clauses.join('\n')), [])
  if (!read.ok) throw new Error(read.fault.problem)
  const fields = read.fields.map((field) => ({ ...field, example: '물건' }))
  return compileTemplate('large', '항목이 많은 서식', { about: '', blocks: read.blocks, fields })
    .template
}
