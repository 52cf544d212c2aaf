import { findingAt, lineAt } from '@/lib/contracts/checks/finding'
import { partyNameMismatch } from '@/lib/contracts/checks/inconsistencies'
import { roles } from '@/lib/contracts/roles'
import type { Contract, Finding } from '@/lib/contracts/types'

const seal = String.raw`\((?:인|印|서명|날인|도장|직인|서명\s*또는\s*날인|서명\s*·\s*날인)\)`
const sealedName = new RegExp(String.raw`(?<![가-힣])([가-힣]{2,4})\s*(?:${seal}|㊞)`, 'g')
const fund = /(?<![가-힣])([가-힣A-Za-z&]{3,24})\s*제\s*(\d{1,3})\s*호(?!\s*(?:서식|의|에|가 정))/g

/** Names of the same length that one syllable sets apart. */
const isNearly = (a: string, b: string): boolean =>
  a.length === b.length &&
  a.length >= 3 &&
  [...a].filter((syllable, i) => syllable !== b[i]).length === 1

type Signed = { role: string; name: string; start: number; end: number }

/** 임대인 김미옥 (인) and 보증금 영수인 임대인 김미욱 (인): one role that two names sign for. */
function signers(contract: Contract, start: number): Finding[] {
  const { drafter, signer } = roles[contract.type]
  const words = [...new Set(['갑', '을', ...drafter, ...signer])].sort(
    (a, b) => b.length - a.length,
  )
  const role = new RegExp(`(?<![가-힣])(${words.join('|')})(?![가-힣])`)
  const signed: Signed[] = []
  let at = start
  for (const line of contract.text.slice(start).split('\n')) {
    const said = role.exec(line)?.[1]
    for (const match of said ? line.matchAll(sealedName) : [])
      signed.push({
        role: said ?? '',
        name: match[1] ?? '',
        start: at + match.index,
        end: at + match.index + match[0].length,
      })
    at += line.length + 1
  }
  return signed.flatMap((each, index) => {
    const first = signed
      .slice(0, index)
      .find(({ role: other, name }) => other === each.role && isNearly(name, each.name))
    return first
      ? [findingAt(contract, partyNameMismatch, each, { first: first.name, second: each.name })]
      : []
  })
}

/** 투자조합 제2호 above and 제3호 where people sign. */
function funds(contract: Contract, start: number, headEnd: number): Finding[] {
  const above = new Map<string, string>()
  for (const [, name = '', number = ''] of contract.text.slice(0, headEnd).matchAll(fund))
    above.set(name, above.has(name) ? '' : number)
  return [...contract.text.slice(start).matchAll(fund)].flatMap((match) => {
    const [, name = '', number = ''] = match
    const first = above.get(name)
    if (!first || first === number || !/조합|펀드|회사|호점|신탁|기금|법인/.test(name)) return []
    return [
      findingAt(contract, partyNameMismatch, lineAt(contract.text, start + match.index), {
        first: `제${first}호`,
        second: `제${number}호`,
      }),
    ]
  })
}

/** Parties whose names differ by a syllable or a number where they sign. */
export function checkNearNames(contract: Contract): Finding[] {
  const block = contract.clauses.find(({ part }) => part === 'signature')
  const [preamble] = contract.clauses
  if (!block || !preamble || contract.type === 'terms') return []
  return [
    ...signers(contract, block.start),
    ...funds(contract, block.start, Math.min(preamble.end, 1500)),
  ]
}
