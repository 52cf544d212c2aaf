import type { StarterArticle, StarterDecision, StarterLaw } from '@/lib/corpus/starter-schema'
import { fact, type SourceFile } from './corpus-files'
import { allowedOutcomes, courtName, isNameOf, kindOf, orderOf, satEnBanc } from './decision-facts'
import { citedArticles } from './references'
import { lawFacts, type Statutes } from './statute-index'
import { copiedRun, lettersOf } from './verbatim'

/** Each proof answers what is wrong, in words; nothing when every fact stands in the corpus. */
export function proveDecision(
  decision: StarterDecision,
  file: SourceFile,
  statutes: Statutes,
): string[] {
  const wrong: string[] = []
  const same = (what: string, ours: unknown, theirs: unknown) => {
    if (ours !== theirs) wrong.push(`${what}: ${String(ours)} ≠ ${String(theirs)}`)
  }
  same('caseNumber', decision.caseNumber, fact(file, '사건번호'))
  same('court', decision.court, courtName(fact(file, '법원명')))
  same('judgmentDate', decision.judgmentDate, fact(file, '선고일자'))
  same('caseType', decision.caseType, fact(file, '사건종류'))
  same('judgmentKind', decision.judgmentKind, kindOf(decision.caseNumber))
  same('enBanc', decision.enBanc, satEnBanc(file))
  if (!isNameOf(decision.caseName, fact(file, '사건명'))) {
    same('caseName', decision.caseName, fact(file, '사건명'))
  }
  const outcomes = allowedOutcomes(orderOf(file), decision.court === '대법원')
  if (!outcomes.includes(decision.outcome)) {
    wrong.push(`outcome: ${decision.outcome} not in ${outcomes.join('|')} of 주문`)
  }

  const body = file.sections.판례내용 ?? ''
  const cited = new Set([
    ...citedArticles(file.sections.참조조문 ?? '', statutes.match),
    ...citedArticles(body, statutes.match),
  ])
  for (const id of decision.citedArticles) {
    const [lawId = '', no = ''] = id.split('#')
    const statute = statutes.get(lawId)
    if (!statute?.articles.has(no)) wrong.push(`citedArticles: ${id} is in no statute file`)
    else if (!cited.has(`${statute.key}#${no}`)) {
      wrong.push(`citedArticles: ${statute.key} 제${no}조 is not cited by the decision`)
    }
  }
  const cases = `${file.sections.참조판례 ?? ''}\n${body}`.replace(/\s/g, '')
  for (const number of decision.citedCases) {
    if (!cases.includes(number)) wrong.push(`citedCases: ${number} is not in the decision`)
  }

  const letters = lettersOf(file.text)
  for (const { no, issue, gist } of decision.issues) {
    const run = copiedRun(issue, letters) ?? copiedRun(gist, letters)
    if (run) wrong.push(`issue ${no} copies the source: ${run}`)
  }
  const numbers = decision.issues.map((issue) => issue.no)
  if (new Set(numbers).size !== numbers.length) wrong.push('issue numbers repeat')
  return wrong
}

export function proveArticle(article: StarterArticle, statutes: Statutes): string[] {
  const statute = statutes.get(article.lawId)
  const found = statute?.articles.get(article.no)
  if (!statute || !found) return ['no such article in the statute files']
  const wrong: string[] = []
  if (found.title !== article.title) wrong.push(`title: ${article.title} ≠ ${found.title}`)
  if (found.path !== article.path) wrong.push(`path: ${article.path} ≠ ${found.path}`)
  const run = copiedRun(article.summary, statute.letters)
  if (run) wrong.push(`summary copies the source: ${run}`)
  return wrong
}

export function proveLaw(law: StarterLaw, statutes: Statutes): string[] {
  const statute = statutes.get(law.lawId)
  if (!statute) return ['no statute file has this 법령ID']
  const ours = JSON.stringify(law, Object.keys(law).sort())
  const facts = lawFacts(statute)
  const theirs = JSON.stringify(facts, Object.keys(facts).sort())
  return ours === theirs ? [] : [`${ours} ≠ ${theirs}`]
}
