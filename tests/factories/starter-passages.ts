import path from 'node:path'
import { checkCitations } from '@/backend/citations/lookup'
import { silentProgress } from '@/backend/corpus/progress'
import { loadStarter } from '@/backend/starter/load'
import { readStarter } from '@/backend/starter/read-starter'
import type { CitableSource } from '@/lib/chat/types'
import type { CitationCheck } from '@/lib/corpus/schema'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { createImportStore, noQuestions, today } from './import-run'

const folder = path.resolve('backend/starter')

export type StarterPassages = {
  /** Without numbers: who uses one gives it its own. */
  articles: CitableSource[]
  decisions: (CitableSource & {
    court: string
    number: string
    date: string | null
    gists: string[]
  })[]
  article(law: string, no: string): CitableSource
  /** The citation check of the case-law service, on the starter corpus. */
  check(text: string): Promise<CitationCheck[]>
  close(): Promise<void>
}

const nothing = { no: 1, isSummary: true, effectiveOn: null, overruledBy: null, page: null }

/** The starter corpus as the passages of answers, and the real check of citations over it. */
export async function starterPassages(): Promise<StarterPassages> {
  const store = await createImportStore()
  await loadStarter({
    sql: store.sql,
    folder,
    dataDir: store.dataDir,
    today,
    progress: silentProgress,
    questions: noQuestions,
  })
  const starter = await readStarter(folder)
  const titles = new Map(starter.laws.map((law) => [law.lawId, law.title]))
  const articles = starter.articles.map(({ lawId, no, title, summary }): CitableSource => {
    const [main, ...branches] = no.split('의')
    return {
      ...nothing,
      type: 'article',
      id: `${lawId}#${no}`,
      label: `${titles.get(lawId)} 제${main}조${branches.map((branch) => `의${branch}`).join('')}`,
      title,
      href: `/statutes/${lawId}/articles/${no}`,
      state: 'in-force',
      passage: summary,
      text: summary,
    }
  })
  const decisions = starter.decisions.map((decision) => {
    const text = decision.issues.map(({ issue, gist }) => `${issue}\n${gist}`).join('\n')
    return {
      ...nothing,
      type: 'case' as const,
      id: decision.serial,
      label: formatCitation(decision),
      title: decision.caseName,
      href: `/cases/${decision.serial}`,
      state: null,
      passage: text,
      text,
      court: decision.court,
      number: decision.caseNumber.split(/[,(]/)[0]?.trim() ?? '',
      date: decision.judgmentDate,
      gists: decision.issues.map(({ gist }) => gist),
    }
  })
  return {
    articles,
    decisions,
    article(law, no) {
      const found = articles.find(({ label }) => label === `${law} 제${no}조`)
      if (!found) throw new Error(`${law} 제${no}조 is not in the starter corpus`)
      return found
    },
    check: (text) => checkCitations(store.sql, text, today),
    close: () => store.close(),
  }
}
